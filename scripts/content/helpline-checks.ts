import type { Helpline, Site } from "../../contract/content.ts";
import { findStale } from "../../contract/helpline-age.ts";
import type { FoundLink } from "./markdown.ts";
import type { Problem } from "./problem.ts";
import { digitsOf, findNumbers } from "./telephone-numbers.ts";

/** A link that calls must reach a helpline or the site, and the very number that stands there. */
export function checkCalls(links: FoundLink[], helplines: Helpline[], site: Site): Problem[] {
  const callable = [
    ...helplines.flatMap(({ number, tel }) => (number && tel ? [{ number, tel }] : [])),
    { number: site.phone, tel: `tel:${site.phone.replace(/[^+\d]/g, "")}` },
  ];
  return links.flatMap(({ url, words, file, line }) => {
    if (!url.startsWith("tel:")) return [];
    const reached = callable.filter(({ tel }) => digitsOf(tel) === digitsOf(url));
    const shown = findNumbers(words).concat(/^\s*\d{3}\s*$/.test(words) ? [words] : []);
    const isMeant = shown.every((text) =>
      reached.some(({ number, tel }) => [digitsOf(number), digitsOf(tel)].includes(digitsOf(text))),
    );
    if (reached.length > 0 && isMeant) return [];
    const message =
      reached.length === 0
        ? `The link "${url}" calls a number that is not in content/helplines.yaml. Correct it, or add it there with its source.`
        : `The link shows "${words}", but calls "${url}". Both must be the same number.`;
    return [{ file, line, message }];
  });
}

/** Lines that somebody should compare with their source again. */
export function staleHelplines(helplines: Helpline[], today: Date): string[] {
  return findStale(helplines, today).map(
    (line) =>
      `content/helplines.yaml: "${line.id}" was last checked on ${line.checked}. Compare it with its source and write today's date.`,
  );
}
