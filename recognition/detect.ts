import { chooseSignals, judge } from "./classifier.ts";
import { SIGNAL_OF_FACT, type Level } from "./facts.ts";
import { readBothWays, readMessage } from "./message.ts";
import { findOutright, isSearchForHelp, languageOf, type Elsewhere, type Outright } from "./outright.ts";
import { SIGNALS, type Signal } from "./signals.ts";

/** From this margin on it is sure, and nothing more is asked. Chosen on `validation` and on human text of that part. */
export const SURE_MARGIN = 0.8;

/** What the check of danger to life says of a message. */
export interface Danger {
  level: Level;
  /** What the log is marked with, in the order of SIGNALS. */
  signals: Signal[];
  /** What is said outright. */
  outright: Outright[];
  /** The language of what is said outright in none of the two of the site: the card comes in that language. */
  elsewhere: Elsewhere | null;
}

/**
 * The deterministic check of what a visitor writes (decisions.md "Safety"): pure, in both languages at once,
 * the same in the browser and in the worker. "now" shows the help card; where it is only possible that somebody
 * is in danger ("ask"), the conversation asks.
 */
export function detectDanger(text: string): Danger {
  const { sentences, parted } = readBothWays(text);
  const outright = findOutright([...sentences, ...parted]);
  const { danger, signals } = judge(sentences);
  const certain = outright.map(({ fact }) => SIGNAL_OF_FACT[fact]);
  const found = new Set<Signal | undefined>(danger > 0 ? [...certain, ...chooseSignals(signals)] : certain);
  return {
    level:
      certain.some((signal) => signal !== undefined) || danger > SURE_MARGIN
        ? "now"
        : danger > 0
          ? "ask"
          : "nothing",
    signals: SIGNALS.filter((signal) => found.has(signal)),
    outright,
    elsewhere: languageOf(outright),
  };
}

/** The language of a neighbour in which a message tells outright of danger, or null; cheaper than the whole check. */
export function detectElsewhere(text: string): Elsewhere | null {
  const { sentences, parted } = readBothWays(text);
  return languageOf(findOutright([...sentences, ...parted]));
}

/** The signs of danger that a message may hold, however sure. */
export function detectSignals(text: string): Signal[] {
  return detectDanger(text).signals;
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
  return isSearchForHelp(readMessage(query)) || detectSignals(query).length > 0;
}
