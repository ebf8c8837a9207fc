import type { Locale } from "./locale.ts";

/** Pages that are documents too, and the names of their files; the build writes one a language. */
export const DOCUMENT_NAMES = {
  hope: { sl: "upanje-v-temi", en: "hope-in-darkness" },
  protocol: { sl: "pogovor-v-stiski", en: "crisis-protocol" },
} satisfies Record<string, Record<Locale, string>>;
export type DocumentName = keyof typeof DOCUMENT_NAMES;

/** The address of a document, and its path in the built site. */
export function documentPath(locale: Locale, name: DocumentName = "hope"): string {
  return `/documents/${DOCUMENT_NAMES[name][locale]}.pdf`;
}
