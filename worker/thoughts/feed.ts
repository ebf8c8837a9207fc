import type { Site, ThoughtPage } from "../../contract/content.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import { thoughtOfDay } from "../../contract/thought-of-day.ts";
import { FEED_PATH, thoughtPath } from "../../contract/thoughts.ts";
import { daysUntil, writeStartOfDay } from "./local-time.ts";

/** How many days the feed holds. */
const FEED_DAYS = 30;

/**
 * The thoughts of the last 30 days as an Atom feed (RFC 4287), newest first.
 *
 * @param page the compiled page of the thought of the day
 * @param today `YYYY-MM-DD`
 */
export function writeFeed(page: ThoughtPage, site: Site, locale: Locale, today: string): string {
  const { title, subtitle } = page.meta.feed;
  const address = (path: string) => escapeXml(site.origin + localizedPath(path, locale));
  const tag = (day: string) => `tag:${new URL(site.origin).host},${day}:thought-of-the-day/${locale}`;

  const entries = daysUntil(today, FEED_DAYS).flatMap((day) => {
    const number = thoughtOfDay(day);
    const wisdom = page.data.wisdoms[number - 1];
    if (!wisdom) return [];
    const { text, reflect } = wisdom;
    return [
      "<entry>",
      `<id>${tag(day)}</id>`,
      `<title>${escapeXml(text)}</title>`,
      `<updated>${writeStartOfDay(day)}</updated>`,
      `<link rel="alternate" type="text/html" href="${address(thoughtPath(number))}"/>`,
      // A feed's HTML is text: escaped once as HTML and once more as XML.
      `<content type="html">${escapeXml(`<p>${escapeXml(text)}</p><p><em>${escapeXml(reflect)}</em></p>`)}</content>`,
      "</entry>",
    ];
  });

  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${address(FEED_PATH)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(subtitle)}</subtitle>`,
    `<updated>${writeStartOfDay(today)}</updated>`,
    `<author><name>${escapeXml(site.organisation)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${address(FEED_PATH)}"/>`,
    `<link rel="alternate" type="text/html" href="${address(page.path)}"/>`,
    ...entries,
    "</feed>\n",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
