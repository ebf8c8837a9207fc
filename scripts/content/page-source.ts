import type { PageMeta } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import type { PageId } from "../../contract/pages.ts";
import type { CompiledMarkdown } from "./markdown.ts";

/** A page as it was read, before it is joined with the others. */
export interface PageSource {
  id: PageId;
  path: string;
  locale: Locale;
  file: string;
  meta: PageMeta;
  body: CompiledMarkdown;
}
