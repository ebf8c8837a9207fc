import { z } from "zod";
import { LOCALES, type Locale } from "./locale.ts";

const line = z.string().trim().min(1);
/** Text with blank lines between paragraphs and Markdown inside them. */
const prose = z.string().trim().min(1);

/**
 * `content/witnesses.yaml`: how real people came through, in their own words. Nobody is invented, nobody stands here
 * without consent, and nothing is published that was not read for safe messaging (content/README.md "Witnesses").
 */
export const witnesses = z.array(
  z.strictObject({
    /** As the person wishes to be called; a first name or initials are enough. */
    name: z.strictObject({ sl: line, en: line }),
    /** Given in writing by a grown-up, of their own words. */
    consent: z.strictObject({
      date: z.iso.date(),
      /** Who keeps it. */
      held_by: line,
      /** The person is eighteen or older. */
      is_adult: z.literal(true),
    }),
    /** In which this was told. */
    year: z.int().min(1990).max(2100),
    /** What helped, in one sentence. */
    through: z.strictObject({ sl: line.max(160), en: line.max(160) }),
    /** As the person says it; `untold` where they would rather not. */
    faith: z.enum(["believes", "does-not-believe", "searches", "untold"]),
    /** Who read it for safe messaging, a person who knows the rules, and when. */
    checked: z.strictObject({ by: line, on: z.iso.date() }),
    /** The language in which it was told; the other is a translation. */
    original: z.enum(LOCALES),
    /** Ends with a paragraph that leads to /help. */
    words: z.strictObject({ sl: prose, en: prose }),
  }),
);
export type Witness = z.infer<typeof witnesses>[number];

/** A witness as the page shows it. */
export interface ShownWitness {
  name: string;
  year: number;
  through: string;
  faith: Witness["faith"];
  html: string;
  /** Where these words are a translation, the language in which they were told. */
  translatedFrom: Locale | null;
}
