import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch as useAddress } from "@tanstack/react-router";
import { useCallback } from "react";
import type { Locale } from "../../contract/locale.ts";
import { readQuery, SEARCH_PLACES } from "../../contract/search.ts";
import { search } from "../api.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { SearchForm } from "../search/search-form.tsx";
import { SearchHelp } from "../search/search-help.tsx";
import { SearchResults } from "../search/search-results.tsx";
import { describeState, hasNothing } from "../search/search-state.ts";
import { useHelpCheck } from "../search/use-help-check.ts";
import { useSearch } from "../search/use-search.ts";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** Search in all texts. The address holds the question, so that it can be kept and shared. */
export function Screen() {
  const { i18n } = useLingui();
  const locale = i18n.locale as Locale;
  const { meta, blocks, data } = usePage("search");
  const query = useAddress({ strict: false, select: (address) => readQuery(address.q) });
  const state = useSearch(query, locale, search);
  const isHelpShown = useHelpCheck(query);
  const navigate = useNavigate();

  const ask = useCallback(
    (q: string) =>
      void navigate({
        to: ".",
        search: (address) => {
          const next = { ...address, q };
          if (q === "") delete (next as { q?: string }).q;
          return next;
        },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );

  return (
    <article className="essay search">
      <PageHead meta={meta} />
      <SearchForm meta={meta} query={query} onQuery={ask} />
      <SearchHelp {...data} locale={locale} isShown={isHelpShown} />
      <p id={SEARCH_PLACES.status} className="search-status" role="status">
        {describeState(state, meta)}
      </p>
      <SearchResults state={state} />
      <div id={SEARCH_PLACES.nothing} className="search-nothing" hidden={!hasNothing(state)}>
        <p>{meta.nothing.text}</p>
        <p className="actions">
          <a className="link" href="/chat">
            {meta.nothing.chat}
          </a>
          <a className="link" href="/help">
            {meta.nothing.help}
          </a>
        </p>
      </div>
      <Blocks blocks={blocks} />
    </article>
  );
}
