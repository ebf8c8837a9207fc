import { Hono } from "hono";
import { etag } from "hono/etag";
import type { Site, ThoughtPage } from "../../contract/content.ts";
import { localDay } from "../../contract/day.ts";
import { DEFAULT_LOCALE, isLocale, LOCALE_KEY, type Locale } from "../../contract/locale.ts";
import pageEn from "../../generated/content/en/pages/thought.json";
import site from "../../generated/content/site.json";
import pageSl from "../../generated/content/sl/pages/thought.json";
import type { Env } from "../env.ts";
import { only } from "../http/only.ts";
import { writeCalendar } from "./calendar.ts";
import { writeFeed } from "./feed.ts";

const PAGES: Record<Locale, ThoughtPage> = { sl: pageSl as ThoughtPage, en: pageEn as ThoughtPage };

type Clock = () => Date;

/** `GET /feed.xml`: the thought of each day as a feed. Tests pass a clock of their own. */
export function createFeedRoutes(now?: Clock) {
  return subscription(writeFeed, "application/atom+xml; charset=utf-8", now);
}

/** `GET /thought.ics`: the thoughts of the coming year as a calendar. */
export function createCalendarRoutes(now?: Clock) {
  return subscription(writeCalendar, "text/calendar; charset=utf-8", now);
}

/**
 * A file with the thoughts of days, English with `?lng=en`. It has one language for all its readers, so neither cookie
 * nor browser are asked.
 */
function subscription(write: typeof writeFeed, type: string, now: Clock = () => new Date()) {
  return new Hono<{ Bindings: Env }>()
    .get("/", etag(), (c) => {
      const wish = c.req.query(LOCALE_KEY);
      const locale = isLocale(wish) ? wish : DEFAULT_LOCALE;
      return c.body(write(PAGES[locale], site satisfies Site, locale, localDay(now())), 200, {
        "Content-Type": type,
        "Content-Language": locale,
        "Cache-Control": "public, max-age=3600",
      });
    })
    .all("/", only("GET", "HEAD"));
}
