import { Trans } from "@lingui/react/macro";

/** Says and shows that a link opens another website in a new tab. */
export function ExternalMark() {
  return (
    <>
      <span aria-hidden="true"> ↗</span>
      <span className="visually-hidden">
        {" "}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </>
  );
}
