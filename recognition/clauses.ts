/** Words that begin another clause, folded; not "in", which is "and" in one language and "in" in the other. */
const CONNECTORS = new Set(
  [
    "pa ker ampak ceprav saj zato zaradi ko kadar kako da ce potem ali al zakaj kaj kje kjer",
    "and because cause coz cuz but so how that when if though since until while then what why where",
  ].flatMap((words) => words.split(" ")),
);
/** Shorter sentences have no clauses worth hearing by themselves, and shorter clauses tell nothing. */
const SENTENCE_LEAST = 6;
const CLAUSE_LEAST = 3;

/**
 * The clauses of a sentence of which each may tell something by itself: "i just want to die | how do i make it
 * stop". Empty where the sentence is one.
 */
export function splitClauses(words: readonly string[]): string[][] {
  if (words.length < SENTENCE_LEAST) return [];
  const clauses: string[][] = [[]];
  for (const word of words) {
    const last = clauses.at(-1) ?? [];
    if (CONNECTORS.has(word) && last.length >= CLAUSE_LEAST) clauses.push([word]);
    else last.push(word);
  }
  return clauses.length > 1 ? clauses.filter((clause) => clause.length >= CLAUSE_LEAST) : [];
}
