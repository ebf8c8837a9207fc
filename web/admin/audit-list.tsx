import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import type { AuditEntry, AuditReply } from "../../contract/logs.ts";
import { describeDetails } from "./audit-details.ts";
import { formatDateTime } from "./log-format.ts";
import type { LogApi } from "./log-api.ts";
import { ACTION_WORDS } from "./log-words.ts";

interface AuditListProps {
  api: LogApi;
  onFailure: (error: unknown) => void;
  addressOf: (conversation: number, message: number | null) => string;
}

/** Who read, exported, changed or deleted what. */
export function AuditList({ api, onFailure, addressOf }: AuditListProps) {
  const { t } = useLingui();
  const [entries, setEntries] = useState<AuditEntry[]>([]);
  const [cursor, setCursor] = useState<number | null>(null);
  const [phase, setPhase] = useState<"loading" | "ready" | "failed">("loading");

  const load = useCallback(
    (from: number | null, signal?: AbortSignal) => {
      setPhase("loading");
      const take = (reply: AuditReply) => {
        if (signal?.aborted) return;
        setEntries((before) => (from === null ? reply.entries : [...before, ...reply.entries]));
        setCursor(reply.next_cursor);
        setPhase("ready");
      };
      const fail = (error: unknown) => {
        if (signal?.aborted) return;
        setPhase("failed");
        onFailure(error);
      };
      api.loadAudit(from === null ? {} : { cursor: from }, signal).then(take, fail);
    },
    [api, onFailure],
  );
  useEffect(() => {
    const call = new AbortController();
    load(null, call.signal);
    return () => call.abort();
  }, [load]);

  return (
    <section className="log-audit">
      <p className="log-hint">
        <Trans>
          What admins do here is kept for a year. Reading the same conversation is recorded once an hour.
        </Trans>
      </p>
      <div className="log-audit-table" role="region" aria-label={t`Audit trail`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Trans comment="Column: time of an act">When</Trans>
              </th>
              <th scope="col">
                <Trans comment="Column: person who did something">Who</Trans>
              </th>
              <th scope="col">
                <Trans comment="Column: what somebody did">What</Trans>
              </th>
              <th scope="col">
                <Trans comment="Column: conversation that it concerns">Conversation</Trans>
              </th>
              <th scope="col">
                <Trans comment="Column: details of an act">Details</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} addressOf={addressOf} />
            ))}
          </tbody>
        </table>
      </div>
      {phase === "ready" && entries.length === 0 && (
        <p className="log-prompt">
          <Trans>Nobody has done anything yet.</Trans>
        </p>
      )}
      {phase === "loading" && (
        <p role="status">
          <Trans comment="Something is being fetched">Loading...</Trans>
        </p>
      )}
      {phase === "failed" && (
        <div className="log-failure" role="alert">
          <p>
            <Trans>The audit trail could not be loaded.</Trans>
          </p>
          <button
            type="button"
            className="log-button"
            onClick={() => load(entries.length === 0 ? null : cursor)}
          >
            <Trans comment="Button: load again">Retry</Trans>
          </button>
        </div>
      )}
      {phase === "ready" && cursor !== null && (
        <p className="log-more">
          <button type="button" className="log-button" onClick={() => load(cursor)}>
            <Trans comment="Button: the next page of a list">Show more</Trans>
          </button>
        </p>
      )}
    </section>
  );
}

function Entry({ entry, addressOf }: { entry: AuditEntry; addressOf: AuditListProps["addressOf"] }) {
  const { i18n } = useLingui();
  const { action, email, conversation_id, details, created_at } = entry;
  return (
    <tr>
      <td>
        <time dateTime={created_at}>{formatDateTime(created_at)}</time>
      </td>
      <td>{email}</td>
      <td>{i18n._(ACTION_WORDS[action] ?? action)}</td>
      <td>
        {conversation_id !== null && (
          <a className="log-link" href={addressOf(conversation_id, null)}>
            {conversation_id}
          </a>
        )}
      </td>
      <td className="log-details">{describeDetails(i18n, details)}</td>
    </tr>
  );
}
