import { acceptedLanguages, isLocale } from "../../contract/locale.ts";
import { PLAIN_HELP, type PlainHelp } from "../../contract/plain-help.ts";
import compiled from "../../generated/content/plain-help.json";

const SHORT_PAGES = compiled as readonly PlainHelp[];

/** Who reads these reads the page of that language, too. */
const ALIKE: Record<string, string> = { sr: "hr", bs: "hr", sh: "hr", me: "hr" };

/** Where on the page of help it stands; web/routes/help.tsx leaves the place empty. */
const PLACE = ".help-own-language";

/**
 * The short version of help in the language that a browser wishes most, null where that is one of the site's own.
 *
 * @param accepted an Accept-Language header
 */
export function findShortHelp(accepted: string | undefined): PlainHelp | null {
  for (const language of acceptedLanguages(accepted)) {
    if (isLocale(language)) return null;
    const wanted = ALIKE[language] ?? language;
    const known = PLAIN_HELP.find((page) => page.language === wanted);
    if (known) return SHORT_PAGES.find(({ id }) => id === known.id) ?? null;
  }
  return null;
}

/** Puts the way to it above everything else on the page of help. */
export function offerShortHelp({ path, language, name, title }: PlainHelp, page: Response): Response {
  const link = `<a class="link" href="${path}" hreflang="${language}" lang="${language}">${name}: ${title}</a>`;
  return new HTMLRewriter()
    .on(PLACE, { element: (place) => void place.setInnerContent(link, { html: true }) })
    .transform(page);
}
