import { SIGNALS, type Signal } from "../chat.ts";
import {
  anchorGroup,
  chooseAnchor,
  createGroups,
  readPatterns,
  type GroupedWord,
  type Pattern,
} from "./patterns.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";
import { readWords } from "./words.ts";

/** What is known of one language. Lists of words are separated by spaces, patterns stand one a line. */
export interface Language {
  /** Standard spelling → other spellings; several standard words: a short form written out. */
  spellings: Readonly<Record<string, string>>;
  /** Groups of words that patterns name in braces. */
  words: Readonly<Record<string, string>>;
  /** Words recognised when misspelt, masked or written apart. */
  decisive: string;
  /** Words recognised when written apart. */
  joined: string;
  /** Real words that resemble decisive ones. */
  lookalikes: string;
  /**
   * Harmless expressions: their words tell nothing. Those with "+" say that a topic makes a word harmless (a film,
   * a game); they silence nothing that is said outright.
   */
  traps: readonly string[];
  /** What is said outright, in no topic harmless. */
  outright: Readonly<Partial<Record<Signal, string>>>;
  signals: Readonly<Record<Signal, readonly string[]>>;
  /** Weak signs; two of different groups in one message count. */
  hints: readonly { signal: Signal; patterns: string }[];
  /** Words of a search that bring the helplines first. */
  searched: string;
}

/** The lexicon made ready: patterns by the group of their anchor. */
export interface Lexicon {
  readMessage(text: string): Message;
  expressions: PatternIndex;
  topics: PatternIndex;
  outright: Record<Signal, PatternIndex>;
  signals: Record<Signal, PatternIndex>;
  hints: { signal: Signal; patterns: PatternIndex }[];
  searched: PatternIndex;
}

export type PatternIndex = ReadonlyMap<number, readonly Pattern[]>;

/** The words of a message, and where the words of each anchor group stand. */
export interface Message {
  words: GroupedWord[];
  /** The same words, each clause a sentence of its own. */
  clauses: GroupedWord[];
  places: ReadonlyMap<number, readonly number[]>;
}

export function createLexicon(languages: readonly Language[]): Lexicon {
  const groups = createGroups(mergeLists(languages.map(({ words }) => words)));
  const readLines = (choose: (language: Language) => readonly string[] | string | undefined) =>
    languages.flatMap((language) => choose(language) ?? []).flatMap((text) => readPatterns(text, groups));
  const readSignals = (
    choose: (language: Language, signal: Signal) => readonly string[] | string | undefined,
  ) => SIGNALS.map((signal) => [signal, readLines((language) => choose(language, signal))] as const);

  const traps = readLines((language) => language.traps);
  const outright = readSignals((language, signal) => language.outright[signal]);
  const signals = readSignals((language, signal) => language.signals[signal]);
  const hints = languages
    .flatMap((language) => language.hints)
    .map(({ signal, patterns }) => ({ signal, patterns: readPatterns(patterns, groups) }));
  const searched = readLines((language) => [language.searched]);

  const vocabulary = createVocabulary({
    groups: groups.lists,
    spellings: languages.map(({ spellings }) => spellings),
    decisive: languages.map(({ decisive }) => decisive),
    joined: languages.map(({ joined }) => joined),
    lookalikes: languages.map(({ lookalikes }) => lookalikes),
  });
  const anchors = new Set<number>();
  const index = createIndexer(groups.lists, vocabulary, anchors);
  const indexSignals = (read: readonly (readonly [Signal, Pattern[]])[]) =>
    Object.fromEntries(read.map(([signal, patterns]) => [signal, index(patterns)])) as Record<
      Signal,
      PatternIndex
    >;
  const lexicon = {
    expressions: index(traps.filter(({ parts }) => parts.length === 1)),
    topics: index(traps.filter(({ parts }) => parts.length > 1)),
    outright: indexSignals(outright),
    signals: indexSignals(signals),
    hints: hints.map(({ signal, patterns }) => ({ signal, patterns: index(patterns) })),
    searched: index(searched),
  };
  return { ...lexicon, readMessage: createReader(vocabulary, groups.phrases, anchors) };
}

function mergeLists(lists: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const [name, words] of lists.flatMap(Object.entries<string>))
    merged[name] = `${merged[name] ?? ""} ${words}`;
  return merged;
}

/** A word that stands in many groups is common in messages too: such groups are bad anchors. */
function createIndexer(lists: readonly string[], vocabulary: Vocabulary, anchors: Set<number>) {
  const commonness = (group: number) =>
    (lists[group] ?? "")
      .split(/\s+/)
      .reduce((sum, word) => sum + vocabulary.groupsOf(word.replace("*", "")).size, lists[group] ? 0 : 50);
  return (patterns: readonly Pattern[]): PatternIndex => {
    const byAnchor = new Map<number, Pattern[]>();
    for (const pattern of patterns.map((each) => chooseAnchor(each, commonness))) {
      const group = anchorGroup(pattern);
      anchors.add(group);
      byAnchor.set(group, [...(byAnchor.get(group) ?? []), pattern]);
    }
    return byAnchor;
  };
}

type Phrase = { groups: readonly number[]; group: number };

function createReader(
  vocabulary: Vocabulary,
  phrases: ReadonlyMap<number, readonly Phrase[]>,
  anchors: ReadonlySet<number>,
) {
  // What a word begins, looked up once.
  const beginnings = new Map<ReadonlySet<number>, { phrases: Phrase[]; anchors: number[] }>();
  function beginningsOf(groups: ReadonlySet<number>) {
    let known = beginnings.get(groups);
    if (!known) {
      const all = [...groups];
      known = {
        phrases: all.flatMap((group) => phrases.get(group) ?? []),
        anchors: all.filter((group) => anchors.has(group)),
      };
      beginnings.set(groups, known);
    }
    return known;
  }
  return (text: string): Message => {
    const read = readWords(text, vocabulary);
    const plain = read.map(({ text: word, sentence }) => ({ groups: vocabulary.groupsOf(word), sentence }));
    const words: GroupedWord[] = [...plain];
    const places = new Map<number, number[]>();
    const addPlace = (group: number, place: number) => {
      const known = places.get(group);
      if (known) known.push(place);
      else places.set(group, [place]);
    };
    plain.forEach(({ groups, sentence }, place) => {
      const begins = beginningsOf(groups);
      for (const group of begins.anchors) addPlace(group, place);
      for (const phrase of begins.phrases) {
        const isHere = phrase.groups.every((group, offset) => {
          const word = plain[place + offset];
          return word?.sentence === sentence && word.groups.has(group);
        });
        if (!isHere) continue;
        phrase.groups.forEach((_, offset) => {
          const word = words[place + offset];
          if (!word || word.groups.has(phrase.group)) return;
          words[place + offset] = { groups: new Set([...word.groups, phrase.group]), sentence };
          if (anchors.has(phrase.group)) addPlace(phrase.group, place + offset);
        });
      }
    });
    const clauses = words.map(({ groups }, place) => ({ groups, sentence: read[place]?.clause ?? 0 }));
    return { words, clauses, places };
  };
}
