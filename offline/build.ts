import type { Locale } from "../contract/locale.ts";
import type { Visit } from "../contract/offline.ts";

/** What the build tells the service worker (scripts/service-worker.ts). */
export interface Build {
  /** Kept by everybody, in both languages: help, and what stands in for a page that is not kept. */
  first: { url: string; revision: string }[];
  /** Kept after one visit of any page. */
  ahead: Record<Locale, { pages: string[]; files: string[] }>;
  pictures: Record<Visit["shape"], string[]>;
  /** Beside them for who sees the site by day. */
  dayPictures: Record<Visit["shape"], string[]>;
  /** What the app needs of its own for a page, by path. */
  own: Record<Locale, Record<string, string[]>>;
}
