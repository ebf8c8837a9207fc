import { useLingui } from "@lingui/react/macro";

/** Says and shows that a link opens another website in a new tab. */
export function ExternalMark() {
  const { t } = useLingui();
  const spoken = t({ message: "(opens in a new tab)", comment: "Spoken after the text of a link" });
  return (
    <>
      <span aria-hidden="true">{"\u00a0↗"}</span>
      <span className="visually-hidden">{` ${spoken}`}</span>
    </>
  );
}
