import "./admin.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useState, type ReactNode } from "react";
import type { ConversationChange } from "../../contract/admin.ts";
import type { Locale } from "../../contract/locale.ts";
import type { ConversationRow } from "../../contract/logs.ts";
import { ApiFailure } from "../errors.ts";
import { showToast } from "../ui/toast.ts";
import { AuditList } from "./audit-list.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { DayFiguresPart } from "./day-figures.tsx";
import { DeleteDialog, type DeletionWish } from "./delete-dialog.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { LiveStatus } from "./live-status.tsx";
import type { LogApi } from "./log-api.ts";
import type { LogView } from "./log-address.ts";
import { MessagePane } from "./message-pane.tsx";
import type { ChangeOutcome } from "./queue-form.tsx";
import { StaleLines } from "./stale-lines.tsx";
import { StatCards } from "./stat-cards.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useDeletions } from "./use-deletion.ts";
import { useLive } from "./use-live.ts";
import { useLogList } from "./use-log-list.ts";
import { usePane } from "./use-pane.ts";
import { useStats } from "./use-stats.ts";

interface LogRoomProps {
  /** Must be the same object at each render. */
  api: LogApi;
  locale: Locale;
  view: LogView;
  /** Puts another view into the address. */
  onView: (change: Partial<LogView>) => void;
  addressOf: (view: LogView) => string;
  /** The session is over, or the role was taken away. Must be the same function at each render. */
  onRefused: (code: "unauthorized" | "forbidden") => void;
}

/** The log room (spec §2 "Admin chat logs"). */
export function LogRoom({ api, locale, view, onView, addressOf, onRefused }: LogRoomProps) {
  const { t } = useLingui();
  const [isLive, setLive] = useState(true);
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set());
  const [question, setQuestion] = useState<"export" | DeletionWish | null>(null);

  const onFailure = useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiFailure)) return;
      const { code } = error;
      if (code !== "unauthorized" && code !== "forbidden") return;
      // The screen goes, and whoever was reading wonders why.
      showToast(
        code === "unauthorized"
          ? t`Your session is over. Log in again.`
          : t`Your account may no longer read the chat logs.`,
      );
      onRefused(code);
    },
    [onRefused, t],
  );
  const list = useLogList(api, view, onFailure);
  const pane = usePane(api, { id: view.conversation, message: view.message }, onFailure);
  const stats = useStats(api, onFailure);
  const deletions = useDeletions(api, (error) => {
    onFailure(error);
    list.reload();
    stats.reload();
    if (view.conversation !== null) pane.reload();
  });

  const live = useLive(isLive, async () => {
    try {
      await Promise.all([list.refresh(), stats.refresh(), pane.refresh()]);
    } catch (error) {
      onFailure(error);
      throw error;
    }
  });

  const open = useCallback(
    (row: ConversationRow) =>
      onView({ conversation: row.id, message: row.match ? row.match.message_id : null }),
    [onView],
  );
  const close = () => {
    const { conversation } = view;
    onView({ conversation: null, message: null });
    document.querySelector<HTMLElement>(`[data-view="${conversation}"]`)?.focus();
  };
  const { dispatch: changePane } = pane;
  const { dispatch: changeList } = list;
  const change = async (id: number, wish: ConversationChange): Promise<ChangeOutcome> => {
    try {
      const { conversation } = await api.changeConversation(id, wish);
      changePane({ type: "changed", conversation });
      changeList({ type: "changed", row: conversation });
      return "saved";
    } catch (error) {
      if (error instanceof ApiFailure && error.code === "conflict") {
        await pane.refresh().catch(onFailure);
        return "conflict";
      }
      onFailure(error);
      return "failed";
    }
  };
  const messageAddress = (conversation: number, message: number | null) =>
    addressOf({ ...view, part: "conversations", conversation, message });

  return (
    <div className="log-room">
      <StaleLines locale={locale} />
      <StatCards stats={stats.stats} locale={locale} />
      {stats.hasFailed && (
        <div className="log-failure" role="alert">
          <p>
            <Trans>The figures could not be loaded.</Trans>
          </p>
          <button type="button" className="log-button" onClick={stats.reload}>
            <Trans comment="Button: load again">Retry</Trans>
          </button>
        </div>
      )}
      {stats.stats && (
        <DayFiguresPart days={stats.stats.days} thisYear={stats.stats.this_year} locale={locale} />
      )}
      <div className="log-bar">
        <nav className="log-parts" aria-label={t`Parts of the log room`}>
          <PartLink
            address={addressOf({ ...view, part: "conversations", filter: {}, sort: "newest" })}
            isCurrent={view.part === "conversations" && !view.filter.state}
          >
            <Trans comment="Part of the log room">All conversations</Trans>
          </PartLink>
          <PartLink
            address={addressOf({ ...view, part: "conversations", filter: { state: "new" }, sort: "newest" })}
            isCurrent={view.part === "conversations" && Boolean(view.filter.state)}
          >
            <Trans comment="Part of the log room: conversations with a sign of danger">Signal queue</Trans>
          </PartLink>
          <PartLink address={addressOf({ ...view, part: "audit" })} isCurrent={view.part === "audit"}>
            <Trans comment="Part of the log room: who read or deleted what">Audit trail</Trans>
          </PartLink>
        </nav>
        <LiveStatus live={live} isOn={isLive} onToggle={setLive} />
      </div>
      {view.part === "audit" ? (
        <AuditList
          api={api}
          onFailure={onFailure}
          addressOf={(conversation, message) =>
            addressOf({ part: "conversations", filter: {}, sort: "newest", conversation, message })
          }
        />
      ) : (
        <>
          <FilterBar view={view} onChange={onView} />
          <UndoBar deletions={deletions} />
          <div className="log-columns">
            <ConversationList
              list={list}
              view={view}
              locale={locale}
              revealed={revealed}
              onOpen={open}
              onExport={() => setQuestion("export")}
              onDelete={setQuestion}
            />
            <MessagePane
              pane={pane}
              locale={locale}
              message={view.message}
              isRevealed={view.conversation !== null && revealed.has(view.conversation)}
              onReveal={(id) => setRevealed((before) => new Set(before).add(id))}
              onClose={close}
              onDelete={({ id }) => setQuestion({ ids: [id] })}
              onChange={change}
              addressOf={messageAddress}
            />
          </div>
        </>
      )}
      {question === "export" && (
        <ExportDialog api={api} filter={view.filter} locale={locale} onClose={() => setQuestion(null)} />
      )}
      {question !== null && question !== "export" && (
        <DeleteDialog
          api={api}
          wish={question}
          locale={locale}
          onClose={() => setQuestion(null)}
          onDelete={() => {
            setQuestion(null);
            void deletions.remove(question);
          }}
        />
      )}
    </div>
  );
}

function PartLink({
  address,
  isCurrent,
  children,
}: {
  address: string;
  isCurrent: boolean;
  children: ReactNode;
}) {
  return (
    <a href={address} aria-current={isCurrent ? "page" : undefined}>
      {children}
    </a>
  );
}
