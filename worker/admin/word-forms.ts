import { IRREGULAR_FORMS } from "../retrieval/irregular-slovenian.ts";
import { stemEnglish } from "../retrieval/stem-english.ts";
import { stemSlovenian } from "../retrieval/stem-slovenian.ts";

/*
 * The index of messages holds words as they were written. So that "upanje" finds "upanja" too, a
 * word is looked up together with its likely forms; a form that nobody wrote costs next to nothing.
 */

/** Taken off a word, the longest that leaves three letters. */
const TAKEN_OFF =
  /(?<=...)(?:ovati|evati|iti|ati|eti|oma|ama|ema|ami|imi|ima|ega|emu|om|em|ov|ev|ah|eh|ih|im|am|ing|ies|es|ed|(?<=[^aeiouj])jo|a|e|i|o|u|s|y)$/;

/** Put on in its place: of Slovenian nouns, adjectives and verbs, then of English words. */
const PUT_ON = `
  a e i o u om em ov ev am ama oma ema ah eh ih im imi ima ami ega emu jo mi
  as amo ate ajo al ala alo ali ale ati at is imo ite ijo il ila ilo ili ile iti it
  es emo ete ejo el ela elo eli ele eti et ujem ujes uje ujemo ujete ujejo ovati oval ovala
  s ed ing y ies ly er ers
`
  .trim()
  .split(/\s+/);

/** "ljubezen" is also "ljubezni", "sestra" also "sester". */
const FLEETING_E = /(?<=..[^aeiou])e(?=[^aeiou]$)/;
const CLUSTER = /(?<=.[^aeiou])(?=[mnrlvckj]$)/;
/** "otrok" is also "otroci". */
const SOFTER: Record<string, string> = { k: "c", g: "z", h: "s", c: "k" };

const LETTERS_MIN = 4;

/**
 * A word and the forms under which it may stand in a message: proposed by endings, kept where the stemmers of
 * the search (worker/retrieval) say that it is the same word.
 *
 * @param word folded: small letters without marks
 */
export function wordForms(word: string): string[] {
  const irregular = IRREGULAR_FORMS.find((forms) => forms.includes(word)) ?? [];
  if (word.length < LETTERS_MIN || /\d/.test(word)) return [...new Set([word, ...irregular])];
  const base = word.replace(TAKEN_OFF, "");
  const changed = [base, base.replace(FLEETING_E, ""), base.replace(CLUSTER, "e")];
  const softer = base.replace(/[kghc]$/, (letter) => SOFTER[letter] ?? letter);
  const bases = [...new Set([...changed, softer, word])];
  const proposed = bases.flatMap((start) => [start, ...PUT_ON.map((ending) => start + ending)]);
  const isSame = (form: string) =>
    stemSlovenian(form) === stemSlovenian(word) || stemEnglish(form) === stemEnglish(word);
  return [...new Set([word, ...irregular, ...proposed.filter(isSame)])];
}
