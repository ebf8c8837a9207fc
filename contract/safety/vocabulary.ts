import { squeeze } from "./fold.ts";

/** The words that the patterns know, and what is made of others. */
export interface Vocabulary {
  /** The word in the spelling of the lexicon, "wanna" → "want to"; undefined where it is unknown. */
  read(word: string): readonly string[] | undefined;
  /** The numbers of the groups that hold this word. */
  groupsOf(word: string): ReadonlySet<number>;
  /** The decisive word of which this is a misspelling. */
  correct(word: string): string | undefined;
  /** The decisive word hidden behind signs: "s*icide", "d*e". */
  unmask(word: string): string | undefined;
  /** Whether two words are one written apart: "my self". */
  canJoin(first: string, second: string): boolean;
  /** Whether this may be one of the words of a joined one. */
  isWhole(word: string): boolean;
}

export interface VocabularyInput {
  /** Lists of words by number; an asterisk at the end stands for any ending. */
  groups: readonly string[];
  /** Standard spelling → other spellings. */
  spellings: readonly Readonly<Record<string, string>>[];
  /** Words that are recognised when misspelt, masked or written apart. */
  decisive: readonly string[];
  /** Words that are only recognised when written apart: "no one". */
  joined: readonly string[];
  /** Real words that resemble decisive ones. */
  lookalikes: readonly string[];
}

const NONE: ReadonlySet<number> = new Set();

export function createVocabulary(input: VocabularyInput): Vocabulary {
  const exact = new Map<string, number[]>();
  const stems = new Map<string, number[]>();
  const writtenOut = new Map<string, readonly string[]>();
  const squeezed = new Map<string, string>();
  let longestStem = 0;
  input.groups.forEach((list, group) => {
    for (const word of splitList(list)) {
      if (word.endsWith("*")) {
        const stem = word.slice(0, -1);
        longestStem = Math.max(longestStem, stem.length);
        stems.set(stem, [...(stems.get(stem) ?? []), group]);
      } else exact.set(word, [...(exact.get(word) ?? []), group]);
    }
  });
  for (const spellings of input.spellings) {
    for (const [standard, variants] of Object.entries(spellings)) {
      for (const variant of splitList(variants)) writtenOut.set(variant, splitList(standard));
    }
  }
  const decisive = input.decisive.flatMap(splitList);
  const joinable = new Set([...decisive, ...input.joined.flatMap(splitList)]);
  const lookalikes = new Set(input.lookalikes.flatMap(splitList));
  for (const word of [...exact.keys(), ...writtenOut.keys(), ...decisive]) {
    if (!squeezed.has(squeeze(word))) squeezed.set(squeeze(word), word);
  }
  const byInitial = new Map<string, string[]>();
  for (const word of decisive) {
    const initial = word.slice(0, 1);
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), word]);
  }

  const groupsByWord = new Map<string, ReadonlySet<number>>();

  function groupsOf(word: string): ReadonlySet<number> {
    const known = groupsByWord.get(word);
    if (known) return known;
    const groups = new Set(exact.get(word));
    for (let length = Math.min(word.length, longestStem); length > 0; length--) {
      for (const group of stems.get(word.slice(0, length)) ?? []) groups.add(group);
    }
    // Unknown words share one empty set; the memory stays as small as the lexicon.
    if (groups.size === 0) return NONE;
    if (groupsByWord.size < 10_000) groupsByWord.set(word, groups);
    return groups;
  }

  function isKnown(word: string): boolean {
    if (exact.has(word)) return true;
    for (let length = Math.min(word.length, longestStem); length > 0; length--) {
      if (stems.has(word.slice(0, length))) return true;
    }
    return false;
  }

  function read(word: string): readonly string[] | undefined {
    const direct = writtenOut.get(word) ?? (isKnown(word) ? [word] : undefined);
    if (direct) return direct;
    const short = squeeze(word);
    const original = squeezed.get(short);
    if (original) return writtenOut.get(original) ?? [original];
    return short !== word && isKnown(short) ? [short] : undefined;
  }

  return {
    read,
    groupsOf,
    correct: (word) =>
      word.length < 4 || lookalikes.has(word)
        ? undefined
        : (byInitial.get(word.slice(0, 1)) ?? []).find((candidate) =>
            isMisspelling(word, squeeze(candidate)),
          ),
    unmask: (word) => {
      if (!/[a-z].*[*#_/|]/.test(word)) return undefined;
      const pattern = word.replace(/[^a-z]+/g, (signs) => `[a-z]{${signs.length},${signs.length + 1}}`);
      return byInitial.get(word.slice(0, 1))?.find((candidate) => new RegExp(`^${pattern}$`).test(candidate));
    },
    canJoin: (first, second) =>
      joinable.has(first + second) && !(joinable.has(first) && joinable.has(second)),
    isWhole: (word) => exact.has(word) || writtenOut.has(word) || joinable.has(word),
  };
}

function splitList(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== "");
}

/** One letter missing, added, changed or two exchanged; in short words only two exchanged. */
function isMisspelling(word: string, candidate: string): boolean {
  if (Math.abs(word.length - candidate.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === candidate[start]) start++;
  let end = 0;
  while (
    end < Math.min(word.length, candidate.length) - start &&
    word[word.length - 1 - end] === candidate[candidate.length - 1 - end]
  )
    end++;
  const changed = word.slice(start, word.length - end);
  const wanted = candidate.slice(start, candidate.length - end);
  if (changed.length === 2 && wanted.length === 2)
    return changed[0] === wanted[1] && changed[1] === wanted[0];
  return word.length > 4 && changed.length <= 1 && wanted.length <= 1;
}
