import type { CareOffer, Protocol } from "../../contract/protocol.ts";
import { LOCALES, type Locale } from "../../contract/locale.ts";
import type { Decision } from "./arrival.ts";
import { countWords, fitWritten, type WrittenWords } from "./written.ts";

/** Somebody in danger reads no more than this at once; a reflection that would not fit is left out. */
const WORDS_MAX = 60;

/** The words of a decision. */
export interface SaidText {
  /** All of it: what was told, who answers in writing, what the step says. */
  text: string;
  /** Its end, which is the same at every hour: by it a stored reply is known again. */
  ending: string;
}

/** The words of a decision in a language: what was told is named first, then the text of the step. */
export function chooseText(
  { steps, lost, reflections, written }: Protocol,
  said: NonNullable<Decision["said"]>,
  language: Locale,
  readWritten: () => WrittenWords,
): SaidText {
  const step = steps[said.step];
  const parts = [said.first, findText({ steps, lost }, said)].flatMap((part) =>
    part ? [part[language]] : [],
  );
  const faith = said.withFaith && step?.faith ? [step.faith[language]] : [];
  const ending = [...parts, ...faith].join(" ");
  if (said.written !== null) {
    const before = written[said.written === "lead" ? "lead" : "if_silent"][language];
    const { sentences, brief } = readWritten();
    const room = WORDS_MAX - countWords(parts.join(" "));
    const fitting = fitWritten(sentences, room - countWords(before));
    if (fitting !== "" && step?.urgent !== true) parts.unshift(before, fitting);
    else if (brief !== "" && countWords(brief) <= room) parts.unshift(brief);
  }
  for (const fact of said.reflections.toReversed()) {
    const named = reflections[fact]?.[language];
    if (named && countWords([named, ...parts].join(" ")) <= WORDS_MAX) parts.unshift(named);
  }
  return { text: [...parts, ...faith].join(" "), ending };
}

/** The text of a step in one of its forms; none where an aside stands for it. */
export function findText(
  { steps, lost }: Pick<Protocol, "steps" | "lost">,
  { step, variant }: Pick<NonNullable<Decision["said"]>, "step" | "variant">,
): Record<Locale, string> | undefined {
  if (variant === null) return undefined;
  return typeof variant === "number" ? lost[variant] : (steps[step]?.[variant] ?? steps[step]?.say);
}

/** Whether these texts are few enough words together, in each language. */
export function isShort(texts: readonly (Record<Locale, string> | undefined)[]): boolean {
  return LOCALES.every(
    (locale) => countWords(texts.map((text) => text?.[locale] ?? "").join(" ")) <= WORDS_MAX,
  );
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
