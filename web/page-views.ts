import type { Locale } from "../contract/locale.ts";
import { UNCOUNTED_PATHS } from "../contract/pages.ts";
import { track } from "./api.ts";

/** Counts a view of a page, without anything about the visitor. */
export function countView(path: string, language: Locale): void {
  if (!UNCOUNTED_PATHS.includes(path)) track({ event: "page_view", path, language });
}
