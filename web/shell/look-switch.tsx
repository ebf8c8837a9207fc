import { Trans, useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { isStill, keepChoice, keepStillness, onLookChange, readChoice } from "../look.ts";

/** Day, night or by itself; and what moves by itself can be stopped. Pressed before the app is there, it is kept (boot.js). */
export function LookSwitch() {
  const { t } = useLingui();
  const choice = useSyncExternalStore(onLookChange, readChoice, () => undefined);
  const still = useSyncExternalStore(onLookChange, isStill, () => false);
  const choices = [
    ["day", t({ message: "Day", comment: "Look of the site: paper by day" })],
    ["night", t({ message: "Night", comment: "Look of the site: a lamp by night" })],
    [null, t({ message: "Automatic", comment: "Look of the site: by system and hour" })],
  ] as const;
  return (
    <fieldset className="look">
      <legend>
        <Trans comment="What light the site is seen in: day, night, automatic">Light:</Trans>
      </legend>
      {choices.map(([value, name]) => (
        <button
          key={name}
          type="button"
          data-early=""
          aria-pressed={choice === value}
          onClick={() => keepChoice(value)}
        >
          {name}
        </button>
      ))}
      <button type="button" data-early="" aria-pressed={still} onClick={() => keepStillness(!still)}>
        <Trans comment="A button that stops what moves by itself: the stars, the cubes">No motion</Trans>
      </button>
    </fieldset>
  );
}
