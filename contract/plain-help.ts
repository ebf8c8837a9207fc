import type { CallableNumber } from "./called-numbers.ts";
import type { Leave } from "./leave.ts";
import type { ChannelKind } from "./helpline-ways.ts";

/**
 * Short versions of /help in other languages and in easy Slovenian, one page each: `content/plain/<id>.yaml`.
 * `name` is what the language calls itself.
 */
export const PLAIN_HELP = [
  { id: "easy", path: "/help/lahko-branje", language: "sl", name: "Lahko branje" },
  { id: "it", path: "/help/it", language: "it", name: "Italiano" },
  { id: "hu", path: "/help/hu", language: "hu", name: "Magyar" },
  { id: "hr", path: "/help/hr", language: "hr", name: "Hrvatski / srpski" },
  { id: "de", path: "/help/de", language: "de", name: "Deutsch" },
] as const;
export type PlainHelpId = (typeof PLAIN_HELP)[number]["id"];

/** A helpline in the words of such a page. */
export interface PlainHelpLine {
  id: string;
  name: string;
  about: string;
  ways: { kind: ChannelKind; shown: string; href: string }[];
}

/** What the build makes of one of these pages. */
export interface PlainHelp {
  id: PlainHelpId;
  path: string;
  language: string;
  name: string;
  title: string;
  description: string;
  lead: string;
  full: string;
  leave: Pick<Leave, "label" | "hint" | "announce">;
  lines: PlainHelpLine[];
  /** What can be called in the sentences. */
  numbers: readonly CallableNumber[];
  sections: { title: string; steps?: string[] | undefined; paragraphs?: string[] | undefined }[];
  /** Null where somebody who speaks the language from home has read it. */
  notRead: string | null;
}
