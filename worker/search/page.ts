import { createMiddleware } from "hono/factory";
import type { SearchResult } from "../../contract/api.ts";
import type { SearchMeta } from "../../contract/content.ts";
import { chooseLocale, type Locale } from "../../contract/locale.ts";
import { needsHelp } from "../../recognition/detect.ts";
import { readQuery, SEARCH_PLACES } from "../../contract/search.ts";
import pageEn from "../../generated/content/en/pages/search.json";
import pageSl from "../../generated/content/sl/pages/search.json";
import type { Env } from "../env.ts";
import { findResults } from "./results.ts";

const WORDS: Record<Locale, SearchMeta> = { sl: pageSl.meta, en: pageEn.meta };

/**
 * `GET /search?q=…` without a script: puts what was found into the prerendered page. The same
 * markup is made by web/search/site-search.tsx, which takes it over.
 */
export const fillSearchPage = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  await next();
  const query = readQuery(c.req.queries("q")?.at(-1));
  if (query === "" || c.res.status !== 200) return;
  const locale = chooseLocale({ query: c.res.headers.get("Content-Language") });
  const results = findResults(query, locale);
  const { found, nothing } = WORDS[locale];

  const show = { element: (place: Element) => void place.removeAttribute("hidden") };
  const page = new HTMLRewriter()
    .on("title", { element: (title) => void title.prepend(`${query} · `) })
    .on("link[rel=canonical], link[hreflang]", { element: (link) => void link.remove() })
    .on("head", {
      element: (head) => void head.append('<meta name="robots" content="noindex" data-page>', { html: true }),
    })
    .on("main input[name=q]", { element: (field) => void field.setAttribute("value", escape(query)) })
    .on(`#${SEARCH_PLACES.status}`, {
      element: (status) => {
        const count = String(results.length);
        status.setInnerContent(results.length > 0 ? found.replace("{count}", count) : nothing.title);
      },
    })
    .on(`#${SEARCH_PLACES.results}`, {
      element: (list) => void list.setInnerContent(results.map(renderResult).join(""), { html: true }),
    });
  if (needsHelp(query)) page.on(`#${SEARCH_PLACES.help}`, show);
  if (results.length === 0) page.on(`#${SEARCH_PLACES.nothing}`, show);
  c.res = page.transform(c.res);
  // It names the page without its results.
  c.header("ETag", undefined);
});

/** One result as HTML. */
function renderResult({ path, title, section, excerpt }: SearchResult): string {
  const text = excerpt
    .map((piece) => (piece.match ? `<mark>${escape(piece.text)}</mark>` : escape(piece.text)))
    .join("");
  const page = section === title ? "" : `<p class="result-page">${escape(title)}</p>`;
  return `<li>${page}<h2><a href="${escape(path)}">${escape(section)}</a></h2><p>${text}</p></li>`;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
