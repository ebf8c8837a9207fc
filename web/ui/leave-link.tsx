import { useEffect } from "react";
import type { LeaveTexts } from "../../contract/leave.ts";
import { watchLeaving } from "../leaving.ts";

/** The button that takes the page away at once. Without a script it is a link; with one, leaving.ts takes its presses. */
export function LeaveLink({ leave }: { leave: LeaveTexts }) {
  const { label, hint, url, announce } = leave;
  useEffect(watchLeaving, []);
  return (
    <>
      <a className="leave" href={url} rel="noreferrer" title={hint}>
        {label}
      </a>
      <span
        className="visually-hidden"
        role="status"
        data-two-more={announce["two-more"]}
        data-one-more={announce["one-more"]}
        data-timed-out={announce["timed-out"]}
        data-leaving={announce.leaving}
      />
    </>
  );
}
