import type { ExternalLink, Links } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";

/** The links of `links.yaml` as pages show them, by group. */
export type LinkShelf = ReadonlyMap<string, ExternalLink[]>;

const WITHOUT_WORDS: Record<Locale, string> = { sl: "brez besed", en: "no words" };

export function shelveLinks(links: Links, locale: Locale): LinkShelf {
  const names = new Intl.DisplayNames([locale], { type: "language" });
  const languageName = (code: string) => (code === "zxx" ? WITHOUT_WORDS[locale] : (names.of(code) ?? code));
  return new Map(
    Object.entries(links).map(([group, items]) => [
      group,
      items.map((item) => ({ ...item, languageName: languageName(item.language) })),
    ]),
  );
}

/** The name that YouTube gives a video; null for another address. */
export function youtubeId(url: string): string | null {
  return /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{11})$/.exec(url)?.[1] ?? null;
}

export function findLink(shelf: LinkShelf, id: string): ExternalLink | undefined {
  return [...shelf.values()].flat().find((link) => youtubeId(link.url) === id);
}
