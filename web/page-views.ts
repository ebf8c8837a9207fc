import type { Locale } from "../contract/locale.ts";
import { track } from "./api.ts";

/** No page where somebody looks for help is counted (decisions.md "Pages"). */
const UNCOUNTED = ["/help", "/ten-minutes", "/plan"];

/** Counts a view of a page, without anything about the visitor. */
export function countView(path: string, language: Locale): void {
  if (!UNCOUNTED.includes(path)) track({ event: "page_view", path, language });
}
