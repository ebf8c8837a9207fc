import { z } from "zod";
import { TOPIC_IDS } from "./pages.ts";

/* What an editor may write for paper: the words around the long document, and what fits one A4 sheet. */

const line = z.string().trim().min(1);
/** Ids of `helplines.yaml`; lines with the same number share a place. */
const ids = z.array(line).min(1);
/** Rows of them, as they stand on the sheet. */
const helplines = z.array(ids).min(1);

/** `documents.yaml`: what stands around the text in the printed document. */
export const documents = z.strictObject({
  title: line,
  subtitle: line,
  intro: line,
  help_title: line,
  help_text: line,
  closing: line,
  made_from: line,
  /** When a number was compared with its source; `{date}` is filled in. */
  checked: line.includes("{date}"),
  /** The same of all numbers of a sheet. */
  numbers_checked: line.includes("{date}"),
  /** When several helplines with the same number are open. */
  always: line,
  /** What the sign on the first page shows, for those who cannot see it. */
  sign: line,
});
export type DocumentTexts = z.infer<typeof documents>;

/** The pages for those around, each of which has a sheet. */
export const SHEET_IDS = ["for-parents", "for-teachers", "bereaved"] as const;
export type SheetId = (typeof SHEET_IDS)[number];

const sheet = z.strictObject({
  title: line,
  lead: line,
  helplines,
  sections: z.array(z.strictObject({ title: line, items: z.array(line).min(1) })).min(1),
});
export type SheetTexts = z.infer<typeof sheet>;

/** `sheets.yaml`: what to say and do, on one page. */
export const sheets = z.record(z.enum(SHEET_IDS), sheet);

const face = z.strictObject({
  title: line,
  lead: line,
  thought: line,
  questions: z.array(line).length(4),
  /** Something small to do until the next day. */
  try: line,
  read_on: line,
});
export type Face = z.infer<typeof face>;

/** `handouts.yaml`: each face of the cube on one page, for a group that talks about it. */
export const handouts = z.strictObject({
  questions_title: line,
  helplines,
  faces: z.record(z.enum(TOPIC_IDS), face),
});
export type Handouts = z.infer<typeof handouts>;

/** `poster.yaml`: a poster with strips to tear off. */
export const poster = z.strictObject({
  title: line,
  text: line,
  helplines,
  /** What the code is, for those who cannot see it; `{url}` is filled in. */
  qr: line.includes("{url}"),
  /** Beside the code. */
  scan: line,
  strip: z.strictObject({ text: line, helplines: ids }),
});
export type PosterTexts = z.infer<typeof poster>;

/** Everything that is printed in a language, by the name of its file. */
export interface Printed {
  documents: DocumentTexts;
  sheets: Record<SheetId, SheetTexts>;
  handouts: Handouts;
  poster: PosterTexts;
}
