import { Plural, Trans } from "@lingui/react/macro";
import type { Locale } from "../../contract/locale.ts";
import { SELECTED_MAX, type ConversationRow } from "../../contract/logs.ts";
import { ConversationTable } from "./conversation-table.tsx";
import type { DeletionWish } from "./delete-dialog.tsx";
import { hasCriteria, type LogView } from "./log-address.ts";
import type { LogList } from "./use-log-list.ts";

interface ConversationListProps {
  list: LogList;
  view: LogView;
  locale: Locale;
  revealed: ReadonlySet<number>;
  onOpen: (row: ConversationRow) => void;
  onExport: () => void;
  onDelete: (wish: DeletionWish) => void;
}

/** The conversations, what can be done with them, and the way to more of them. */
export function ConversationList(props: ConversationListProps) {
  const { list, view, locale, revealed, onOpen, onExport, onDelete } = props;
  const { state, dispatch } = list;
  const marked = [...state.marked];
  return (
    <section className="log-list" aria-labelledby="log-list-heading" aria-busy={state.phase === "loading"}>
      <div className="log-list-head">
        <h2 id="log-list-heading" tabIndex={-1}>
          <Trans comment="Heading of the list">Conversations</Trans>
        </h2>
        <p className="log-list-actions">
          {marked.length > 0 && (
            <button
              type="button"
              className="log-button"
              disabled={marked.length > SELECTED_MAX}
              onClick={() => onDelete({ ids: marked })}
            >
              <Plural value={marked.length} one="Delete # marked" other="Delete # marked" />
            </button>
          )}
          {marked.length === 0 && hasCriteria(view.filter) && (
            <button
              type="button"
              className="log-button log-button-plain"
              onClick={() => onDelete({ filter: view.filter, before: new Date().toISOString() })}
            >
              <Trans comment="Button: delete every conversation that fits the filter">
                Delete all of the filter
              </Trans>
            </button>
          )}
          <button type="button" className="log-button" onClick={onExport}>
            <Trans comment="Button: download conversations as a file">Export</Trans>
          </button>
        </p>
      </div>
      <p className="log-fresh" role="status">
        {state.freshCount > 0 && (
          <button type="button" className="log-button" onClick={() => dispatch({ type: "showFresh" })}>
            <Plural value={state.freshCount} one="# new: show it" other="# new: show them" />
          </button>
        )}
      </p>
      {state.phase === "failed" && (
        <div className="log-failure" role="alert">
          <p>
            <Trans>The conversations could not be loaded.</Trans>
          </p>
          <button type="button" className="log-button" onClick={list.reload}>
            <Trans comment="Button: load again">Retry</Trans>
          </button>
        </div>
      )}
      {state.phase === "loading" && (
        <p className="log-prompt" role="status">
          <Trans comment="Conversations are being fetched">Loading conversations...</Trans>
        </p>
      )}
      {state.phase === "ready" && state.rows.length > 0 && (
        <ConversationTable
          rows={state.rows}
          locale={locale}
          open={view.conversation}
          marked={state.marked}
          revealed={revealed}
          onOpen={onOpen}
          onMark={(id, isMarked) => dispatch({ type: "mark", id, isMarked })}
          onMarkAll={(isMarked) => dispatch({ type: "markAll", isMarked })}
        />
      )}
      {state.phase === "ready" && state.rows.length === 0 && state.nextCursor === null && (
        <p className="log-prompt" role="status">
          {hasCriteria(view.filter) ? (
            <Trans>No conversation fits the filter.</Trans>
          ) : (
            <Trans>There are no conversations yet.</Trans>
          )}
        </p>
      )}
      {state.phase === "ready" && state.nextCursor !== null && (
        <p className="log-more">
          {state.more === "failed" && (
            <span role="alert">
              <Trans>More conversations could not be loaded.</Trans>{" "}
            </span>
          )}
          <button
            type="button"
            className="log-button"
            disabled={state.more === "loading"}
            onClick={list.loadMore}
          >
            <Trans comment="Button: the next page of a list">Show more</Trans>
          </button>
        </p>
      )}
    </section>
  );
}
