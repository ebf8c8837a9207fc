import { Trans } from "@lingui/react/macro";
import type { CardLine } from "../../contract/content.ts";

/** Shown while there is no network: a call needs none. */
export function OfflineNotice({ helplines }: { helplines: readonly CardLine[] }) {
  return (
    <div className="chat-toast" role="status">
      <p>
        <Trans comment="The browser has no network">You are offline. What you write stays here.</Trans>{" "}
        <CallLine helplines={helplines} />
      </p>
    </div>
  );
}

/** Beside the floating button, when the dialog was wanted and cannot be fetched. */
export function UnreachableNotice({ helplines }: { helplines: readonly CardLine[] }) {
  return (
    <p className="chat-unreachable" role="alert">
      <Trans comment="The chat was opened without a network">
        You are offline. The conversation opens when you are back online.
      </Trans>{" "}
      <CallLine helplines={helplines} />
    </p>
  );
}

/** The numbers in one line. */
export function CallLine({ helplines }: { helplines: readonly CardLine[] }) {
  if (helplines.length === 0) return null;
  return (
    <>
      <Trans comment="Followed by numbers">You can call even without the internet:</Trans>{" "}
      {helplines.map((line, index) => (
        <span key={line.id}>
          {index > 0 && " · "}
          <a className="chat-call" href={line.tel}>
            {line.number}
          </a>
        </span>
      ))}
    </>
  );
}
