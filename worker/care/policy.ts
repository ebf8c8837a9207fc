import type { Protocol, ProtocolEntry, ProtocolStep } from "../../contract/protocol.ts";
import { isBodily, type Certainty, type Fact } from "../../recognition/facts.ts";
import { arrive, findAside, say, saySilently, type Decision } from "./arrival.ts";
import { findMeant, findPressed, findStrange, isLabel, OWN_GROUP } from "./choice.ts";
import { findEntry, findOwed } from "./entry.ts";
import { gravityOf, GRAVE, POSSIBLE } from "./gravity.ts";
import {
  BODY_STEP,
  heardFacts,
  hearInTalk,
  hearOutright,
  isPressed,
  OTHERS,
  OWN,
  readAnswer,
  SORRY_STEP,
  WHICH_STEPS,
  stayWith,
  type Answer,
  type Move,
} from "./hearing.ts";
import { signalsOf, START, stepOf, sureOf, tell, type CareState, type Turn } from "./state.ts";

/** Folds a conversation: the same messages give the same reply. */
export function foldConversation(protocol: Protocol, turns: readonly Turn[]): Decision {
  return turns.reduce<Decision>(({ state }, turn) => decide(protocol, state, turn), {
    said: null,
    isWritten: false,
    heard: new Set(),
    state: START,
  });
}

const NOTHING: Turn["recognised"] = { facts: new Map(), level: "nothing" };

/** From so many words on somebody has told something, whether it was understood or not. */
const LONG_WORDS = 5;

/** What the sheet says to one more message. */
export function decide(protocol: Protocol, before: CareState, written: Turn): Decision {
  const state = openReported(protocol, before, written);
  // The words of such a button are ours: in ordinary talk they tell nothing of the visitor.
  const isOurs = state.step === null && written.replyBefore !== undefined && written.isOffered === true;
  const turn = {
    ...written,
    recognised: isOurs ? NOTHING : hearInTalk(protocol, state, hearOutright(state, written)),
  };
  const isWords = isOurs || isPressed(protocol, state, turn);
  const readAsides = () => (isWords ? [] : (turn.readAsides?.(turn.text) ?? []));
  // In ordinary talk they are read only where a step answers: most messages never need it.
  const asked = state.step === null ? [] : readAsides();
  const move = leadOn(state, findMove(protocol, state, turn, asked));
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
  const isSilent = !isWords && SILENT.some((fact) => facts.has(fact));
  if (move.to === null) return { heard, ...saySilently({ ...next, step: null }, isSilent) };
  const arrival = arrive(protocol, next, move.to, move.choice !== undefined || move.clears !== undefined);
  const asides = state.step === null ? readAsides() : asked;
  const isLong = !isWords && turn.text.trim().split(/\s+/).length >= LONG_WORDS;
  return {
    heard,
    ...say(protocol, arrival, { facts, asides, isAside: move.isAside === true, isLong, isSilent }),
  };
}

/** Where one of these is told, surely or not, it is said who answers in writing. */
const SILENT = ["cannot_speak", "cannot_call"] as const satisfies readonly Fact[];

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

function findMove(protocol: Protocol, state: CareState, turn: Turn, asides: readonly string[]): Move {
  const present = stepOf(protocol, state.step);
  const pressed = findPressed(state.step, present, turn);
  const gravity = ({ to }: Move) => gravityOf(stepOf(protocol, to));
  if (pressed && isLabel(pressed, turn.text)) return { to: pressed.to, choice: pressed };
  const free = findFreeMove(protocol, state, turn, asides);
  if (pressed) return gravity(free) > gravity(pressed) ? free : { to: pressed.to, choice: pressed };
  const strange = findStrange(protocol, state.step, turn.choice);
  if (!strange) return free;
  const told = tell(state.told, turn.recognised.facts);
  // What is told with it and was never asked about comes first all the same.
  const owed = stepOf(protocol, findOwed(protocol, { ...state, told }) ?? null);
  const isGraver = gravity(strange) > Math.max(gravity(free), gravityOf(present), gravityOf(owed));
  return isGraver ? { ...free, to: strange.to, tells: strange.tells } : free;
}

/** What free words lead to: something graver, an answer, or the same question in other words. */
function findFreeMove(protocol: Protocol, state: CareState, turn: Turn, asides: readonly string[]): Move {
  const { facts } = turn.recognised;
  const present = stepOf(protocol, state.step);
  const aside = present && present.state !== "C" ? findAside(protocol, state, present, asides) : undefined;
  const isAsking = aside !== undefined && protocol.asides[aside]?.feeling === undefined;
  const answer = present && readAnswer(protocol, present, state, turn, isAsking);
  const found = findEntry(protocol, state, turn.recognised);
  // Whoever asks something is answered first, and nobody is asked twice what it is about.
  const isLater =
    found !== undefined &&
    ((isAsking && isMereDoubt(protocol, found)) ||
      (WHICH_STEPS.includes(found.to) &&
        [SORRY_STEP, ...WHICH_STEPS].some((step) => state.visited.has(step))));
  const entry = isLater ? undefined : found;
  const isProtest = answer?.isProtest === true || facts.has("correction") || facts.has("denial");
  // Where it is told anew, what is told surely counts more than which button it is like.
  const isTold = present?.open === true && entry?.sure !== undefined && answer?.isGuess === true;
  const isGraver =
    entry !== undefined && (!answer?.move || isTold || outweighs(protocol, state, entry, answer.move));
  // "Not me, my friend!" takes back what was thought of oneself, and tells of somebody else.
  const other = present && isProtest ? findOther(protocol, state, turn, answer) : undefined;
  if (other !== undefined) return other;
  if (present && isPerhapsDone(state, present, facts) && !answer?.move?.choice?.means?.includes("called"))
    return { to: BODY_STEP };
  const news = answer?.move && isProtest ? findNews(protocol, state, entry, answer.move) : undefined;
  if (news !== undefined) return news;
  const sure = new Map([...facts].filter(([, certainty]) => certainty === "sure"));
  // Who protests has said in the same breath what they protest against.
  if (entry && isGraver && !(answer?.move && isProtest))
    return { to: believe(protocol, state, entry), clears: entry.clears };
  // What is surely told counts more than which button it is a little like.
  const plain =
    present && answer?.isGuess && answer.isSlight ? findMeant(protocol, present, sure) : undefined;
  if (plain) return stayWith({ to: plain.to, choice: plain }, facts);
  if (answer?.move) return answer.move;
  if (!present) return { to: null };
  if (isAsking && !findMeant(protocol, present, sure)) return { to: state.step, isAside: true };
  const meant = answer?.isElse ? undefined : findMeant(protocol, present, facts);
  if (meant) return stayWith({ to: meant.to, choice: meant }, facts);
  if (present.free) return { to: present.free };
  if (aside !== undefined) return { to: state.step, isAside: true };
  const unheard = findUnheard(protocol, present, state);
  if (present.urgent || unheard !== undefined) return { to: unheard ?? state.step };
  return { to: isLeft(protocol, state, present, answer?.isElse === true) ? null : state.step };
}

/**
 * "Not me, my friend!" Where a protest leads that tells of somebody else, surely or, if it is a plain one, perhaps;
 * or that would begin anew although somebody else was told of. Undefined where it tells of the visitor too.
 */
function findOther(protocol: Protocol, state: CareState, turn: Turn, answer?: Answer): Move | undefined {
  const { told } = state;
  const { facts } = turn.recognised;
  const present = stepOf(protocol, state.step);
  if (OWN.some((fact) => facts.get(fact) === "sure")) return undefined;
  const isNews = OTHERS.some((fact) => facts.get(fact) === "sure" && told.get(fact) !== "sure");
  const isPlain = answer?.move?.to === SORRY_STEP || facts.get("correction") === "sure";
  const isOwnTold = OWN.some((fact) => told.get(fact) === "sure");
  const isPossible = (fact: Fact) =>
    facts.get(fact) === "sure" || (facts.has(fact) && !isOwnTold && present?.open === undefined);
  const isOfThem = isPlain && OTHERS.some(isPossible);
  const isAnew = answer?.move?.to === SORRY_STEP && OTHERS.some((fact) => told.get(fact) === "sure");
  if (!isNews && !isOfThem && !isAnew) return undefined;
  const isOf = (fact: Fact) => facts.has(fact) || told.get(fact) === "sure";
  const isSure = (fact: Fact) => facts.get(fact) === "sure" || told.get(fact) === "sure";
  const fact = isSure("other_now")
    ? "other_now"
    : isOf("other") || isOf("other_now")
      ? "other"
      : "other_harmed";
  const to = STEP_OF_OTHER[fact];
  // Where somebody else is talked of already nothing begins anew.
  const isSame = present !== undefined && state.step?.split("-")[0] === to.split("-")[0];
  const stays = isSame ? (findUnheard(protocol, present, state) ?? state.step) : to;
  return { to: stays, clears: OWN_GROUP, tells: [fact] };
}

/** Whether an emergency may have gone further than was told, and this was not asked about yet. */
function isPerhapsDone(
  { told, visited }: CareState,
  { state, urgent }: ProtocolStep,
  facts: ReadonlyMap<Fact, Certainty>,
): boolean {
  const isNews = facts.get("done") === "maybe" && told.get("done") !== "sure";
  return state === "E" && urgent === true && isNews && !visited.has(BODY_STEP);
}

/** "Not that, but this": what is told surely and was not told before, beside what is taken back. */
function findNews(
  { groups }: Protocol,
  { told }: CareState,
  entry: ProtocolEntry | undefined,
  { choice }: Move,
): Move | undefined {
  const cleared = groups[choice?.clears ?? ""] ?? [];
  const isNews = entry?.sure?.every((fact) => told.get(fact) !== "sure" && !cleared.includes(fact)) ?? false;
  return entry && isNews ? { to: entry.to, clears: choice?.clears } : undefined;
}

const STEP_OF_OTHER = { other_now: "other-now", other: "other", other_harmed: "worry" } as const;

function isMereDoubt(protocol: Protocol, { sure, maybe, to }: ProtocolEntry): boolean {
  return !sure && !maybe?.some(isBodily) && gravityOf(stepOf(protocol, to)) <= POSSIBLE;
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

/** What is said where a message is no answer: what was told stays what it is about. */
function findUnheard({ steps, unheard }: Protocol, present: ProtocolStep, { told, said }: CareState) {
  return unheard.find(
    ({ told: fact, in: states, to }) =>
      told.get(fact) === "sure" &&
      states.includes(present.state) &&
      // Who has called is not told to call.
      (present.urgent === true || !steps[to]?.urgent) &&
      !(said.has(`${to}.say`) && said.has(`${to}.again`)),
  )?.to;
}

/**
 * Whether what fits nothing goes back to ordinary talk: out of a question of state A only where nothing was told
 * surely, and where the step says so after the question was put twice.
 */
function isLeft(
  protocol: Protocol,
  { step, said, told }: CareState,
  { open, state }: ProtocolStep,
  isElse: boolean,
): boolean {
  if (open === undefined) return false;
  if (open === true && state !== "A") return true;
  const isAskedTwice = open === true || isElse || said.has(`${step}.again`);
  return isAskedTwice && signalsOf(protocol, sureOf(told)).length === 0;
}

/** Who took it back and says the same again is asked softly first, and not believed a third time. */
function believe(protocol: Protocol, { refuted, visited }: CareState, { to, sure }: ProtocolEntry): string {
  const isSame = sure?.every((fact) => refuted.has(fact)) && gravityOf(stepOf(protocol, to)) === GRAVE;
  return isSame && protocol.steps["ask"] && !visited.has("ask") ? "ask" : to;
}

function withoutState(
  { steps }: Protocol,
  ids: readonly string[],
  present: ProtocolStep | undefined,
): string[] {
  return ids.filter((id) => steps[id]?.state !== present?.state);
}
