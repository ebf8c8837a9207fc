import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { findStale, type CheckedLine } from "../../contract/helpline-age.ts";
import type { Locale } from "../../contract/locale.ts";
import compiled from "../../generated/content/checked-lines.json";
import { formatDate } from "./log-format.ts";

interface StaleLinesProps {
  locale: Locale;
  lines?: readonly CheckedLine[];
  now?: Date;
}

/** The helplines that somebody should compare with their sources again, reckoned on the day on which it is read. */
export function StaleLines({ locale, lines = compiled, now }: StaleLinesProps) {
  const [today] = useState(() => now ?? new Date());
  const stale = findStale(lines, today);
  if (stale.length === 0) return null;
  return (
    <section className="log-stale">
      <p>
        <Trans comment="Above a list of helplines; the file is named as it is">
          These helplines were last compared with their sources more than six months ago. Compare them again,
          call where you can, and write the day into content/helplines.yaml:
        </Trans>
      </p>
      <ul>
        {stale.map(({ id, name, checked }) => (
          <li key={id}>
            {name[locale]} (<time dateTime={checked}>{formatDate(checked)}</time>)
          </li>
        ))}
      </ul>
    </section>
  );
}
