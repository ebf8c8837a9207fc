import type { Protocol, ProtocolChoice, ProtocolStep } from "../../contract/protocol.ts";
import { LOCALES } from "../../contract/locale.ts";
import type { Certainty, Fact } from "../../recognition/facts.ts";
import { gravityOf } from "./gravity.ts";

/** Signs and marks do not matter when the words of a button are typed. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/(?<=\p{L}) (?=\p{L})/gu, " ")
    .trim();
}

/** Whether a message is nothing but the words of this button, in one of the languages and whatever their order. */
export function isLabel(choice: ProtocolChoice, text: string): boolean {
  const words = sortWords(text);
  return LOCALES.some((locale) => sortWords(choice.label[locale]) === words);
}

function sortWords(text: string): string {
  return fold(text)
    .split(/\s+/)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(" ");
}

/** The choice of this step that was pressed, or whose words or place among the buttons were typed. */
export function findPressed(
  stepId: string | null,
  step: ProtocolStep | undefined,
  { text, choice }: { text: string; choice?: string | undefined },
): ProtocolChoice | undefined {
  return (
    step?.choices.find(({ id }) => choice === `${stepId}.${id}`) ??
    (choice === undefined
      ? step?.choices.find((offered, index) => isLabel(offered, text) || fold(text) === String(index + 1))
      : undefined)
  );
}

/** The choice whose words, more than one, begin a message: "None of these, I only…" */
export function findBegun(step: ProtocolStep, text: string): ProtocolChoice | undefined {
  const [first = ""] = text.split(/[.,;:!?\n]/u, 1);
  return fold(first).includes(" ") ? step.choices.find((choice) => isLabel(choice, first)) : undefined;
}

/** A choice of another step: of an older button, or made up. */
export function findStrange(
  { steps }: Protocol,
  present: string | null,
  choice: string | undefined,
): ProtocolChoice | undefined {
  const [stepId = "", choiceId] = choice?.split(".") ?? [];
  if (stepId === present || !Object.hasOwn(steps, stepId)) return undefined;
  return steps[stepId]?.choices.find(({ id }) => id === choiceId);
}

/**
 * The answer that free text means: what is surely said before what is only possible, and of several the
 * one that leads to the gravest step. What is only possible never leads to a milder one, and is nothing
 * where talk is free; a doubt counts as long as nothing else is surely said, a mere possibility of one only
 * where nothing is denied.
 */
export function findMeant(
  { steps, outweighs, groups }: Protocol,
  step: ProtocolStep,
  heard: ReadonlyMap<Fact, Certainty>,
): ProtocolChoice | undefined {
  const lighter = [...heard].flatMap(([fact, certainty]) =>
    certainty === "sure" ? (outweighs[fact] ?? []) : [],
  );
  const facts = new Map([...heard].filter(([fact]) => !lighter.includes(fact)));
  const gravity = ({ to }: ProtocolChoice) => gravityOf(steps[to]);
  const gravest = (isHeard: (fact: Fact) => boolean) =>
    step.choices
      .filter(({ means = [], clears }) => means.some(isHeard) && !isTold(groups, clears, facts))
      .toSorted((one, other) => gravity(other) - gravity(one))[0];
  const sure = gravest((fact) => facts.get(fact) === "sure");
  if (sure || step.open === true) return sure;
  const isDenied = (["no", "denial", "correction"] as const).some((fact) => facts.has(fact));
  if (isDenied) for (const fact of ["unsure", "yes", ...(step.names ?? [])] as const) facts.delete(fact);
  const doubt = gravest((fact) => fact === "unsure" && facts.has(fact));
  if (doubt) return doubt;
  const possible = gravest((fact) => facts.has(fact));
  return possible && gravity(possible) >= gravityOf(step) ? possible : undefined;
}

/** Whether a message tells surely what a choice would take back; the own danger apart, which is denied by its name. */
export function isTold(
  groups: Protocol["groups"],
  group: string | undefined,
  facts: ReadonlyMap<Fact, Certainty>,
): boolean {
  if (group === undefined || group === OWN_GROUP) return false;
  return (groups[group] ?? []).some((fact) => facts.get(fact) === "sure");
}

/** What is taken back by "not me". */
export const OWN_GROUP = "suicide";
