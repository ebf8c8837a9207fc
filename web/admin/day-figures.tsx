import { Trans, useLingui } from "@lingui/react/macro";
import type { Locale } from "../../contract/locale.ts";
import type { DayFigures, StatsReply } from "../../contract/logs.ts";
import { CHART_HEIGHT, CHART_WIDTH, drawChart } from "./chart-state.ts";
import { formatCount, formatDay } from "./log-format.ts";

/** What was counted on each of the last days: a drawing, and the same as a table. */
export function DayFiguresPart({
  days,
  thisYear,
  locale,
}: {
  days: readonly DayFigures[];
  thisYear: StatsReply["this_year"];
  locale: Locale;
}) {
  const today = days.at(-1);
  const count = (value: number) => formatCount(value, locale);
  return (
    <details className="log-days">
      <summary>
        <h2>
          <Trans comment="Heading: figures of the last 30 days">Day by day</Trans>
        </h2>
        {today && (
          <span>
            <Trans>
              Today: conversations {count(today.conversations)}, messages {count(today.messages)}, page views{" "}
              {count(today.page_views)}, throws {count(today.cube_throws)}
            </Trans>
          </span>
        )}
      </summary>
      <div className="log-days-inside">
        <DayChart days={days} locale={locale} />
        <DayTable days={days} locale={locale} />
      </div>
      <p className="log-hint">
        <Trans comment="Two sums of this calendar year, for the yearly report">
          Since the first of January: help shown in the chat {count(thisYear.help_shown)}, numbers pressed{" "}
          {count(thisYear.numbers_pressed)}.
        </Trans>{" "}
        <Trans>
          Everything counts on the day it happened, even if it has been deleted since. Nothing in these
          figures says anything about a visitor.
        </Trans>
      </p>
    </details>
  );
}

function DayChart({ days, locale }: { days: readonly DayFigures[]; locale: Locale }) {
  const { t } = useLingui();
  const { bars, top } = drawChart(days);
  const first = days[0];
  const last = days.at(-1);
  return (
    <figure className="log-chart">
      <svg
        viewBox={`-44 -8 ${CHART_WIDTH + 48} ${CHART_HEIGHT + 34}`}
        role="img"
        aria-label={t`Conversations and messages on each of the last 30 days; the table beside it holds the same figures.`}
      >
        {[0, top / 2, top].map((value) => {
          const y = CHART_HEIGHT - (value / top) * CHART_HEIGHT;
          return (
            <g key={value}>
              <line className="log-chart-line" x1="0" x2={CHART_WIDTH} y1={y} y2={y} />
              <text x="-6" y={y + 5} textAnchor="end">
                {formatCount(value, locale)}
              </text>
            </g>
          );
        })}
        {bars.map(({ day, x, width, messages, conversations }) => (
          <g key={day}>
            <rect
              className="log-chart-messages"
              x={x}
              width={width}
              y={CHART_HEIGHT - messages}
              height={messages}
            />
            <rect
              className="log-chart-conversations"
              x={x}
              width={width}
              y={CHART_HEIGHT - conversations}
              height={conversations}
            />
          </g>
        ))}
        <text x="0" y={CHART_HEIGHT + 22}>
          {first && formatDay(first.day)}
        </text>
        <text x={CHART_WIDTH} y={CHART_HEIGHT + 22} textAnchor="end">
          {last && formatDay(last.day)}
        </text>
      </svg>
      <figcaption>
        <span className="log-key-messages">
          <Trans comment="Legend of the chart">messages</Trans>
        </span>
        <span className="log-key-conversations">
          <Trans comment="Legend of the chart">conversations</Trans>
        </span>
      </figcaption>
    </figure>
  );
}

function DayTable({ days, locale }: { days: readonly DayFigures[]; locale: Locale }) {
  const { t } = useLingui();
  return (
    <div className="log-day-table" role="region" aria-label={t`Figures by day`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column: number of conversations">Conversations</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column: number of messages">Messages</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column: number of messages with a sign of danger">Signals</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column: number of page views">Views</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column: number of throws of the cube">Throws</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column: how often the help card of the chat was shown">Help shown</Trans>
            </th>
            <th scope="col">
              <Trans comment="Column: how often a number on the help card was pressed">Numbers pressed</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((figures) => (
            <tr key={figures.day}>
              <th scope="row">{formatDay(figures.day)}</th>
              <td>{formatCount(figures.conversations, locale)}</td>
              <td>{formatCount(figures.messages, locale)}</td>
              <td>{formatCount(figures.signals, locale)}</td>
              <td>{formatCount(figures.page_views, locale)}</td>
              <td>{formatCount(figures.cube_throws, locale)}</td>
              <td>{formatCount(figures.help_shown, locale)}</td>
              <td>{formatCount(figures.numbers_pressed, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
