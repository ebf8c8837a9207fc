import { Hono } from "hono";
import { etag } from "hono/etag";
import type { Site, ThrowCubePage } from "../../contract/content.ts";
import { DEFAULT_LOCALE, isLocale, LOCALE_KEY, type Locale } from "../../contract/locale.ts";
import pageEn from "../../generated/content/en/pages/throw-cube.json";
import site from "../../generated/content/site.json";
import pageSl from "../../generated/content/sl/pages/throw-cube.json";
import type { Env } from "../env.ts";
import { only } from "../http/only.ts";
import { writeFeed } from "./feed.ts";
import { dayOf } from "./thought-of-day.ts";

const PAGES: Record<Locale, ThrowCubePage> = { sl: pageSl as ThrowCubePage, en: pageEn as ThrowCubePage };

/**
 * `GET /feed.xml`: the thought of each day, English with `?lng=en`. A feed has one language for all its readers, so
 * neither cookie nor browser are asked. Tests pass a clock of their own.
 */
export function createFeedRoutes(now: () => Date = () => new Date()) {
  return new Hono<{ Bindings: Env }>()
    .get("/", etag(), (c) => {
      const wish = c.req.query(LOCALE_KEY);
      const locale = isLocale(wish) ? wish : DEFAULT_LOCALE;
      return c.body(writeFeed(PAGES[locale], site satisfies Site, locale, dayOf(now())), 200, {
        "Content-Type": "application/atom+xml; charset=utf-8",
        "Content-Language": locale,
        "Cache-Control": "public, max-age=3600",
      });
    })
    .all("/", only("GET", "HEAD"));
}
