import { Trans } from "@lingui/react/macro";
import type { Locale } from "../../contract/locale.ts";
import type { StatsReply } from "../../contract/logs.ts";
import { formatAverage, formatCount } from "./log-format.ts";

/** The three cards of the specification (§2); a dash until they are known. */
export function StatCards({ stats, locale }: { stats: StatsReply | null; locale: Locale }) {
  const count = (value: number | undefined) => (value === undefined ? "–" : formatCount(value, locale));
  return (
    <dl className="log-cards">
      <div>
        <dt>
          <Trans>Total conversations</Trans>
        </dt>
        <dd>{count(stats?.total_conversations)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Total messages</Trans>
        </dt>
        <dd>{count(stats?.total_messages)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Average messages per conversation</Trans>
        </dt>
        <dd>{stats ? formatAverage(stats.average_messages, locale) : "–"}</dd>
      </div>
    </dl>
  );
}
