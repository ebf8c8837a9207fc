import { Trans } from "@lingui/react/macro";

/** Tells those who cannot see the arrow that a link leads away. */
export function ExternalMark() {
  return (
    <>
      <span className="chat-external" aria-hidden="true">
        {"\u00a0↗"}
      </span>
      <span className="chat-spoken">
        {" "}
        <Trans comment="Spoken after the text of a link">(opens in a new tab)</Trans>
      </span>
    </>
  );
}
