import { SIGNALS, type Signal } from "../chat.ts";
import { english } from "./en/lexicon.ts";
import { createLexicon, type Lexicon, type Message, type PatternIndex } from "./lexicon.ts";
import { matchAt } from "./patterns.ts";
import { slovenian } from "./sl/lexicon.ts";

let lexicon: Lexicon | undefined;

/** The lexicon is made ready by the first message, not by the first visitor. */
function openLexicon(): Lexicon {
  return (lexicon ??= createLexicon([slovenian, english]));
}

/**
 * The deterministic check of what a visitor writes (decisions.md "Safety"): pure, in both
 * languages at once, the same in the browser and in the worker. It decides nothing but whether
 * the help card is shown; where it is unsure about a person in danger, it shows it.
 */
export function detectSignals(text: string): Signal[] {
  const found = new Set(explainSignals(text).map(({ signal }) => signal));
  return SIGNALS.filter((signal) => found.has(signal));
}

/** The signals of a message, each with the line of the lexicon that raised it. */
export function explainSignals(text: string): { signal: Signal; line: string }[] {
  const { readMessage, expressions, topics, outright, signals, hints } = openLexicon();
  const message = readMessage(text);
  claim(message, findPlaces(expressions, { ...message, words: message.clauses }));
  const said = SIGNALS.flatMap((signal) =>
    [...eachMatch(outright[signal], message)].map((match) => ({ signal, ...match })),
  );
  claim(message, findPlaces(topics, message));
  // Words about somebody else are not taken for words about oneself as well.
  const others = findPlaces(signals.other_person, message);
  const own = said.filter(({ places }) => !places.some((place) => others.has(place)));
  const other = firstMatch(signals.other_person, message);
  claim(message, others);
  const found = [
    ...own,
    ...(other ? [{ signal: "other_person" as const, ...other }] : []),
    ...SIGNALS.flatMap((signal) => {
      const match = firstMatch(signals[signal], message);
      return match ? [{ signal, ...match }] : [];
    }),
  ];
  if (found.length > 0) return found;
  const hinted = hints.flatMap(({ signal, patterns }) => {
    const match = firstMatch(patterns, message);
    return match ? [{ signal, ...match }] : [];
  });
  return hinted.length > 1 ? hinted.slice(0, 1) : [];
}

/** The gravest danger decides which words are said and what the log is marked with. */
const GRAVEST_FIRST: readonly Signal[] = ["plan", "farewell", "wish_to_die", "self_harm", "other_person"];

export function gravestSignal(signals: readonly Signal[]): Signal | null {
  return GRAVEST_FIRST.find((signal) => signals.includes(signal)) ?? null;
}

/**
 * Whether the helplines stand before the results of a search. A search is shorter than a message:
 * here single words are enough ("samomor"), and the helplines disturb nobody who looks for them at work.
 */
export function needsHelp(query: string): boolean {
  const { readMessage, searched } = openLexicon();
  return detectSignals(query).length > 0 || firstMatch(searched, readMessage(query)) !== undefined;
}

interface Match {
  line: string;
  /** The numbers of the words. */
  places: readonly number[];
}

function* eachMatch(patterns: PatternIndex, { words, places }: Message): Generator<Match> {
  for (const [group, at] of places) {
    for (const pattern of patterns.get(group) ?? []) {
      for (const place of at) {
        const match = matchAt(pattern, words, place);
        if (match) yield { line: pattern.line, places: match };
      }
    }
  }
}

function firstMatch(patterns: PatternIndex, message: Message): Match | undefined {
  for (const match of eachMatch(patterns, message)) return match;
  return undefined;
}

function findPlaces(patterns: PatternIndex, message: Message): Set<number> {
  return new Set([...eachMatch(patterns, message)].flatMap(({ places }) => places));
}

const NO_GROUPS: ReadonlySet<number> = new Set();

/** Words that have told what they have to tell are not read again; all others are. */
function claim({ words }: Message, places: Iterable<number>): void {
  for (const place of places) {
    const word = words[place];
    if (word) words[place] = { ...word, groups: NO_GROUPS };
  }
}
