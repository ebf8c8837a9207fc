import { isLocale, type Locale } from "./locale.ts";
import type { Look } from "./look.ts";
import { findPage } from "./pages.ts";
import { PLAIN_HELP } from "./plain-help.ts";

/* What the pages, the build and the service worker agree on (docs/decisions/0020-offline.md). */

/**
 * Whether browsers keep pages for when there is no network. With `false` the build writes a worker that forgets all
 * that was kept and goes away; browsers fetch it at their next visit.
 */
export const KEEPS_PAGES: boolean = true;

/** It never changes: browsers ask there for a newer worker. */
export const SERVICE_WORKER = "/service-worker.js";

/** Of these the address or the visitor's own words would stand on the device, or nothing of them can be used. */
const NEVER_KEPT: readonly string[] = ["search"];

/** What a page tells the service worker when it has been read. */
export interface Visit {
  path: string;
  /** Language of the page. */
  locale: Locale;
  /** Language that the visitor has chosen, or that of the page. */
  choice: Locale;
  /** Nothing is fetched for those who save data or have little of a line. */
  isSparing: boolean;
  /** Which pictures of the cube fit the window. */
  shape: "phone" | "wide";
  /** By day those of the day are kept too; pages of an earlier build do not tell. */
  look?: Look;
  /** Addresses of the pictures that the page shows. */
  pictures: string[];
}

export function isVisit(value: unknown): value is Visit {
  const visit = value as Partial<Visit> | null;
  return isLocale(visit?.locale) && isLocale(visit.choice) && Array.isArray(visit.pictures);
}

/** The short versions of help, each in a language of its own; all of them are small, and kept after one visit. */
export const SHORT_HELP: readonly string[] = PLAIN_HELP.map(({ path }) => path);

/** Whether the page of a path is one that anybody may read, and that says the same to everybody. */
export function canBeKept(path: string): boolean {
  const page = findPage(path);
  return page !== undefined && !("hidden" in page) && !NEVER_KEPT.includes(page.id);
}
