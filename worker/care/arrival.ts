import type { Protocol, ProtocolAside, ProtocolStep } from "../../contract/protocol.ts";
import type { Certainty, Fact } from "../../recognition/facts.ts";
import { findText, isShort } from "./choose-text.ts";
import { findOwed } from "./entry.ts";
import { gravityOf, GRAVE } from "./gravity.ts";
import { SORRY_STEP } from "./hearing.ts";
import { stepOf, type CareState } from "./state.ts";

/**
 * Which of the texts of a step is said: its question, the question in other words, that it was not understood; or
 * none, where an aside alone is said.
 */
export type Variant = "say" | "again" | number | null;

/** A text of the sheet in both languages. */
type Text = Protocol["heard"][number];

/** What the sheet says to a message. */
export interface Decision {
  /** Null in ordinary talk. */
  said: {
    step: string;
    variant: Variant;
    first: Text | null;
    reflections: Fact[];
    withFaith: boolean;
    /** Who answers in writing is said before it: in the step's own words, or because somebody perhaps cannot speak. */
    written: "lead" | "beside" | null;
  } | null;
  /** In ordinary talk: who answers in writing is said before whatever is said. */
  isWritten: boolean;
  /** What this message told surely, by its words or its button, and did not take back. */
  heard: ReadonlySet<Fact>;
  /** Where the conversation stands afterwards. */
  state: CareState;
}

/** The step that is said next, and where the conversation stood before it. */
interface Arrival {
  to: string;
  state: CareState;
}

/**
 * What was answered is not asked again, and what was broken off or never asked about is asked before the
 * plan and the close; what is grave of it before somebody is sent on to others, too.
 */
export function arrive(protocol: Protocol, state: CareState, wanted: string, isAnswer: boolean): Arrival {
  const to = insteadOf(protocol, state, wanted);
  const target = stepOf(protocol, to);
  const present = stepOf(protocol, state.step);
  const brokenOff = state.interrupted.findLast((id) => !state.said.has(`${id}.again`));
  const owed = findOwed(protocol, state);
  if ((target?.state === "C" || to === SORRY_STEP) && (brokenOff ?? owed))
    return resume(state, brokenOff ?? owed ?? to);
  const isGrave = owed !== undefined && gravityOf(stepOf(protocol, owed)) === GRAVE;
  const comesFirst = target?.state === "P" || (present?.state === "S" && isGrave && isSentOn(target));
  if (owed !== undefined && comesFirst && !target?.urgent)
    return resume({ ...state, interrupted: [...state.interrupted, to] }, owed);
  const isBrokenOff =
    !isAnswer &&
    present !== undefined &&
    target !== undefined &&
    gravityOf(present) >= GRAVE &&
    gravityOf(target) > gravityOf(present) &&
    target.state !== present.state &&
    !(present.state === "S" && ["E", "H"].includes(target.state));
  return {
    to,
    state: isBrokenOff && state.step ? { ...state, interrupted: [...state.interrupted, state.step] } : state,
  };
}

/** Goes to a step that was left open. */
function resume(state: CareState, to: string): Arrival {
  return { to, state: { ...state, interrupted: state.interrupted.filter((id) => id !== to) } };
}

function isSentOn(target: ProtocolStep | undefined): boolean {
  return target?.state === "H" || target?.state === "L";
}

/** Another step where this question has had its answer. */
function insteadOf(protocol: Protocol, { step, visited }: CareState, wanted: string): string {
  const { asked_before: asked, screened } = stepOf(protocol, wanted) ?? {};
  if (asked && wanted !== step && visited.has(wanted)) return asked;
  const isScreened = [...visited].some((id) => stepOf(protocol, id)?.state === "S");
  return screened && wanted !== step && isScreened ? screened : wanted;
}

/** What a message told besides where it leads. */
interface Heard {
  facts: ReadonlyMap<Fact, Certainty>;
  /** What it asks or says in between. */
  asides: readonly string[];
  /** It is no answer, and what it asks is answered instead. */
  isAside: boolean;
  /** It is more than a few words, not a button. */
  isLong: boolean;
  /** It tells, surely or not, that somebody cannot speak aloud or call. */
  isSilent: boolean;
}

/**
 * Chooses the text of a step that was not said yet. Where all were, the sheet is left; only where a life may
 * be at stake the question is put again all the same.
 */
export function say(
  protocol: Protocol,
  { to, state }: Arrival,
  { facts, asides, isAside, isLong, isSilent }: Heard,
): Omit<Decision, "heard"> {
  const step = stepOf(protocol, to);
  const variants: NonNullable<Variant>[] = [
    "say",
    ...(step?.again ? (["again"] as const) : []),
    ...protocol.lost.keys(),
  ];
  const unsaid = variants.find((candidate) => !state.said.has(textKey(to, candidate)));
  const next = unsaid ?? (step?.urgent ? "again" : undefined);
  const found = step && findAside(protocol, state, step, asides);
  const isShortWith = (candidate: Variant | undefined) =>
    step !== undefined &&
    found !== undefined &&
    typeof candidate === "string" &&
    isShort([protocol.asides[found]?.say, findText(protocol, { step: to, variant: candidate })]);
  // Where these minutes count no answer stands alone: the question comes with it, once more if need be.
  const repeated = isAside && step?.urgent && step.again ? (["again"] as const) : [];
  const beside = [next, ...repeated].find(isShortWith);
  // Whoever asked something is not told that they were not understood.
  // An answer that was not written for an emergency never stands in the place of its question.
  const standsAlone = !step?.urgent || (found !== undefined && protocol.asides[found]?.in?.length === 1);
  const isAlone = found !== undefined && isAside && beside === undefined && standsAlone;
  const variant = isAlone ? null : (beside ?? next);
  if (!step || variant === undefined) return saySilently({ ...state, step: null }, isSilent);
  const aside = isAlone || beside !== undefined ? (found ?? null) : null;
  const withFaith =
    step.faith !== undefined &&
    variant === "say" &&
    (state.told.get("faith") === "sure" || state.told.get("damnation") === "sure") &&
    !state.said.has("faith");
  // Where these minutes count, only a question that is put again has time to name anything.
  const hasTime = typeof variant === "string" && step.state !== "C" && (!step.urgent || variant === "again");
  const reflections = hasTime ? findReflections(protocol, state.said, step, facts) : [];
  const heard =
    hasTime && variant === "again" && isLong && aside === null && reflections.length === 0
      ? protocol.heard.findIndex((_, index) => !state.said.has(`heard.${index}`))
      : -1;
  const first = (aside === null ? protocol.heard[heard] : protocol.asides[aside]?.say) ?? null;
  const said = new Set(state.said);
  if (heard >= 0) said.add(`heard.${heard}`);
  if (variant !== null) said.add(textKey(to, variant));
  if (aside !== null) said.add(asideKey(aside));
  for (const fact of [...reflections, ...(step.names ?? [])]) said.add(`reflection.${fact}`);
  if (withFaith) said.add("faith");
  const isBeside = isSilent && !state.said.has(WRITTEN_KEY) && !step.names?.includes("cannot_speak");
  const written = step.written && variant === "say" ? "lead" : isBeside ? "beside" : null;
  // Where these minutes count there is room for one short sentence, which may come again.
  if (written === "lead" || (isBeside && !step.urgent)) said.add(WRITTEN_KEY);
  return {
    said: { step: to, variant, first, reflections, withFaith, written },
    isWritten: false,
    state: { ...state, step: to, visited: new Set(state.visited).add(to), said },
  };
}

/** Leaves the word to ordinary talk; before it, once, who answers in writing where somebody perhaps cannot speak. */
export function saySilently(state: CareState, isSilent: boolean): Omit<Decision, "heard"> {
  const isWritten = isSilent && !state.said.has(WRITTEN_KEY);
  const said = isWritten ? new Set(state.said).add(WRITTEN_KEY) : state.said;
  return { said: null, isWritten, state: { ...state, said } };
}

/** Under this name it counts as said who answers in writing. */
const WRITTEN_KEY = "written";

/**
 * Which short answer fits what is asked or said in between, before a text of this step: to a question before a
 * feeling, to what is surest heard first; none that was given.
 */
export function findAside(
  { asides }: Protocol,
  { told, said }: CareState,
  step: ProtocolStep,
  heard: readonly string[],
): number | undefined {
  const fits = ({ in: states, told: needed = [], untold = [] }: ProtocolAside, index: number) =>
    (states?.includes(step.state) ?? true) &&
    needed.every((fact) => told.get(fact) === "sure") &&
    !untold.some((fact) => told.has(fact)) &&
    !said.has(asideKey(index));
  const found = heard.flatMap((asked) => {
    const index = asides.findIndex((aside, place) => aside.asked === asked && fits(aside, place));
    return index < 0 ? [] : [index];
  });
  return found.find((index) => asides[index]?.feeling === undefined) ?? found[0];
}

function asideKey(index: number): string {
  return `aside.${index}`;
}

/** What this message tells and was not named yet. */
function findReflections(
  { reflections }: Protocol,
  said: ReadonlySet<string>,
  step: ProtocolStep,
  facts: ReadonlyMap<Fact, Certainty>,
): Fact[] {
  return (
    (Object.keys(reflections) as Fact[])
      .filter(
        (fact) =>
          facts.get(fact) === "sure" && !said.has(`reflection.${fact}`) && !step.names?.includes(fact),
      )
      // Who is beaten is not told that they look on.
      .filter((fact, _, all) => fact !== "violence_witness" || !all.includes("violence"))
      .slice(0, REFLECTIONS_MAX)
  );
}

/** More would be a list, not an answer. */
const REFLECTIONS_MAX = 2;

/** The name under which a text counts as said; what was not understood is common to all steps. */
function textKey(step: string, variant: NonNullable<Variant>): string {
  return typeof variant === "number" ? `lost.${variant}` : `${step}.${variant}`;
}
