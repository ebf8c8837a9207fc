import { judgeWindows, openModel } from "./classifier.ts";
import { SURE_MARGIN } from "./detect.ts";
import {
  ABUSE_FACTS,
  LIFE_FACTS,
  SIGNAL_OF_FACT,
  isBodily,
  type Certainty,
  type Fact,
  type Level,
  type Recognised,
} from "./facts.ts";
import { model as factsModel } from "./facts-model.ts";
import { readWindows } from "./features.ts";
import { openHeads, scoreMessage, type Heads } from "./heads.ts";
import { readBothWays, readMessage } from "./message.ts";
import { model as dangerModel } from "./model.ts";
import { findOutright, isPast, isYoung, type Outright } from "./outright.ts";

let danger: ReturnType<typeof openModel> | undefined;
let heads: Heads | undefined;

/**
 * Reads one message: which facts it tells, and how grave that is. Pure and
 * deterministic, in both languages at once.
 */
export function recognise(text: string): Recognised {
  danger ??= openModel(dangerModel);
  heads ??= openHeads(factsModel);
  const { sentences, parted } = readBothWays(text);
  const windows = readWindows(sentences, danger.size);
  const outright = findOutright([...sentences, ...parted]);
  const margin = judgeWindows(danger, windows).danger;
  const scores = scoreMessage(heads, windows);
  const facts = new Map<Fact, Certainty>();
  heads.heads.forEach(({ name, maybe, sure }, index) => {
    const score = scores[index] ?? 0;
    if (score <= maybe) return;
    facts.set(name as Fact, score > sure ? "sure" : "maybe");
  });
  settleDanger(facts, { heads, scores, margin, outright });
  if (isPast([...sentences, ...parted])) putInDoubt(facts, outright);
  const young = isYoung([...sentences, ...parted]);
  if (young) facts.set("child", "sure");
  else if (young === false) facts.delete("child");
  return { facts, level: findLevel(facts) };
}

/** How far beyond being possible each fact is in a message, whether the check of danger agrees or not. */
export function measureFacts(text: string): ReadonlyMap<Fact, number> {
  heads ??= openHeads(factsModel);
  const scores = scoreMessage(heads, readWindows(readMessage(text), heads.size));
  return new Map(heads.heads.map(({ name, maybe }, index) => [name as Fact, (scores[index] ?? 0) - maybe]));
}

interface DangerFound {
  heads: Heads;
  scores: Float32Array;
  margin: number;
  outright: readonly Outright[];
}

/** Facts of danger to life that the check of danger decides; who may harm another is not in danger. */
const SETTLED = LIFE_FACTS.filter((fact) => fact !== "harm_other");

/** Where there is no danger, no fact of it stands; where there is, at least the likeliest does. */
function settleDanger(
  facts: Map<Fact, Certainty>,
  { heads: opened, scores, margin, outright }: DangerFound,
): void {
  const certainty: Certainty | null = margin > SURE_MARGIN ? "sure" : margin > 0 ? "maybe" : null;
  const known = SETTLED.filter((fact) => facts.has(fact));
  for (const fact of known)
    // "I'm on the roof." is told without a word of danger.
    if (certainty === null && isBodily(fact) && facts.get(fact) === "sure") facts.set(fact, "maybe");
    else if (certainty === null) facts.delete(fact);
    else if (certainty === "maybe" && fact !== "voices") facts.set(fact, "maybe");
  for (const { fact } of outright) facts.set(fact, "sure");
  // Who speaks outright of somebody else's death does not speak of their own.
  if (outright.length > 0 && outright.every(({ fact }) => fact === "other"))
    for (const fact of known) if (fact !== "other" && fact !== "other_now") facts.delete(fact);
  const isNamed = outright.some(({ fact }) => SIGNAL_OF_FACT[fact] !== undefined);
  if (certainty === null || known.length > 0 || isNamed) return;
  // What sounds like danger is the violence that is told.
  if (certainty === "maybe" && ABUSE_FACTS.some((fact) => facts.get(fact) === "sure")) return;
  const likeliest = opened.heads
    .map(({ name, maybe }, index) => ({ name, score: (scores[index] ?? 0) - maybe }))
    .filter(({ name }) => SETTLED.some((fact) => fact === name))
    .toSorted((a, b) => b.score - a.score)[0];
  if (likeliest) facts.set(likeliest.name as Fact, certainty);
}

/** What is true of these minutes is only possible where a message tells of long ago. */
function putInDoubt(facts: Map<Fact, Certainty>, outright: readonly Outright[]): void {
  for (const fact of OF_THESE_MINUTES)
    if (facts.has(fact) && !outright.some((said) => said.fact === fact))
      if (facts.get(fact) === "sure") facts.set(fact, "maybe");
      else facts.delete(fact);
}

const OF_THESE_MINUTES = [
  "done",
  "place",
  "other_now",
  "violence_now",
  "medical",
  "rescue_here",
  "rescue_coming",
  "called",
] as const satisfies readonly Fact[];

/** Where one of these is only possible, a question how bad it is helps nobody. */
const NOT_ASKED: readonly Fact[] = ["harm_other", "violence_now", "violence_witness"];

function findLevel(facts: ReadonlyMap<Fact, Certainty>): Level {
  const grave = [...LIFE_FACTS, ...ABUSE_FACTS];
  if (grave.some((fact) => facts.get(fact) === "sure")) return "now";
  return grave.some((fact) => facts.has(fact) && !NOT_ASKED.includes(fact)) ? "ask" : "nothing";
}
