const PRONOUNS = ["i", "you", "he", "she", "it", "we", "they", "there", "that", "who", "what"];
const NEGATED = [
  "do",
  "does",
  "did",
  "is",
  "are",
  "was",
  "were",
  "have",
  "has",
  "had",
  "could",
  "would",
  "should",
  "must",
];
/** After a pronoun: what each verb is shortened to. "He's" may be "he is" or "he has". */
const SHORTENED = { will: "ll", have: "ve", would: "d", had: "d", are: "re" };

/** Two folded words that are one when they are shortened: "do not" → "dont", "i am" → "im". */
const PAIRS = new Map<string, readonly string[]>([
  ["i am", ["im"]],
  ["i m", ["im"]],
  ["can not", ["cant"]],
  ["will not", ["wont"]],
  ...NEGATED.map((verb): [string, string[]] => [`${verb} not`, [`${verb}nt`]]),
  ...PRONOUNS.flatMap((pronoun) =>
    ["is", "has", "s"].map((verb): [string, string[]] => [`${pronoun} ${verb}`, [`${pronoun}s`]]),
  ),
  ...PRONOUNS.flatMap((pronoun) =>
    Object.entries(SHORTENED).map(([verb, short]): [string, string[]] => [
      `${pronoun} ${verb}`,
      [pronoun, short],
    ]),
  ),
]);

/** One folded word that is written as two elsewhere; "ill", "well", "hell", "id" and "wed" are words of their own. */
const WORDS = new Map<string, readonly string[]>([
  ["cannot", ["cant"]],
  ["ive", ["i", "ve"]],
  ...["you", "they"].flatMap((pronoun): [string, string[]][] =>
    ["re", "ve", "ll", "d"].map((verb) => [`${pronoun}${verb}`, [pronoun, verb]]),
  ),
]);

/**
 * Folded words of a sentence in which it makes no difference whether they were shortened: "I do not", "I don't"
 * and "I dont" are the same, "I am", "I'm" and "Im", too.
 */
export function joinContractions(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? "";
    const next = words[place + 1] ?? "";
    // "It is not" is "it isn't" rather than "it's not".
    const isDenied = words[place + 2] === "not" && PAIRS.has(`${next} not`);
    const pair = isDenied ? undefined : PAIRS.get(`${word} ${next}`);
    joined.push(...(pair ?? WORDS.get(word) ?? [word]));
    if (pair) place++;
  }
  return joined;
}
