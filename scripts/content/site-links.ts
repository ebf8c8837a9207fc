import type { AnyPage } from "../../contract/content.ts";
import { PAGES } from "../../contract/pages.ts";
import type { FoundLink } from "./markdown.ts";
import type { Problem } from "./problem.ts";

/**
 * Links within the site must lead to a page, and to a heading that stands on it.
 *
 * @param files the compiled pages, by path
 */
export function checkLinks(links: FoundLink[], files: Map<string, unknown>): Problem[] {
  return links.flatMap(({ url, file, line }) => {
    if (/^(https:\/\/|tel:|mailto:)/.test(url)) return [];
    if (!url.startsWith("/")) {
      return [
        {
          file,
          line,
          message: `The link "${url}" should begin with https:// (another website) or with / (a page of ours, such as /faq).`,
        },
      ];
    }
    const [path = "", anchor] = url.split("#");
    const page = PAGES.find((candidate) => candidate.path === path);
    if (!page)
      return [
        {
          file,
          line,
          message: `The link "${url}" leads to no page. The pages are: ${PAGES.map((candidate) => candidate.path).join(", ")}.`,
        },
      ];
    const locale = file.split("/")[1];
    const target = files.get(`${locale}/pages/${page.id}.json`) as AnyPage | undefined;
    if (anchor && target && !target.headings.some((heading) => heading.id === anchor)) {
      return [
        {
          file,
          line,
          message: `The link "${url}" leads to no heading of that page. Its headings are: ${target.headings.map((heading) => `#${heading.id}`).join(", ") || "none"}.`,
        },
      ];
    }
    return [];
  });
}
