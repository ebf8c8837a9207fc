import { Trans } from "@lingui/react/macro";
import { formatTime } from "./log-format.ts";

interface LiveStatusProps {
  live: { at: Date | null; hasFailed: boolean };
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Says whether the list follows what happens, and lets one stop it. */
export function LiveStatus({ live, isOn, onToggle }: LiveStatusProps) {
  return (
    <p className="log-live">
      <label>
        <input type="checkbox" checked={isOn} onChange={(event) => onToggle(event.target.checked)} />{" "}
        <Trans>Refresh every 10 seconds</Trans>
      </label>
      {live.at && isOn && !live.hasFailed && (
        <span>
          <Trans comment="Followed by a time such as 12:03:11">
            Last refreshed at {formatTime(live.at.toISOString())}
          </Trans>
        </span>
      )}
      <span role="status">{isOn && live.hasFailed && <Trans>Refreshing failed; trying again.</Trans>}</span>
    </p>
  );
}
