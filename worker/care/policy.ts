import type { Protocol, ProtocolChoice, ProtocolEntry, ProtocolStep } from "../../contract/protocol.ts";
import { ELSE } from "../../recognition/answers.ts";
import { isBodily, type Certainty, type Fact } from "../../recognition/facts.ts";
import { findMeant, findPressed, findStrange, isLabel } from "./choice.ts";
import { findEntry, findOwed } from "./entry.ts";
import { EMERGENCY, gravityOf, GRAVE, POSSIBLE } from "./gravity.ts";
import { signalsOf, START, sureOf, tell, type CareState, type Turn } from "./state.ts";

/** Which of the texts of a step is said: its question, the question in other words, or that it was not understood. */
export type Variant = "say" | "again" | number;

/** What the sheet says to a message. */
export interface Decision {
  /** Null in ordinary talk. */
  said: { step: string; variant: Variant; reflections: Fact[]; withFaith: boolean } | null;
  /** What this message told surely, by its words or its button, and did not take back. */
  heard: ReadonlySet<Fact>;
  /** Where the conversation stands afterwards. */
  state: CareState;
}

/** Where a message leads, and what it tells and takes back besides its words. */
interface Move {
  to: string | null;
  /** The choice that was pressed or meant. */
  choice?: ProtocolChoice | undefined;
  clears?: string | undefined;
  tells?: readonly Fact[] | undefined;
}

/** The step that is said next, and where the conversation stood before it. */
interface Arrival {
  to: string;
  state: CareState;
}

/** Folds a conversation: the same messages give the same reply. */
export function foldConversation(protocol: Protocol, turns: readonly Turn[]): Decision {
  return turns.reduce<Decision>(({ state }, turn) => decide(protocol, state, turn), {
    said: null,
    heard: new Set(),
    state: START,
  });
}

const NOTHING: Turn["recognised"] = { facts: new Map(), level: "nothing" };

/** What the sheet says to one more message. */
export function decide(protocol: Protocol, before: CareState, written: Turn): Decision {
  const state = openReported(protocol, before, written);
  // The words of such a button are ours: in ordinary talk they tell nothing of the visitor.
  const isOurs = state.step === null && written.replyBefore !== undefined && written.isOffered === true;
  const turn = { ...written, recognised: isOurs ? NOTHING : hearInTalk(protocol, state, written.recognised) };
  const move = leadOn(state, findMove(protocol, state, turn));
  const facts = heardFacts(protocol, state, turn);
  const told = tell(state.told, facts);
  const pressed = [...(move.choice?.tells ?? []), ...(move.tells ?? [])];
  for (const fact of pressed) told.set(fact, "sure");
  const clears = move.choice?.clears ?? move.clears;
  const cleared =
    clears === undefined || isKept(protocol, state, move) ? [] : (protocol.groups[clears] ?? []);
  const present = stepOf(protocol, state.step);
  const next: CareState = {
    ...state,
    told: new Map([...told].filter(([fact]) => !cleared.includes(fact))),
    refuted: new Set([...state.refuted, ...cleared.filter((fact) => told.has(fact))]),
    interrupted: cleared.length > 0 ? withoutState(protocol, state.interrupted, present) : state.interrupted,
  };
  const heard = new Set([...sureOf(facts), ...pressed].filter((fact) => !cleared.includes(fact)));
  if (move.to === null) return { said: null, heard, state: { ...next, step: null } };
  return { heard, ...say(protocol, arrive(protocol, next, move.to, move.choice !== undefined), facts) };
}

/** What a message says depends on what was said before it: alone, one sentence is too easily taken for another. */
function hearInTalk(
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
  // Who has told a plan of their own says goodbye for themselves.
  if (!isSure("other") && (["intent", "plan"] as const).some((fact) => told.get(fact) === "sure"))
    heard.delete("other_now");
  // What was asked about because it was possible, and is possible again, was said.
  if (step === WHICH_STEP)
    for (const fact of UNNAMED) if (told.has(fact) && heard.has(fact)) heard.set(fact, "sure");
  return { facts: heard, level };
}

const WHICH_STEP = "which";
const VIOLENT = ["violence", "violence_witness", "sexual_violence"] as const satisfies readonly Fact[];
/** What is only possible of these is not named but asked about (`which`). */
const UNNAMED = ["violence", "sexual_violence", "blackmail", "voices"] as const satisfies readonly Fact[];

/**
 * One button does not take back what was told as surely as this: letters, a day, a place. It begins anew with
 * the question what it is about, and only there all of it is taken back.
 */
function isKept({ steps }: Protocol, { told, step }: CareState, { to, choice }: Move): boolean {
  const isAnswer = choice !== undefined && step !== SORRY_STEP && to !== null && steps[to]?.state !== "S";
  return isAnswer && RESOLVED.some((fact) => told.get(fact) === "sure");
}

/** Told in so many words, these stay until the visitor has said what it is about instead. */
const RESOLVED = ["intent", "plan", "done", "place"] as const satisfies readonly Fact[];

/**
 * The step that opens the question where a model reports a danger that nothing else has shown, or null where
 * the conversation has heard that question already.
 */
export function findReportStep({ steps }: Protocol, { told, visited }: CareState): string | null {
  const step = sureOf(told).has("child") ? "child-sad" : "ask";
  return steps[step] && !visited.has(step) ? step : null;
}

/** A model may open the question and nothing else: then its text ends the reply before the message. */
function openReported(protocol: Protocol, state: CareState, { replyBefore }: Turn): CareState {
  const step = findReportStep(protocol, state);
  const asked = step === null ? undefined : protocol.steps[step]?.say;
  // The model speaks where the sheet does not: elsewhere nobody but a forger has put this question.
  if (step === null || !asked || replyBefore === undefined || state.step !== null) return state;
  if (![asked.sl, asked.en].some((text) => replyBefore.trim().endsWith(text))) return state;
  return {
    ...state,
    step,
    // Only possible, so that a visitor who takes it back has taken something back.
    told: tell(state.told, [["wish", "maybe"]]),
    visited: new Set(state.visited).add(step),
    said: new Set(state.said).add(`${step}.say`),
  };
}

/** An answer may lead elsewhere where something was told before. */
function leadOn({ told }: CareState, move: Move): Move {
  const ways = Object.entries(move.choice?.where ?? {});
  const way = ways.find(([fact]) => told.get(fact as Fact) === "sure")?.[1];
  return way === undefined ? move : { ...move, to: way };
}

/** The words of a button tell what the button tells, and no more. */
function heardFacts(protocol: Protocol, { step }: CareState, turn: Turn): ReadonlyMap<Fact, Certainty> {
  const pressed = findPressed(step, stepOf(protocol, step), turn);
  return pressed && isLabel(pressed, turn.text) ? new Map() : turn.recognised.facts;
}

function findMove(protocol: Protocol, state: CareState, turn: Turn): Move {
  const present = stepOf(protocol, state.step);
  const pressed = findPressed(state.step, present, turn);
  const gravity = ({ to }: Move) => gravityOf(stepOf(protocol, to));
  if (pressed && isLabel(pressed, turn.text)) return { to: pressed.to, choice: pressed };
  const free = findFreeMove(protocol, state, turn);
  if (pressed) return gravity(free) > gravity(pressed) ? free : { to: pressed.to, choice: pressed };
  const strange = findStrange(protocol, state.step, turn.choice);
  if (!strange) return free;
  const isGraver = gravity(strange) > Math.max(gravity(free), gravityOf(present));
  return isGraver ? { ...free, to: strange.to, tells: strange.tells } : free;
}

/** What free words lead to: something graver, an answer, or the same question in other words. */
function findFreeMove(protocol: Protocol, state: CareState, turn: Turn): Move {
  const { facts } = turn.recognised;
  const present = stepOf(protocol, state.step);
  const answer = present && readAnswer(protocol, present, state, turn);
  const entry = findEntry(protocol, state, turn.recognised);
  const isProtest = answer?.isProtest === true || facts.has("correction") || facts.has("denial");
  const isGraver = entry !== undefined && (!answer?.move || outweighs(protocol, state, entry, answer.move));
  // Who protests has said in the same breath what they protest against.
  if (entry && isGraver && !(answer?.move && isProtest))
    return { to: believe(protocol, state, entry), clears: entry.clears };
  if (answer?.move) return answer.move;
  if (!present) return { to: null };
  const meant = answer?.isElse ? undefined : findMeant(protocol, present, facts);
  if (meant) return stayWith({ to: meant.to, choice: meant }, facts);
  if (present.free) return { to: present.free };
  const unheard = findUnheard(protocol, present, state);
  if (present.urgent || unheard !== undefined) return { to: unheard ?? state.step };
  return { to: isLeft(protocol, state, present) ? null : state.step };
}

/**
 * Whether what a message tells leads to something graver than its answer does, or as grave and new. Something that
 * may have been done to the body is asked about before any answer counts.
 */
function outweighs(protocol: Protocol, { told }: CareState, entry: ProtocolEntry, answer: Move): boolean {
  if (entry.to === "ask-done" || entry.to === "ask-place") return true;
  const [graver, other] = [entry.to, answer.to].map((to) => gravityOf(stepOf(protocol, to)));
  const facts = entry.sure ?? entry.maybe ?? [];
  const isNew = facts.some((fact) => told.get(fact) !== "sure");
  const isMeant = answer.choice?.means?.some((fact) => facts.includes(fact)) ?? false;
  return (graver ?? 0) > (other ?? 0) || (graver === other && isNew && !isMeant && (graver ?? 0) >= GRAVE);
}

/** What free words are where a question stands. */
interface Answer {
  move?: Move;
  /** They say that the question assumes what is not so. */
  isProtest?: boolean;
  /** They surely mean none of the buttons. */
  isElse?: boolean;
}

/** Reads free words as an answer to the question that stands; nothing where they are not sure. */
function readAnswer(
  { steps }: Protocol,
  present: ProtocolStep,
  { step, told, visited }: CareState,
  { text, recognised, readAnswer: read }: Turn,
): Answer {
  const guess = read?.(step ?? "", present.choices, text) ?? null;
  const choice = present.choices.find(({ id }) => id === guess?.label);
  if (guess && choice) {
    const [here, there] = [gravityOf(present), gravityOf(steps[choice.to])];
    // Nobody who denies it is told that they said it; where both are said, the question is put again.
    if (recognised.facts.has("denial") && (choice.tells?.length ?? 0) > 0)
      return guess.margin > 1 ? { move: { to: step } } : {};
    const isBacked = choice.means?.some((fact) => recognised.facts.has(fact)) ?? false;
    // Nothing is assumed where somebody is only listened to.
    if (present.state === "C" && !isBacked) return {};
    const isBolder = there < here || (!isBacked && there > here && (here <= POSSIBLE || there >= EMERGENCY));
    if (guess.margin <= (isBolder ? BOLD_MARGIN : 1)) return {};
    const move = stayWith({ to: choice.to, choice }, recognised.facts, guess.margin);
    // Who seems to have had enough of a question, and is not sure to, has rather answered it.
    if (move.to !== choice.to && !choice.means?.includes("no")) return {};
    return { move, isProtest: choice.means?.includes("denial") ?? false };
  }
  if (guess?.label === ELSE) return { isElse: guess.margin > 1 };
  const isPossible = recognised.facts.has("correction") || recognised.facts.has("denial");
  const isProtest = guess
    ? guess.margin > (isPossible ? 1 : BOLD_MARGIN)
    : recognised.facts.get("correction") === "sure";
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

/** Nobody is sent away in their own words who has not said goodbye: they are listened to. */
function stayWith(move: Move, facts: Turn["recognised"]["facts"], margin = 0): Move {
  const isGoodbye = facts.get("thanks") === "sure" || margin > CLOSING_MARGIN;
  return move.to === CLOSE_STEP && !isGoodbye ? { ...move, to: LISTEN_STEP } : move;
}

const CLOSE_STEP = "close";
const LISTEN_STEP = "listen";
/** How sure an answer without thanks has to be that ends a conversation. */
const CLOSING_MARGIN = 3;

/** The step that asks about a body in danger, and the one that begins anew. */
const BODY_STEP = "emergency-check";
const SORRY_STEP = "sorry";

/** What is said where a message is no answer: what was told stays what it is about. */
function findUnheard({ unheard }: Protocol, present: ProtocolStep, { told, said }: CareState) {
  return unheard.find(
    ({ told: fact, in: states, to }) =>
      told.get(fact) === "sure" &&
      states.includes(present.state) &&
      !(said.has(`${to}.say`) && said.has(`${to}.again`)),
  )?.to;
}

/**
 * Whether what fits nothing goes back to ordinary talk: out of a question of state A only where nothing was told
 * surely, and where the step says so after the question was put twice.
 */
function isLeft(protocol: Protocol, { step, said, told }: CareState, { open, state }: ProtocolStep): boolean {
  if (open === undefined) return false;
  if (open === true && state !== "A") return true;
  const isAskedTwice = open === true || said.has(`${step}.again`);
  return isAskedTwice && signalsOf(protocol, sureOf(told)).length === 0;
}

/** Who took it back and says the same again is asked softly first, and not believed a third time. */
function believe(protocol: Protocol, { refuted, visited }: CareState, { to, sure }: ProtocolEntry): string {
  const isSame = sure?.every((fact) => refuted.has(fact)) && gravityOf(stepOf(protocol, to)) === GRAVE;
  return isSame && protocol.steps["ask"] && !visited.has("ask") ? "ask" : to;
}

/**
 * What was answered is not asked again, and what was broken off or never asked about is asked before the
 * plan and the close; what is grave of it before somebody is sent on to others, too.
 */
function arrive(protocol: Protocol, state: CareState, wanted: string, isAnswer: boolean): Arrival {
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

/**
 * Chooses the text of a step that was not said yet. Where all were, the sheet is left; only where a life may
 * be at stake the question is put again all the same.
 */
function say(
  protocol: Protocol,
  { to, state }: Arrival,
  facts: ReadonlyMap<Fact, Certainty>,
): Omit<Decision, "heard"> {
  const step = stepOf(protocol, to);
  const variants: Variant[] = ["say", ...(step?.again ? (["again"] as const) : []), ...protocol.lost.keys()];
  const unsaid = variants.find((candidate) => !state.said.has(textKey(to, candidate)));
  const variant = unsaid ?? (step?.urgent ? "again" : undefined);
  if (!step || variant === undefined) return { said: null, state: { ...state, step: null } };
  const withFaith =
    step.faith !== undefined &&
    variant === "say" &&
    (state.told.get("faith") === "sure" || state.told.get("damnation") === "sure") &&
    !state.said.has("faith");
  // Where these minutes count, only a question that is put again has time to name anything.
  const hasTime = typeof variant !== "number" && step.state !== "C" && (!step.urgent || variant === "again");
  const reflections = hasTime ? findReflections(protocol, state.said, step, facts) : [];
  const said = new Set(state.said).add(textKey(to, variant));
  for (const fact of [...reflections, ...(step.names ?? [])]) said.add(`reflection.${fact}`);
  if (withFaith) said.add("faith");
  return {
    said: { step: to, variant, reflections, withFaith },
    state: { ...state, step: to, visited: new Set(state.visited).add(to), said },
  };
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
function textKey(step: string, variant: Variant): string {
  return typeof variant === "number" ? `lost.${variant}` : `${step}.${variant}`;
}

function withoutState(
  { steps }: Protocol,
  ids: readonly string[],
  present: ProtocolStep | undefined,
): string[] {
  return ids.filter((id) => steps[id]?.state !== present?.state);
}

function stepOf({ steps }: Protocol, id: string | null): ProtocolStep | undefined {
  return id === null ? undefined : steps[id];
}
