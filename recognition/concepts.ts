import { concepts as english } from "./en/concepts.ts";
import { squeeze } from "./fold.ts";
import { concepts as slovenian } from "./sl/concepts.ts";

const NONE: readonly number[] = [];

interface Thesaurus {
  exact: Map<string, number[]>;
  stems: Map<string, number[]>;
  longestStem: number;
  /** Squeezed spelling → the spelling of the list. */
  squeezed: Map<string, string>;
}

let thesaurus: Thesaurus | undefined;

/** The meanings of each word of a sentence, as numbers: "umrla", "died" → the number of "die". */
export function readConcepts(words: readonly string[]): (readonly number[])[] {
  thesaurus ??= createThesaurus();
  const known = thesaurus;
  return words.map((word, place) => {
    const own = lookUp(known, word);
    const joined = known.exact.get(`${word}-${words[place + 1]}`);
    return joined ? [...new Set([...own, ...joined])] : own;
  });
}

function createThesaurus(): Thesaurus {
  const numbers = new Map<string, number>();
  const created: Thesaurus = { exact: new Map(), stems: new Map(), longestStem: 0, squeezed: new Map() };
  for (const [name, list] of [slovenian, english].flatMap(Object.entries<string>)) {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    for (const entry of list.split(" ")) {
      const word = entry.replace("*", "");
      const map = word === entry ? created.exact : created.stems;
      if (map === created.stems) created.longestStem = Math.max(created.longestStem, word.length);
      map.set(word, [...new Set([...(map.get(word) ?? []), number])]);
    }
  }
  for (const word of created.exact.keys()) created.squeezed.set(squeeze(word), word);
  return created;
}

function lookUp(known: Thesaurus, word: string): readonly number[] {
  const plain = lookUpExactly(known, word);
  if (plain.length > 0) return plain;
  const short = squeeze(word);
  return lookUpExactly(known, known.squeezed.get(short) ?? short);
}

function lookUpExactly({ exact, stems, longestStem }: Thesaurus, word: string): readonly number[] {
  const found = exact.get(word);
  if (found) return found;
  for (let length = Math.min(word.length, longestStem); length > 1; length--) {
    const stem = stems.get(word.slice(0, length));
    if (stem) return stem;
  }
  return NONE;
}
