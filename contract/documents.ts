import type { Locale } from "./locale.ts";

/** The page Darkness and Hope as a document; the build writes one file a language. */
export const DOCUMENT_NAMES: Record<Locale, string> = { sl: "upanje-v-temi", en: "hope-in-darkness" };

/** The address of the document, and its path in the built site. */
export function documentPath(locale: Locale): string {
  return `/documents/${DOCUMENT_NAMES[locale]}.pdf`;
}
