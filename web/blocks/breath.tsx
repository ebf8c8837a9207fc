import type { Block } from "../../contract/content.ts";

/**
 * A light that widens and narrows, to breathe with: it stands still until it is pressed, needs no script, and where
 * nothing may move it is a sentence to count by.
 */
export function Breath({ breath }: { breath: Extract<Block, { kind: "breath" }> }) {
  return (
    <div className="breath">
      <details>
        <summary>
          <span className="visually-hidden">{breath.description} </span>
          <span className="breath-light" />
          <span className="breath-words" aria-hidden="true">
            <span>{breath.in}</span>
            <span>{breath.out}</span>
          </span>
          <span className="button breath-start">{breath.start}</span>
          <span className="button breath-stop">{breath.stop}</span>
        </summary>
        <p>{breath.still}</p>
      </details>
      <p className="breath-still">{breath.still}</p>
    </div>
  );
}
