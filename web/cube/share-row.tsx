import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";

interface ShareRowProps {
  text: string;
  /** The permanent link of the thought within the site. */
  path: string;
}

/** Ways to hand a thought on: its link, its words, whatever the device offers, and the link itself. */
export function ShareRow({ text, path }: ShareRowProps) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const [canShare, setCanShare] = useState(false);

  // Only the browser knows, after the first paint.
  useEffect(() => setCanShare("share" in navigator), []);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 4000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const address = () => new URL(path, location.origin).href;

  const copy = async (copied: string) => {
    try {
      await navigator.clipboard.writeText(copied);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  };

  const share = () => {
    // Fails where the visitor changes their mind.
    navigator.share({ text, url: address() }).catch(() => undefined);
  };

  return (
    <div className="share">
      <p className="actions">
        <button className="link" type="button" data-early="" onClick={() => void copy(address())}>
          <Trans comment="Button: copy the link of a thought">Copy link</Trans>
        </button>
        <button
          className="link"
          type="button"
          data-early=""
          onClick={() => void copy(`${text}\n${address()}`)}
        >
          <Trans comment="Button: copy the words of a thought, with its link">Copy thought</Trans>
        </button>
        {canShare && (
          <button className="link" type="button" onClick={share}>
            <Trans comment="Button: hand a thought on with the device's own dialog">Share</Trans>
          </button>
        )}
        <a className="link" href={path}>
          <Trans comment="The link of a thought">Permanent link</Trans>
        </a>
      </p>
      <output>
        {outcome === "copied" && <Trans comment="After something was copied">Copied.</Trans>}
        {outcome === "failed" && <Trans comment="The browser refused to copy">Copying did not work.</Trans>}
      </output>
    </div>
  );
}
