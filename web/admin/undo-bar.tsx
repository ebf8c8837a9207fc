import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { Deletions } from "./use-deletion.ts";

/** What was deleted last, and the way to take it back. */
export function UndoBar({ deletions }: { deletions: Deletions }) {
  const { last, progress, hasFailed, undo } = deletions;
  const wasBusy = useRef(false);
  const isBusy = progress !== null;

  // The button that had the focus went with the conversations, or with what was taken back.
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      document.getElementById("log-list-heading")?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <div className="log-undo" data-shown={last !== null || progress !== null || hasFailed}>
      <span role="status">
        {progress !== null && (
          <Trans comment="While conversations are deleted or restored; followed by how many so far">
            Working... {progress}
          </Trans>
        )}
        {progress === null && hasFailed && <Trans>Not everything could be done. Please try again.</Trans>}
        {progress === null && !hasFailed && last && (
          <Plural
            value={last.count}
            one="One conversation was deleted."
            other="# conversations were deleted."
          />
        )}
      </span>
      {progress === null && last && (
        <button type="button" className="log-button" onClick={() => void undo()}>
          <Trans comment="Button: take a deletion back">Undo</Trans>
        </button>
      )}
    </div>
  );
}
