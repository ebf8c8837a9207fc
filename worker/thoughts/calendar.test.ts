import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ThoughtPage } from "../../contract/content.ts";
import { addDays } from "../../contract/day.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import { thoughtOfDay } from "../../contract/thought-of-day.ts";
import { thoughtPath } from "../../contract/thoughts.ts";
import pageEn from "../../generated/content/en/pages/thought.json";
import site from "../../generated/content/site.json";
import pageSl from "../../generated/content/sl/pages/thought.json";
import { call } from "../testing/chat.ts";
import { writeCalendar } from "./calendar.ts";
import { createCalendarRoutes } from "./routes.ts";

const PAGES: Record<Locale, ThoughtPage> = { sl: pageSl as ThoughtPage, en: pageEn as ThoughtPage };
const TODAY = "2028-02-27";

/** A property of a calendar: its name, what stands between name and value, the value as it is read. */
type Property = { name: string; parameters: string; value: string };

/** Reads a calendar line by line, as RFC 5545 says: unfolded, then each line a name, parameters and a value. */
function read(calendar: string): { head: Property[]; events: Property[][] } {
  expect(calendar.endsWith("\r\n")).toBe(true);
  const lines = calendar.slice(0, -2).replaceAll("\r\n ", "").split("\r\n");
  const head: Property[] = [];
  const events: Property[][] = [];
  let open: string[] = [];
  for (const line of lines) {
    const [, name = "", parameters = "", value = ""] =
      /^([A-Z-]+)((?:;[A-Z]+=[\w-]+)*):(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe("");
    if (name === "BEGIN") {
      open = [...open, value];
      if (value === "VEVENT") events.push([]);
    } else if (name === "END") {
      expect(open.at(-1)).toBe(value);
      open = open.slice(0, -1);
    } else {
      const text = value.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
      (open.at(-1) === "VEVENT" ? events.at(-1) : head)?.push({ name, parameters, value: text });
    }
  }
  expect(open).toEqual([]);
  return { head, events };
}

const valueOf = (properties: Property[] | undefined, name: string) =>
  properties?.filter((property) => property.name === name).map(({ value }) => value);

test.each(["sl", "en"] as const)("a year of days, each with its thought, in %s", (locale) => {
  const { head, events } = read(writeCalendar(PAGES[locale], site, locale, TODAY));
  expect(valueOf(head, "VERSION")).toEqual(["2.0"]);
  expect(valueOf(head, "PRODID")).toHaveLength(1);
  expect(valueOf(head, "X-WR-CALNAME")).toEqual([PAGES[locale].meta.feed.title]);
  expect(events).toHaveLength(366);
  for (const [ahead, event] of events.entries()) {
    const day = addDays(TODAY, ahead);
    const number = thoughtOfDay(day);
    const wisdom = PAGES[locale].data.wisdoms[number - 1];
    const address = site.origin + localizedPath(thoughtPath(number), locale);
    expect(valueOf(event, "SUMMARY")).toEqual([wisdom?.text]);
    expect(valueOf(event, "DESCRIPTION")).toEqual([`${wisdom?.reflect}\n${address}`]);
    expect(valueOf(event, "URL")).toEqual([address]);
    expect(valueOf(event, "DTSTART")).toEqual([day.replaceAll("-", "")]);
    expect(valueOf(event, "DTEND")).toEqual([addDays(day, 1).replaceAll("-", "")]);
    expect(event.find(({ name }) => name === "DTSTART")?.parameters).toBe(";VALUE=DATE");
    // The day stays free, and nobody is alerted.
    expect(valueOf(event, "TRANSP")).toEqual(["TRANSPARENT"]);
    expect(valueOf(event, "DTSTAMP")).toEqual(["20280226T230000Z"]);
  }
  expect(new Set(events.flatMap((event) => valueOf(event, "UID"))).size).toBe(366);
});

test("no line is longer than 75 octets, each ends with CR and LF, and no letter is cut", () => {
  const calendar = writeCalendar(PAGES.sl, site, "sl", TODAY);
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = calendar.split("\r\n");
  const lengths = lines.map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(lengths).toContain(75);
  expect(calendar).not.toContain("\u{fffd}");
});

test("signs with a meaning in a calendar are words in a thought", () => {
  const { wisdoms } = PAGES.sl.data;
  const text = "a\\b; c, d: »e«";
  const page = {
    ...PAGES.sl,
    data: { ...PAGES.sl.data, wisdoms: wisdoms.map((each) => ({ ...each, text })) },
  };
  const calendar = writeCalendar(page, site, "sl", TODAY);
  expect(calendar).toContain("SUMMARY;LANGUAGE=sl:a\\\\b\\; c\\, d: »e«\r\n");
  expect(valueOf(read(calendar).events[0], "SUMMARY")).toEqual([text]);
});

test("a day keeps its event from one day to the next", () => {
  const on = (today: string) => read(writeCalendar(PAGES.en, site, "en", today)).events;
  const withoutStamp = (event: Property[] | undefined) => event?.filter(({ name }) => name !== "DTSTAMP");
  expect(withoutStamp(on(TODAY)[1])).toEqual(withoutStamp(on(addDays(TODAY, 1))[0]));
});

test("the calendar begins with the day in Slovenia, is Slovenian unless its address says English, and may be kept for an hour", async () => {
  const at = async (moment: string) => {
    const response = await createCalendarRoutes(() => new Date(moment)).request("/", {}, env);
    return valueOf(read(await response.text()).events[0], "DTSTART");
  };
  expect(await at("2026-06-30T21:59:00Z")).toEqual(["20260630"]);
  expect(await at("2026-06-30T22:01:00Z")).toEqual(["20260701"]);

  const first = await call("/thought.ics", { headers: { "Accept-Language": "en", Cookie: "lng=en" } });
  expect(first.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(first.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect(first.text).toContain("SUMMARY;LANGUAGE=sl:");
  expect((await call("/thought.ics?lng=en")).text).toContain("SUMMARY;LANGUAGE=en:");
  const again = await call("/thought.ics", {
    headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
  });
  expect([again.status, again.text]).toEqual([304, ""]);
});
