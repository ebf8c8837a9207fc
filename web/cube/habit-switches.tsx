import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { askForMotion, watchShakes } from "./shake.ts";
import { readHabits, storeHabits, type Habit } from "./throw-habits.ts";

/** What may go along with a throw: the sound of wood, touches of the device, throwing by shaking it. All are off until asked for. */
export function HabitSwitches({ onShake }: { onShake: () => void }) {
  const { t } = useLingui();
  const [habits, setHabits] = useState<ReadonlySet<Habit>>(new Set());
  const [possible, setPossible] = useState<ReadonlySet<Habit>>(new Set(["sound"]));

  useEffect(() => {
    setHabits(readHabits());
    setPossible(new Set(listPossible()));
  }, []);

  const shake = useEffectEvent(onShake);
  const isShaken = habits.has("shake");
  useEffect(() => (isShaken ? watchShakes(() => shake()) : undefined), [isShaken]);

  const toggle = async (habit: Habit) => {
    const next = new Set(habits);
    if (!next.delete(habit)) {
      if (habit === "shake" && !(await askForMotion())) return;
      next.add(habit);
      if (habit !== "shake") void giveSample(habit);
    }
    storeHabits(next);
    setHabits(next);
  };

  const names = [
    [
      "sound",
      t({ message: "Sound of wood", comment: "Switch: the cube is heard when it strikes the table" }),
    ],
    ["vibration", t({ message: "Vibration", comment: "Switch: the phone vibrates when the cube strikes" })],
    ["shake", t({ message: "Throw by shaking", comment: "Switch: shaking the phone throws the cube" })],
  ] as const;
  return (
    <fieldset className="habits">
      <legend>
        <Trans comment="Before switches for sound, vibration and shaking the phone">With the throw:</Trans>
      </legend>
      {names.map(
        ([habit, name]) =>
          possible.has(habit) && (
            <button
              key={habit}
              type="button"
              data-early=""
              aria-pressed={habits.has(habit)}
              onClick={() => void toggle(habit)}
            >
              {name}
            </button>
          ),
      )}
    </fieldset>
  );
}

function listPossible(): Habit[] {
  const isHeld = matchMedia("(pointer: coarse)").matches;
  return [
    "sound",
    ...(isHeld && "vibrate" in navigator ? (["vibration"] as const) : []),
    ...(isHeld && "DeviceMotionEvent" in window ? (["shake"] as const) : []),
  ];
}

/** What has been asked for is heard or felt once, at once; the press that asked lets the page sound. */
async function giveSample(habit: "sound" | "vibration"): Promise<void> {
  const { knockOnce } = await import("./knocks.ts");
  knockOnce(habit);
}
