import type { Protocol, ProtocolEntry, ProtocolStep } from "../../contract/protocol.ts";
import { isBodily, type Certainty, type Fact, type Recognised } from "../../recognition/facts.ts";
import { EMERGENCY, gravityOf, GRAVE, POSSIBLE, URGENT } from "./gravity.ts";
import { sureOf, type CareState } from "./state.ts";

/** Where a free message leads by the entries of the sheet, or undefined where none fits. */
export function findEntry(
  protocol: Protocol,
  state: CareState,
  { facts, level }: Recognised,
): ProtocolEntry | undefined {
  const told = sureOf(state.told);
  const now = sureOf(facts);
  for (const fact of now) told.add(fact);
  const possible = new Set([...state.told.keys(), ...facts.keys()]);
  return protocol.entries.find(
    (entry) =>
      fits(entry, { facts, now, told, before: state.told, refuted: state.refuted, possible, level }) &&
      isOpenTo(protocol, state, entry, facts),
  );
}

function fits(
  {
    sure = [],
    maybe = [],
    told = [],
    taken_back: takenBack = [],
    before = [],
    unless = [],
    untold = [],
    level,
  }: ProtocolEntry,
  heard: {
    facts: ReadonlyMap<Fact, Certainty>;
    now: ReadonlySet<Fact>;
    told: ReadonlySet<Fact>;
    before: ReadonlyMap<Fact, Certainty>;
    refuted: ReadonlySet<Fact>;
    /** Told here or earlier, surely or not. */
    possible: ReadonlySet<Fact>;
    level: Recognised["level"];
  },
): boolean {
  return (
    sure.every((fact) => heard.now.has(fact)) &&
    maybe.every((fact) => heard.facts.has(fact)) &&
    told.every((fact) => heard.told.has(fact)) &&
    before.every((fact) => heard.before.has(fact)) &&
    takenBack.every((fact) => heard.refuted.has(fact)) &&
    !unless.some((fact) => heard.now.has(fact)) &&
    !untold.some((fact) => heard.possible.has(fact)) &&
    (level === undefined || level === heard.level)
  );
}

/**
 * Whether the conversation may go there from where it stands: from a question to something graver, and
 * sideways where the question has no answer for what is said. A mere possibility is asked about once,
 * and interrupts nothing; what is not grave and was named is heard; and where an answer in one's own words
 * was asked for, what is known is no news.
 */
function isOpenTo(
  { steps, outweighs }: Protocol,
  { step: presentId, visited, told, said }: CareState,
  entry: ProtocolEntry,
  facts: ReadonlyMap<Fact, Certainty>,
): boolean {
  const present = presentId === null ? undefined : steps[presentId];
  const target = steps[entry.to];
  if (!target || entry.to === presentId) return false;
  if (entry.from) return isNext(outweighs, present, target, entry) && !visited.has(entry.to);
  if (target.state === "A" && visited.has(entry.to) && !isAskedAnew(steps, visited, target)) return false;
  if (target.state === "C") return present === undefined || present.open === true;
  const [here, there] = [gravityOf(present), gravityOf(target)];
  if (isHeard(target, entry, said)) return false;
  if (!present || present.state === "C") return true;
  // What may be done to the body already is asked about in the middle of anything but an emergency.
  const mayBeBodily = entry.maybe?.some(isBodily) ?? false;
  if (!entry.sure && mayBeBodily && target.state === "A") return here < EMERGENCY;
  if (!entry.sure && there < GRAVE) return present.open === true;
  const isNews = (entry.sure ?? [...facts.keys()]).some((fact) => told.get(fact) !== "sure");
  if (present.free && !isNews && there <= GRAVE) return false;
  if (there > here) return true;
  const hasAnswer = present.choices.some(({ means = [] }) =>
    entry.sure?.some((fact) => means.includes(fact)),
  );
  return there === here && (here === POSSIBLE || here === URGENT) && !hasAnswer && !visited.has(entry.to);
}

/** Whether another question stands in the place of one that was asked before. */
function isAskedAnew(
  steps: Protocol["steps"],
  visited: ReadonlySet<string>,
  { asked_before: instead }: ProtocolStep,
): boolean {
  return instead !== undefined && (!visited.has(instead) || steps[instead]?.asked_before !== undefined);
}

/** Whether it goes on from the question that stands, and is no answer to it. */
function isNext(
  outweighs: Protocol["outweighs"],
  present: ProtocolStep | undefined,
  target: ProtocolStep,
  { from = [], sure = [], maybe = [] }: ProtocolEntry,
): boolean {
  if (!present || !from.includes(present.state) || gravityOf(target) < gravityOf(present)) return false;
  const lighter = sure.flatMap((fact) => outweighs[fact] ?? []);
  const facts = [...sure, ...maybe].filter((fact) => !lighter.includes(fact));
  return !present.choices.some(
    ({ means, clears }) => clears === undefined && facts.some((fact) => means?.includes(fact)),
  );
}

/** What is not grave needs no question of its own once it was named. */
function isHeard(target: ProtocolStep, { sure }: ProtocolEntry, said: ReadonlySet<string>): boolean {
  return gravityOf(target) <= POSSIBLE && (sure?.every((fact) => said.has(`reflection.${fact}`)) ?? false);
}

/** What was told and never asked about: where the gravest of it leads. */
export function findOwed(protocol: Protocol, state: CareState): string | undefined {
  const told = sureOf(state.told);
  const states = new Set([...state.visited].map((id) => protocol.steps[id]?.state));
  const isAsked = (entry: ProtocolEntry) => {
    const target = protocol.steps[entry.to];
    if (!target || target.state === "C" || state.visited.has(entry.to)) return true;
    if (isHeard(target, entry, state.said)) return true;
    const letter = target.state;
    if (letter === "S") return states.has("S") || states.has("E") || states.has("H");
    return letter !== "K" && states.has(letter);
  };
  const fitting = protocol.entries.filter(
    (entry) =>
      entry.sure !== undefined &&
      entry.from === undefined &&
      fits(entry, {
        facts: state.told,
        now: told,
        told,
        before: state.told,
        refuted: state.refuted,
        possible: new Set(state.told.keys()),
        level: "nothing",
      }),
  );
  // A child's violence was asked about where a child is asked.
  const asked = new Set(fitting.filter(isAsked).flatMap(({ sure = [] }) => sure));
  return fitting.find((entry) => !isAsked(entry) && entry.sure?.some((fact) => !asked.has(fact)))?.to;
}
