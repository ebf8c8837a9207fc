import type { Site, ThoughtPage } from "../../contract/content.ts";
import { addDays, startOfDay } from "../../contract/day.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import { thoughtOfDay } from "../../contract/thought-of-day.ts";
import { thoughtPath } from "../../contract/thoughts.ts";

/** How many days from today on the calendar holds: whoever puts it in once has a year of thoughts. */
const CALENDAR_DAYS = 366;

/** A line is no longer than this, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * The thoughts of the coming year as a calendar (RFC 5545): a day-long event each day that leaves the day free and alerts
 * nobody. An event keeps its UID, so that a calendar that asks again finds the same ones.
 *
 * @param page the compiled page of the thought of the day
 * @param today `YYYY-MM-DD`
 */
export function writeCalendar(page: ThoughtPage, site: Site, locale: Locale, today: string): string {
  const host = new URL(site.origin).host;
  // Of the day, not of the moment: the same day gives the same file.
  const stamp = startOfDay(today)
    .toISOString()
    .replace(/[-:]|\.\d+/g, "");
  const events = Array.from({ length: CALENDAR_DAYS }, (_, ahead) => addDays(today, ahead)).flatMap((day) => {
    const number = thoughtOfDay(day);
    const wisdom = page.data.wisdoms[number - 1];
    if (!wisdom) return [];
    const address = site.origin + localizedPath(thoughtPath(number), locale);
    return [
      "BEGIN:VEVENT",
      `UID:${day}-${locale}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY;LANGUAGE=${locale}:${escapeText(wisdom.text)}`,
      `DESCRIPTION;LANGUAGE=${locale}:${escapeText(`${wisdom.reflect}\n${address}`)}`,
      `URL:${address}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  const name = escapeText(page.meta.feed.title);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//${page.id}//${locale.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    // The name by RFC 7986, and by the older custom that most calendars know.
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `DESCRIPTION:${escapeText(page.meta.feed.subtitle)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1W",
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** `2026-11-21` → `20261121` */
function compact(day: string): string {
  return day.replaceAll("-", "");
}

/** RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Breaks a line after 75 octets at most, never within a character; what follows begins with a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
