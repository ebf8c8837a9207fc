import type { Locale } from "./locale.ts";
import type { TopicId } from "./pages.ts";

/** The handout of each face of the cube. */
const HANDOUT_NAMES = {
  "handout-what-is": { sl: "kaj-je-modrost", en: "what-is-wisdom" },
  "handout-darkness-hope": { sl: "tema-in-upanje", en: "darkness-and-hope" },
  "handout-heaven-hell": { sl: "nebesa-in-pekel", en: "heaven-and-hell" },
  "handout-sing-nations": { sl: "pojte-vsi-narodi", en: "sing-all-nations" },
  "handout-great-wisdoms": { sl: "velike-modrosti", en: "great-wisdoms" },
  "handout-what-is-not": { sl: "kaj-ni-modrost", en: "what-is-not-wisdom" },
} satisfies Record<`handout-${TopicId}`, Record<Locale, string>>;

/** What can be printed, and the names of the files; the build writes one a language. */
export const DOCUMENT_NAMES = {
  hope: { sl: "upanje-v-temi", en: "hope-in-darkness" },
  protocol: { sl: "pogovor-v-stiski", en: "crisis-protocol" },
  "for-parents": { sl: "za-starse", en: "for-parents" },
  "for-teachers": { sl: "za-ucitelje", en: "for-teachers" },
  bereaved: { sl: "za-zalujoce", en: "for-the-bereaved" },
  poster: { sl: "plakat", en: "poster" },
  ...HANDOUT_NAMES,
} satisfies Record<string, Record<Locale, string>>;
export type DocumentName = keyof typeof DOCUMENT_NAMES;

/** The address of a document, and its path in the built site. */
export function documentPath(locale: Locale, name: DocumentName = "hope"): string {
  return `/documents/${DOCUMENT_NAMES[name][locale]}.pdf`;
}
