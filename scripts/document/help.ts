import { splitCalls, type CallableNumber } from "../../contract/called-numbers.ts";
import type { DocumentTexts, Helpline } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { showUrl } from "./blocks.ts";
import type { Flow } from "./flow.ts";
import type { Span } from "./lines.ts";
import { SEPARATOR, STYLES, type TextStyle } from "./style.ts";

const NUMBER_WIDTH = 106;

/**
 * Who to call, as it stands on the first and on the last page.
 *
 * @param numbers that the sentence above the list may name beside those of the list
 */
export function addHelp(
  flow: Flow,
  texts: DocumentTexts,
  helplines: Helpline[],
  numbers: readonly CallableNumber[],
  locale: Locale,
): void {
  flow.heading(2, texts.help_title, STYLES.subheading);
  flow.space(5);
  flow.paragraph(callableSpans(texts.help_text, numbers), STYLES.body);
  flow.space(4);
  flow.within("L", () => {
    for (const line of helplines) {
      flow.space(5);
      flow.together(() =>
        flow.within("LI", () => flow.within("LBody", () => addHelpline(flow, line, texts, locale))),
      );
    }
  });
}

/**
 * On a screen, too, a document is read by somebody who wants to call.
 *
 * @param numbers that become links
 */
export function callableSpans(
  text: string,
  numbers: readonly CallableNumber[],
  style: TextStyle = STYLES.body,
): Span[] {
  return splitCalls(text, numbers).map((part) => ({
    text: part.text,
    style,
    ...(part.href !== undefined && { link: { url: part.href, label: part.text } }),
  }));
}

function addHelpline(flow: Flow, line: Helpline, texts: DocumentTexts, locale: Locale): void {
  const name = line.name[locale];
  const address = line.url ? showUrl(line.url) : "";
  flow.label(labelOf(line, name, address), "P");
  flow.inset(NUMBER_WIDTH, false, () => {
    flow.paragraph([{ text: name, style: { ...STYLES.body, font: "semibold" } }], STYLES.body);
    const checked = texts.checked
      .replace("{date}", formatDate(line.checked, locale))
      .replaceAll(" ", "\u00a0");
    const facts: Span[] = [
      { text: line.for[locale] + SEPARATOR + line.hours_text[locale], style: STYLES.facts },
      { text: SEPARATOR + checked, style: STYLES.small },
    ];
    if (line.url && line.number) {
      facts.push(
        { text: SEPARATOR, style: STYLES.small },
        { text: address, style: STYLES.small, link: { url: line.url, label: name } },
      );
    }
    flow.paragraph(facts, STYLES.small);
  });
}

/** The number to call, or the address where there is none. */
function labelOf(line: Helpline, name: string, address: string): Span {
  const url = line.number ? line.tel : line.url;
  return {
    text: line.number ?? address,
    style: line.number ? STYLES.number : { ...STYLES.body, font: "semibold" },
    link: url ? { url, label: [name, line.number].filter(Boolean).join(", ") } : undefined,
    quiet: true,
  };
}

/** "15. 8. 2026", "15 August 2026". */
export function formatDate(date: string, locale: Locale): string {
  const month = locale === "sl" ? "numeric" : "long";
  const format = new Intl.DateTimeFormat(locale === "sl" ? "sl" : "en-GB", {
    day: "numeric",
    month,
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(date));
}
