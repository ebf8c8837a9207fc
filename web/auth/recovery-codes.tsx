import { Trans } from "@lingui/react/macro";
import { useState } from "react";

/** Shown once: they are stored nowhere in a form that could be read again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);

  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );

  return (
    <>
      <h3>
        <Trans>Your recovery codes</Trans>
      </h3>
      <p>
        <Trans>
          Each of them opens your account once when you have no phone at hand. This is the only time you will
          see them: write them down or print them, and keep them in a safe place.
        </Trans>
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="actions">
        <button className="button" type="button" onClick={onDone}>
          <Trans>I have kept them</Trans>
        </button>
        <button className="link" type="button" onClick={() => void copy()}>
          <Trans>Copy the codes</Trans>
        </button>
      </p>
      <output>
        {outcome === "copied" && <Trans>Copied.</Trans>}
        {outcome === "failed" && <Trans>Copying did not work.</Trans>}
      </output>
    </>
  );
}
