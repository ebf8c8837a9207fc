import { z } from "zod";
import type { Locale } from "./locale.ts";
import { PAGES, type PageId } from "./pages.ts";

const line = z.string().trim().min(1);
const both = z.strictObject({ sl: line, en: line });
const id = z.string().regex(/^[a-z][a-z0-9-]{0,38}$/);

/** What kind of talk a topic is: a matter of life, of faith, of the site, or talk itself. */
export const TOPIC_KINDS = ["life", "faith", "site", "talk"] as const;

/** One sentence a line, as people write. */
const sentences = z.string().trim().min(1);
const pageId = z.enum(PAGES.map((page) => page.id) as [PageId, ...PageId[]]);

/** `content/care/topics/<id>.yaml`: what people bring, how it is recognised and what is said (docs/recipes.md). */
export const topicFile = z.strictObject({
  /** On the button, after "Is it about …". */
  name: both,
  /** For editors: what belongs to it. */
  what: line,
  kind: z.enum(TOPIC_KINDS),
  /** Labels of the corpus of facts whose messages are about it too. */
  learns_from: z.array(line).optional(),
  /** The label of the corpus that holds it among others. */
  within: line.optional(),
  /** The page or section where there is more. */
  link: both.optional(),
  /** One or two more places, such as a thought of the cube: "/throw-cube?thought=6". */
  also: z.array(both).min(1).max(2).optional(),
  /** Ids of helplines.yaml, only where a number is called for; they stand under the first answer. */
  helplines: z.array(id).min(1).optional(),
  reviewed_by: z.string(),
  reviewed_on: z.union([z.literal(""), z.iso.date()]),
  /** The first is said first, the next where it is spoken of again. */
  answers: z.strictObject({ sl: z.array(line).min(1), en: z.array(line).min(1) }),
  /** The page that shows the parts, by `::topic{id="…"}`; the answers lead there. */
  page: pageId.optional(),
  /** Words by which people look for that page; the search knows them and shows them nowhere. */
  searched: z.strictObject({ sl: sentences, en: sentences }).optional(),
  /** What the page shows under headings, and the conversation goes on with. Paragraphs, lists and links. */
  parts: z
    .array(z.strictObject({ title: both, text: both }))
    .min(1)
    .optional(),
  examples: z.strictObject({ sl: sentences, en: sentences }),
  /** What only sounds like it. */
  counter: z.strictObject({ sl: sentences, en: sentences }).optional(),
});
export type TopicFile = z.infer<typeof topicFile>;

/** `content/care/guide.yaml`: what the guide says around topics and passages; each list is said one after the other. */
export const guideTexts = z.strictObject({
  offer: z.array(both).min(4),
  open: z.array(both).min(4),
  listen: z.array(both).min(4),
  /** Instead of these where danger was told before. */
  careful: z.array(both).min(4),
  /** Where danger is told anew and the sheet has said all it has; numbers follow. */
  grave: z.array(both).min(2),
  passage: z.array(both).min(4),
  thought: z.array(both).min(3),
  story: z.array(both).min(3),
  page: z.array(both).min(3),
  write: z.array(both).min(2),
  /** Instead of these where danger was told before. */
  person: z.array(both).min(2),
  none: z.array(both).min(2),
  /** Before links to more places. */
  beside: both,
  choices: z.strictObject({ thought: both, story: both, page: both, write: both, none: both }),
  /** Answers that ask for nothing new, one a line. */
  vague: z.strictObject({ sl: sentences, en: sentences }),
  /** Topics that are offered as a guess only where it is a good one. */
  delicate: z.array(id),
  /** Topics that are not answered where a message says more than that. */
  polite: z.array(id),
  /** Sections that are named and linked, and never quoted. */
  unquoted: z.array(line),
  /** Sections that only those are led to who asked about one of these topics. */
  held: z.strictObject({ topics: z.array(id), sections: z.array(line) }),
});
export type GuideTexts = z.infer<typeof guideTexts>;

/** A place of the site and what it is called. */
export interface NamedLink {
  path: string;
  title: string;
}

/** A part of the page of a topic: shown there, and said in the conversation. */
export interface TopicPart extends NamedLink {
  /** Markdown. */
  text: string;
}

/** A topic as the worker speaks of it. */
export interface Topic {
  id: string;
  kind: (typeof TOPIC_KINDS)[number];
  /** What the corpus calls it. */
  labels: string[];
  name: Record<Locale, string>;
  answers: Record<Locale, string[]>;
  /** Where there is more, with the name of the place. */
  link: Record<Locale, NamedLink> | null;
  also: Record<Locale, NamedLink>[];
  parts: Record<Locale, TopicPart[]>;
  /** Who can be called, in a sentence, or nothing. */
  help: Record<Locale, string> | null;
}
