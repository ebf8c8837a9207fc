import { SIGNALS, type Signal } from "./signals.ts";
import { chooseSignals, judge } from "./classifier.ts";
import { readBothWays, readMessage } from "./message.ts";
import { calm, outright, searched } from "./phrases.ts";

/**
 * The deterministic check of what a visitor writes (decisions.md "Safety"): pure, in both
 * languages at once, the same in the browser and in the worker. It decides nothing but whether
 * the help card is shown; where it is unsure about a person in danger, it shows it.
 */
export function detectSignals(text: string): Signal[] {
  const { sentences, parted } = readBothWays(text);
  // A word or two after a full stop takes nothing back of what was said before it.
  const said = [...sentences, ...parted].map(joinWords);
  const certain = outright
    .filter(({ pattern }) => said.some((sentence) => pattern.test(sentence)))
    .map(({ signal }) => signal);
  const { danger, signals } = judge(sentences.filter((words) => !isCalm(words)));
  const found = new Set(danger > 0 ? [...certain, ...chooseSignals(signals)] : certain);
  return SIGNALS.filter((signal) => found.has(signal));
}

function joinWords(words: readonly string[]): string {
  return words.filter((word) => word !== "?").join(" ");
}

function isCalm(words: readonly string[]): boolean {
  const said = joinWords(words);
  return calm.some((pattern) => pattern.test(said));
}

/** The gravest danger decides which words are said and what the log is marked with. */
const GRAVEST_FIRST: readonly Signal[] = [
  "plan",
  "farewell",
  "wish_to_die",
  "self_harm",
  "other_person",
  "violence",
];

export function gravestSignal(signals: readonly Signal[]): Signal | null {
  return GRAVEST_FIRST.find((signal) => signals.includes(signal)) ?? null;
}

/**
 * Whether the helplines stand before the results of a search. A search is shorter than a message:
 * here single words are enough ("samomor"), and the helplines disturb nobody who looks for them at work.
 */
export function needsHelp(query: string): boolean {
  const said = readMessage(query).map((words) => words.join(" "));
  return (
    said.some((sentence) => searched.some((pattern) => pattern.test(sentence))) ||
    detectSignals(query).length > 0
  );
}
