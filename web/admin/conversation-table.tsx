/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/control-has-associated-label --
   the roles keep the table a table where a phone shows its rows as blocks; the keys are for the buttons inside */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { memo, type KeyboardEvent } from "react";
import type { ConversationRow } from "../../contract/logs.ts";
import type { Locale } from "../../contract/locale.ts";
import { formatCount, formatDateTime, shortenSessionId } from "./log-format.ts";
import { SIGNAL_WORDS, STATE_WORDS } from "./log-words.ts";

interface ConversationTableProps {
  rows: readonly ConversationRow[];
  locale: Locale;
  /** The conversation that is open. */
  open: number | null;
  marked: ReadonlySet<number>;
  /** Conversations whose content warning was passed. */
  revealed: ReadonlySet<number>;
  onOpen: (row: ConversationRow) => void;
  onMark: (id: number, isMarked: boolean) => void;
  onMarkAll: (isMarked: boolean) => void;
}

/** The table of the specification (§2): session id, language, messages, last update, a way to see them. */
export function ConversationTable(props: ConversationTableProps) {
  const { rows, locale, open, marked, revealed, onOpen, onMark, onMarkAll } = props;
  const { t } = useLingui();
  return (
    <table className="log-table" role="table" aria-label={t`Conversations`} onKeyDown={moveFocus}>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            <input
              type="checkbox"
              aria-label={t`Mark all conversations that are shown`}
              checked={rows.length > 0 && marked.size === rows.length}
              onChange={(event) => onMarkAll(event.target.checked)}
            />
          </th>
          <th scope="col" role="columnheader">
            <Trans>Session id</Trans>
          </th>
          <th scope="col" role="columnheader">
            <Trans>Language</Trans>
          </th>
          <th scope="col" role="columnheader" className="log-number">
            <Trans comment="Column: number of messages">Messages</Trans>
          </th>
          <th scope="col" role="columnheader">
            <Trans comment="Column: time of the last message">Last update</Trans>
          </th>
          <th scope="col" role="columnheader">
            <span className="visually-hidden">
              <Trans comment="Column: buttons">Action</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            locale={locale}
            isOpen={row.id === open}
            isMarked={marked.has(row.id)}
            isRevealed={revealed.has(row.id)}
            onOpen={onOpen}
            onMark={onMark}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: ConversationRow;
  locale: Locale;
  isOpen: boolean;
  isMarked: boolean;
  isRevealed: boolean;
  onOpen: (row: ConversationRow) => void;
  onMark: (id: number, isMarked: boolean) => void;
}

const Row = memo(function Row({ row, locale, isOpen, isMarked, isRevealed, onOpen, onMark }: RowProps) {
  const { t } = useLingui();
  const shortId = shortenSessionId(row.session_id);
  const hasMore = hasMarks(row) || row.match !== null;
  return (
    <>
      <tr role="row" data-open={isOpen} data-more={hasMore}>
        <td role="cell">
          <input
            type="checkbox"
            aria-label={t`Mark conversation ${shortId}`}
            checked={isMarked}
            onChange={(event) => onMark(row.id, event.target.checked)}
          />
        </td>
        <td role="cell" className="log-session">
          <span className="log-code" title={row.session_id}>
            {shortId}
          </span>
        </td>
        <td role="cell" className="log-language">
          {row.language}
        </td>
        <td role="cell" className="log-number">
          {formatCount(row.message_count, locale)}
          <span className="log-unit">
            {" "}
            <Plural value={row.message_count} one="message" other="messages" />
          </span>
        </td>
        <td role="cell" className="log-updated">
          <time dateTime={row.updated_at}>{formatDateTime(row.updated_at)}</time>
        </td>
        <td role="cell" className="log-action">
          <button
            type="button"
            className="log-button"
            data-view={row.id}
            aria-label={t`View conversation ${shortId}`}
            aria-pressed={isOpen}
            onClick={() => onOpen(row)}
          >
            <Trans comment="Button: show the messages of a conversation">View</Trans>
          </button>
        </td>
      </tr>
      {hasMore && (
        <tr role="row" className="log-below" data-open={isOpen}>
          <td role="cell" />
          <td role="cell" colSpan={5}>
            <Marks row={row} />
            {row.match && <Excerpt row={row} isRevealed={isRevealed} />}
          </td>
        </tr>
      )}
    </>
  );
});

function hasMarks({ signal, state, thumbs_up, thumbs_down, note }: ConversationRow): boolean {
  return signal !== null || state !== null || thumbs_up + thumbs_down > 0 || note !== "";
}

function Marks({ row }: { row: ConversationRow }) {
  const { t, i18n } = useLingui();
  const { signal, state, thumbs_up, thumbs_down, note } = row;
  if (!hasMarks(row)) return null;
  return (
    <span className="log-marks">
      {signal && <span className="log-mark log-mark-signal">{i18n._(SIGNAL_WORDS[signal] ?? signal)}</span>}
      {state && (
        <span className="log-mark" data-state={state}>
          {i18n._(STATE_WORDS[state])}
        </span>
      )}
      {thumbs_up > 0 && (
        <span className="log-mark">
          <span aria-hidden="true">▲ {thumbs_up}</span>
          <span className="visually-hidden">{t`Thumbs up: ${thumbs_up}`}</span>
        </span>
      )}
      {thumbs_down > 0 && (
        <span className="log-mark">
          <span aria-hidden="true">▼ {thumbs_down}</span>
          <span className="visually-hidden">{t`Thumbs down: ${thumbs_down}`}</span>
        </span>
      )}
      {note !== "" && (
        <span className="log-mark" title={note}>
          <Trans comment="Mark: somebody wrote a note about the conversation">Note</Trans>
        </span>
      )}
    </span>
  );
}

/** The words that a search found; behind a veil where the conversation has a signal. */
function Excerpt({ row, isRevealed }: { row: ConversationRow; isRevealed: boolean }) {
  if (row.signal && !isRevealed)
    return (
      <span className="log-excerpt log-hint">
        <Trans>The words that were found are shown once the conversation is opened.</Trans>
      </span>
    );
  return (
    <span className="log-excerpt" lang={row.language}>
      {row.match?.excerpt.map((piece, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name and never move
        piece.match ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
      )}
    </span>
  );
}

/** Arrows go from row to row, Home and End to the first and the last one. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const focus = event.target instanceof HTMLElement ? event.target : null;
  const row = focus?.closest("tbody tr:has(button)");
  if (!focus || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll("tbody tr:has(button)")];
  const steps: Record<string, number> = {
    ArrowDown: rows.indexOf(row) + 1,
    ArrowUp: rows.indexOf(row) - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const selector = focus instanceof HTMLInputElement ? "input" : "button";
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.querySelector<HTMLElement>(selector)?.focus();
}
