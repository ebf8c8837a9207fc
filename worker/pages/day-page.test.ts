import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ThoughtPage } from "../../contract/content.ts";
import { addDays } from "../../contract/day.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import { thoughtOfDay } from "../../contract/thought-of-day.ts";
import pageEn from "../../generated/content/en/pages/thought.json";
import site from "../../generated/content/site.json";
import pageSl from "../../generated/content/sl/pages/thought.json";
import { call } from "../testing/chat.ts";

const PAGES: Record<Locale, ThoughtPage> = { sl: pageSl as ThoughtPage, en: pageEn as ThoughtPage };

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** The page as it is sent at a moment. */
function openAt(moment: string, path = "/thought", headers: Record<string, string> = {}) {
  vi.setSystemTime(moment);
  return call(path, { headers });
}

const shown = (html: string) => /class="thought"[^>]*>([^<]*)</.exec(html)?.[1]?.replaceAll("&quot;", '"');

test.each(["sl", "en"] as const)(
  "each day's page stands there with its thought, its question and its door, in %s",
  async (locale) => {
    const { wisdoms, doors } = PAGES[locale].data;
    for (let ahead = 0; ahead < 18; ahead++) {
      const day = addDays("2026-11-21", ahead);
      const answer = await openAt(`${day}T12:00:00Z`, localizedPath("/thought", locale));
      const wisdom = wisdoms[thoughtOfDay(day) - 1];
      expect([answer.status, shown(answer.text)]).toEqual([200, wisdom?.text]);
      expect(answer.text.replaceAll("&amp;", "&")).toContain(`>${wisdom?.reflect}</p>`);
      const door = doors.find(({ sign }) => sign === wisdom?.face);
      expect(answer.text).toContain(`data-sign="${wisdom?.face}"`);
      expect(answer.text).toContain(`>${door?.title}</span>`);
      expect(answer.text).toContain(
        `<link rel="canonical" href="${site.origin}${localizedPath("/thought", locale)}"`,
      );
    }
  },
);

test.each([
  ["2026-01-31T22:59:59Z", "2026-01-31"],
  ["2026-01-31T23:00:00Z", "2026-02-01"],
  ["2026-06-30T21:59:59Z", "2026-06-30"],
  ["2026-06-30T22:00:00Z", "2026-07-01"],
])("at %s the thought is that of %s", async (moment, day) => {
  const { text } = await openAt(moment);
  expect(shown(text)).toBe(PAGES.sl.data.wisdoms[thoughtOfDay(day) - 1]?.text);
});

test("no thought can be asked for in place of today's", async () => {
  const { text } = await openAt("2026-11-21T12:00:00Z");
  for (const query of ["thought=1", "thought=9", "thought=18"]) {
    const asked = await openAt("2026-11-21T12:00:00Z", `/thought?${query}`);
    expect(shown(asked.text)).toBe(shown(text));
  }
});

test.each([
  ["2026-11-21T12:00:00Z", 3600],
  ["2026-11-21T22:30:00Z", 1800],
  ["2026-11-21T22:59:59Z", 1],
  ["2026-11-21T23:00:00Z", 3600],
])("at %s the page is good for %d seconds, never beyond midnight in Slovenia", async (moment, seconds) => {
  const { headers } = await openAt(moment);
  expect(headers.get("Cache-Control")).toBe(`private, max-age=${seconds}`);
  expect(headers.get("Vary")).toContain("Cookie");
});

test("today's page is not sent again, and yesterday's is no answer today", async () => {
  const etag = (await openAt("2026-11-21T12:00:00Z")).headers.get("ETag") ?? "";
  const asked = { "If-None-Match": etag };
  const [again, tomorrow] = [
    await openAt("2026-11-21T18:00:00Z", "/thought", asked),
    await openAt("2026-11-22T12:00:00Z", "/thought", asked),
  ];
  expect([again.status, again.headers.get("Cache-Control")]).toEqual([304, "private, max-age=3600"]);
  expect(tomorrow.status).toBe(200);
  const english = await openAt("2026-11-21T18:00:00Z", "/thought?lng=en", asked);
  expect(english.status).toBe(200);
});
