import { Trans } from "@lingui/react/macro";

/** Says and shows that a link opens another website in a new tab. */
export function ExternalMark() {
  return (
    <>
      <span aria-hidden="true">{"\u00a0↗"}</span>
      <span className="visually-hidden">
        {" "}
        <Trans comment="Spoken after the text of a link">(opens in a new tab)</Trans>
      </span>
    </>
  );
}
