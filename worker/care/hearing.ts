import type { Protocol, ProtocolChoice, ProtocolStep } from "../../contract/protocol.ts";
import { ELSE } from "../../recognition/answers.ts";
import { isBodily, SIGNAL_OF_FACT, type Certainty, type Fact } from "../../recognition/facts.ts";
import { readMessage } from "../../recognition/message.ts";
import { isCry, isLeftAlone, isSomebodyFeared } from "../../recognition/outright.ts";
import { findBegun, findPressed, isLabel, isTold } from "./choice.ts";
import { EMERGENCY, gravityOf, POSSIBLE } from "./gravity.ts";
import { stepOf, sureOf, type CareState, type Turn } from "./state.ts";

/** Where a message leads, and what it tells and takes back besides its words. */
export interface Move {
  to: string | null;
  /** The choice that was pressed or meant. */
  choice?: ProtocolChoice | undefined;
  /** It is no answer: what is asked or said in between is answered. */
  isAside?: true;
  clears?: string | undefined;
  tells?: readonly Fact[] | undefined;
}

/**
 * What a message tells. In ordinary talk one that is nothing but a cry ("I can't go on.") may be a wish not to live: it is
 * asked how bad it is; who fears somebody near may be hurt by them; and who is afraid because nobody is at home, and
 * says no more, has not perhaps done something to themselves. As an answer to a question it is read with that.
 */
export function hearOutright({ step }: CareState, { text, recognised }: Turn): Turn["recognised"] {
  if (step !== null) return recognised;
  const { facts, level } = recognised;
  const sentences = readMessage(text);
  if (level !== "now" && isLeftAlone(sentences)) {
    const child = facts.get("child");
    return {
      facts: new Map([["home_alone", "sure"], ...(child ? [["child", child] as const] : [])]),
      level: "nothing",
    };
  }
  if (level !== "nothing") return recognised;
  if (isCry(sentences)) return { facts: new Map([["wish", "maybe"]]), level: "ask" };
  if (!isSomebodyFeared(sentences)) return recognised;
  return { facts: new Map([...facts, ["violence", "maybe"]]), level: "ask" };
}

/** What a message says depends on what was said before it: alone, one sentence is too easily taken for another. */
export function hearInTalk(
  protocol: Protocol,
  { step, told }: CareState,
  { facts, level }: Turn["recognised"],
): Turn["recognised"] {
  const heard = new Map(facts);
  const isSure = (fact: Fact) => told.get(fact) === "sure" || facts.get(fact) === "sure";
  const present = stepOf(protocol, step);
  // In the midst of another matter a shouting mother or a father who drives off is no attack.
  const isOtherMatter = present !== undefined && !["A", "C", "K", "S", "V"].includes(present.state);
  if (isOtherMatter && heard.has("violence_now") && !VIOLENT.some(isSure)) heard.set("violence_now", "maybe");
  const isViolenceTold = VIOLENT.some((fact) => told.get(fact) === "sure");
  // What a voice says of others is no attack by them.
  if (told.get("voices") === "sure" && !isViolenceTold)
    for (const fact of ATTACKS) if (heard.has(fact)) heard.set(fact, "maybe");
  // Who tells of a neighbour's child is perhaps not hurt themselves.
  if (isSure("other_harmed") && !isViolenceTold)
    for (const fact of VIOLENT) if (heard.get(fact) === "maybe") heard.delete(fact);
  // In an emergency somebody may stand there already, or have done it already: these minutes count.
  if (present?.state === "E" && present.urgent && !DENIALS.some((fact) => facts.has(fact)))
    for (const fact of BODILY_SOON) if (heard.has(fact)) heard.set(fact, "sure");
  // Said twice in one message, a denial is one, whatever the word that is denied.
  const isDeniable =
    present !== undefined &&
    ["A", "S"].includes(present.state) &&
    present.choices.some(({ means }) => means?.includes("denial"));
  const isDenied = (["no", "denial"] as const).every((fact) => heard.has(fact));
  if (isDeniable && isDenied && !OWN.some((fact) => heard.get(fact) === "sure")) heard.set("denial", "sure");
  // Who has told a plan of their own says goodbye for themselves.
  if (!isSure("other") && (["intent", "plan"] as const).some((fact) => told.get(fact) === "sure"))
    heard.delete("other_now");
  // Where the talk is of somebody else, the bridge and the tablets are theirs.
  const isOfOther = IN_DANGER.some((fact) => told.get(fact) === "sure") && !OWN.some(isSure);
  if (isOfOther && [...heard].some(([fact, certainty]) => certainty === "sure" && isBodily(fact))) {
    heard.set("other_now", "sure");
    heard.delete("place");
  }
  // What was asked about because it was possible, and is possible again, was said.
  if (step !== null && WHICH_STEPS.includes(step))
    for (const fact of UNNAMED) if (told.has(fact) && heard.has(fact)) heard.set(fact, "sure");
  return { facts: heard, level };
}

/** The steps that ask what it is about. */
export const WHICH_STEPS = ["which", "which-voices"];
/** Somebody else in danger of their life. */
const IN_DANGER = ["other", "other_now"] as const satisfies readonly Fact[];
/** Somebody else who is told of, and one's own danger. */
export const OTHERS: readonly Fact[] = ["other", "other_now", "other_harmed"];
const ATTACKS = ["violence", "violence_now"] as const satisfies readonly Fact[];
const BODILY_SOON = ["place", "done"] as const satisfies readonly Fact[];
/** Where one of these is possible, nothing is taken for done. */
const DENIALS = ["no", "denial", "correction", "means_gone"] as const satisfies readonly Fact[];
export const OWN = [
  "wish",
  "thoughts",
  "intent",
  "plan",
  "follow",
  "self_harm",
] as const satisfies readonly Fact[];
const RESCUE: readonly Fact[] = ["rescue_here", "rescue_coming"];
const VIOLENT = ["violence", "violence_witness", "sexual_violence"] as const satisfies readonly Fact[];
/** What is only possible of these is not named but asked about (`which`, `which-voices`). */
const UNNAMED = ["violence", "sexual_violence", "blackmail", "voices"] as const satisfies readonly Fact[];

/** Whether a message is a button of the step that stands, and nothing more. */
export function isPressed(protocol: Protocol, { step }: CareState, turn: Turn): boolean {
  const pressed = findPressed(step, stepOf(protocol, step), turn);
  return pressed !== undefined && isLabel(pressed, turn.text);
}

/** The words of a button tell what the button tells, and no more. */
export function heardFacts(protocol: Protocol, state: CareState, turn: Turn): ReadonlyMap<Fact, Certainty> {
  return isPressed(protocol, state, turn) ? new Map() : turn.recognised.facts;
}

/** What free words are where a question stands. */
export interface Answer {
  move?: Move;
  /** No fact surely means it. */
  isGuess?: boolean;
  /** And it is not much surer than it has to be. */
  isSlight?: boolean;
  /** They say that the question assumes what is not so. */
  isProtest?: boolean;
  /** They surely mean none of the buttons. */
  isElse?: boolean;
}

/** Reads free words as an answer to the question that stands; nothing where they are not sure. */
export function readAnswer(
  { steps, groups }: Protocol,
  present: ProtocolStep,
  { step, told, visited }: CareState,
  { text, recognised, readAnswer: read }: Turn,
  isAsking: boolean,
): Answer {
  const begun = findBegun(present, text);
  const guess = begun
    ? { label: begun.id, margin: BEGUN_MARGIN }
    : (read?.(step ?? "", present.choices, text) ?? null);
  const choice = present.choices.find(({ id }) => id === guess?.label);
  if (guess && choice) {
    const [here, there] = [gravityOf(present), gravityOf(steps[choice.to])];
    // Nobody who denies it is told that they said it; where both are said, the question is put again.
    if (recognised.facts.has("denial") && (choice.tells?.some((fact) => fact !== "denial") ?? false))
      return guess.margin > 1 ? { move: { to: step } } : {};
    // Nobody takes back with one word what they tell with the others.
    if (isTold(groups, choice.clears, recognised.facts)) return {};
    const isBacked = choice.means?.some((fact) => recognised.facts.has(fact)) ?? false;
    const isSurelyBacked = choice.means?.some((fact) => recognised.facts.get(fact) === "sure") ?? false;
    // Nobody beside them is rescue where somebody at home is violent.
    const isRescue = choice.means?.some((fact) => RESCUE.includes(fact)) ?? false;
    if (isRescue && VIOLENT.some((fact) => recognised.facts.has(fact) || told.get(fact) === "sure"))
      return {};
    // Nothing is assumed where somebody is only listened to.
    if (present.state === "C" && !isBacked) return {};
    // A question is taken for an answer too easily.
    const isBolder =
      (isAsking && !isBacked) ||
      there < here ||
      (!isBacked && there > here && here <= POSSIBLE) ||
      (!isSurelyBacked && there > here && there >= EMERGENCY);
    // That something was done to the body needs no second hint to be taken at its word.
    const isInBody = [...(choice.means ?? []), ...(choice.tells ?? [])].some(
      (fact) => isBodily(fact) && recognised.facts.has(fact),
    );
    if (guess.margin <= (isInBody ? BODY_MARGIN : isBolder ? BOLD_MARGIN : 1)) return {};
    const move = stayWith({ to: choice.to, choice }, recognised.facts, isAsking ? 0 : guess.margin);
    // Who seems to have had enough of a question, and is not sure to, has rather answered it.
    if (move.to !== choice.to && !choice.means?.includes("no")) return {};
    return {
      move,
      isGuess: !isSurelyBacked,
      isSlight: guess.margin < SLIGHT_MARGIN,
      isProtest: choice.means?.includes("denial") ?? false,
    };
  }
  if (guess?.label === ELSE) return { isElse: guess.margin > 1 };
  // Who says once more what was understood does not say that it was not.
  const isSaidAgain = [...(present.names ?? []), ...sureOf(told)].some(
    (fact) =>
      SIGNAL_OF_FACT[fact] !== undefined &&
      recognised.facts.get(fact) === "sure" &&
      // "It is him" is a protest where the visitor was asked.
      (!OTHERS.includes(fact) || ["X", "V"].includes(present.state)),
  );
  if (isSaidAgain && !recognised.facts.has("denial")) return {};
  const isPossible = recognised.facts.has("correction") || recognised.facts.has("denial");
  const isProtest = guess
    ? guess.margin > findProtestMargin(present, isPossible, isAsking)
    : !isAsking && recognised.facts.get("correction") === "sure";
  if (!isProtest || present.state === "C") return {};
  const taking = present.choices.find(({ means }) => means?.includes("correction"));
  if (taking) return { move: { to: taking.to, choice: taking }, isProtest: true };
  // A body that may be in danger is asked about before anything is taken back.
  const isInBody = [...sureOf(told)].some(isBodily) && !visited.has(BODY_STEP);
  return { move: { to: isInBody ? BODY_STEP : SORRY_STEP }, isProtest: true };
}

/**
 * So much surer an answer has to be that leads to something milder, or, without a fact that means it, from a mere
 * doubt to something grave and from anything to an emergency.
 */
const BOLD_MARGIN = 1.7;

/** How sure an answer has to be that says the body is in danger, as the words beside it may. */
const BODY_MARGIN = 0.5;

/** Below this, what is told surely counts more than the button that words are like. */
const SLIGHT_MARGIN = 2;

/** The words of a button at the beginning are as sure as an answer needs to be, and end no conversation. */
const BEGUN_MARGIN = 2;

/** How sure words have to be that begin anew: where minutes count, or something is asked, much is lost by it. */
function findProtestMargin({ urgent }: ProtocolStep, isPossible: boolean, isAsking: boolean): number {
  if (isAsking || urgent) return isPossible ? BOLD_MARGIN : Infinity;
  return isPossible ? 1 : BOLD_MARGIN;
}

/** Nobody is sent away in their own words who has not said goodbye: they are listened to. */
export function stayWith(move: Move, facts: Turn["recognised"]["facts"], margin = 0): Move {
  const isGoodbye = facts.get("thanks") === "sure" || margin > CLOSING_MARGIN;
  return move.to === CLOSE_STEP && !isGoodbye ? { ...move, to: LISTEN_STEP } : move;
}

const CLOSE_STEP = "close";
const LISTEN_STEP = "listen";
/** How sure an answer without thanks has to be that ends a conversation. */
const CLOSING_MARGIN = 3;

/** The step that asks about a body in danger, and the one that begins anew. */
export const BODY_STEP = "emergency-check";
export const SORRY_STEP = "sorry";
