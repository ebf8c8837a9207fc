import type { CareOffer, Protocol } from "../../contract/protocol.ts";
import type { Locale } from "../../contract/locale.ts";
import type { Decision } from "./arrival.ts";

/** Somebody in danger reads no more than this at once; a reflection that would not fit is left out. */
const WORDS_MAX = 60;

/** The words of a decision in a language: what was told is named first, then the text of the step. */
export function chooseText(
  { steps, lost, reflections }: Protocol,
  said: NonNullable<Decision["said"]>,
  language: Locale,
): string {
  const step = steps[said.step];
  const text = typeof said.variant === "number" ? lost[said.variant] : (step?.[said.variant] ?? step?.say);
  const parts = [text?.[language] ?? ""];
  for (const fact of said.reflections.toReversed()) {
    const named = reflections[fact]?.[language];
    if (named && countWords([named, ...parts].join(" ")) <= WORDS_MAX) parts.unshift(named);
  }
  if (said.withFaith && step?.faith) parts.push(step.faith[language]);
  return parts.join(" ");
}

/** The buttons of a step, with its state and whether the help card is shown. */
export function offerChoices({ steps }: Protocol, stepId: string, language: Locale): CareOffer | null {
  const step = steps[stepId];
  if (!step) return null;
  return {
    state: step.state,
    level: step.level,
    choices: step.choices.map(({ id, label }) => ({ id: `${stepId}.${id}`, label: label[language] })),
  };
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}
