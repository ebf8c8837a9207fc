import { z } from "zod";

const line = z.string().trim().min(1);

/** `site.yaml`: the owner's facts. */
export const site = z.strictObject({
  organisation: line,
  /** Links are made by putting a path right behind it. */
  origin: z.string().regex(/^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/, {
    message:
      'It must be the address of the site alone, with https:// and nothing behind the name, no slash either, such as "https://example.org"',
  }),
  email: z.email(),
  phone: line,
  telegram: z.url(),
  facebook: z.url(),
  /** Where "Leave quickly" leads; never to the site itself. */
  exit: z.url({ protocol: /^https$/ }),
});
export type Site = z.infer<typeof site>;

/** Some sentences of the owner's own; empty until they are written. */
const ownWords = z.string().trim().max(300);
/** `content/site.yaml`: what every page is told, and the words that one page alone begins with. */
export const siteFile = site.extend({
  /** How this site began; opens the page "Why a cube" (scripts/content/beginning.ts). */
  beginning: z
    .strictObject({ sl: ownWords, en: ownWords })
    .refine(({ sl, en }) => (sl === "") === (en === ""), {
      message: "It is written in one language only. Write it in both, or leave both empty",
    })
    .optional(),
});
