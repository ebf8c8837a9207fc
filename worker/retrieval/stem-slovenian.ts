/*
 * A light stemmer: takes off endings by rule, so that words nobody thought of are found too. It need
 * not be right about a word, only the same for all its forms. Everything is written without čšž.
 */

import { IRREGULAR_FORMS } from "./irregular-slovenian.ts";

/** What is left of a word must still tell it from others: three letters, and a syllable among them. */
const STEM_MIN = 3;
const SYLLABLE = /[aeiou]|[^aeiou]r[^aeiou]/;

/** Endings of verbs, then of nouns and adjectives in all numbers and cases; the longest that fits is taken. */
const ENDINGS = `
  ovati evati ati iti eti ovat evat at it et am as amo ate ajo ava ata im is imo ite ijo iva ita em es
  emo ete ejo eva eta aj ajte ajmo ujem ujes uje ujemo ujete ujejo ujeta uj ujte ujoc ajoc al ala alo
  ali ale il ila ilo ili ile el ela elo eli ele oval ovala ovalo ovali ovale eval evala evalo evali
  evale a e i o u om oma ema ov ev ah ama ami ih ima imi ova ove ovi ovo ovu ovih ovom ovima ega emu
  ejsi ejsa ejse ejso
`
  .trim()
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length);

/** These follow a consonant only: "nocjo", "bratje", "ljudmi", "umrla". */
const AFTER_CONSONANT = /(?<=[^aeiou])(?:jo|je|ja|ju|mi|l[aoie]?)$/;

/** What makes one word of another, such as a noun of a verb, shortest roots kept. */
const SUFFIXES: { suffix: RegExp; rootMin: number }[] = [
  { suffix: /ost$/, rootMin: 4 },
  { suffix: /s?tv$/, rootMin: 5 },
  { suffix: /(?<=elj)ic$/, rootMin: 5 },
  { suffix: /(?:ovanj?|evanj?|anj|enj|an|en|(?<=[^aeiou])n)$/, rootMin: STEM_MIN },
  { suffix: /(?<=[^aeiou])v$/, rootMin: STEM_MIN },
  { suffix: /(?:at|it|et)$/, rootMin: STEM_MIN },
];

/** Words whose stem itself changes, and pairs that a reader takes for one word. */
const IRREGULAR: [RegExp, string][] = (
  [
    ["clovek\\w*|cloves\\w*|ljud(?:je|i|em|mi|eh)", "clovec"],
    ["oce|ocet\\w*|oci(?:ju|ja)?", "oce"],
    ["mati|mater\\w*|mam[aeio]\\w*", "mati"],
    ["hci|hcer\\w*", "hci"],
    ["dekl\\w*", "dekl"],
    ["danes|danasnj\\w*", "danes"],
    ["dan|dne|dni|dnem|dneh|dnev\\w*", "dan"],
    ["noc|noci|nocjo|noceh|ponoci|nocoj", "noc"],
    ["neb(?:o|a|u|om|es\\w*)", "neb"],
    ["tel(?:o|es\\w*)", "teles"],
    ["ime|imen(?:a|u|om|i|ih)?", "ime"],
    ["breme|bremen\\w*", "breme"],
    ["pes|ps(?:a|u|om|i|e|ov|ih|icka|icek)", "pes"],
    ["pesem|pesm\\w*|pet(?:i|je|ja|ju|jem)|(?:za)?poj(?:em|es|e|o|emo|te|ejo)|(?:za)?pel[aio]?", "pesm"],
    ["(?:raz|pre|po|do)?mis(?:el|l)\\w*", "misl"],
    ["up(?:a|am|as|amo|ate|ajo|al[aio]?|ati|at|anj\\w*)", "upanj"],
    ["pek(?:el|l\\w*)", "pekl"],
    ["vesel\\w*", "vesel"],
    ["boj(?:im|is|i|imo|ite|ijo)|bal[aio]?|bati", "stras"],
    ["sp(?:im|is|i|imo|ijo|ati|at|al[aio]?|anj\\w*)", "spat"],
    ["umr\\w*|umir\\w*|smrt\\w*|mrtev|mrtv\\w*", "smrt"],
    ["ve(?:m|s|mo|ste|do|deti|det|del[aio]?)|vednost\\w*", "ved"],
    ["zna(?:m|s|mo|te|jo|ti|t|l[aio]?)?|znanj\\w*", "znan"],
    ["verja\\w*|verjel\\w*", "ver"],
    ["zal(?:ost|ova|uj)\\w*", "zalosc"],
    ["hvalez\\w*|hval(?:a|e|o)|zahval\\w*", "hvalez"],
    ["ljubez\\w*", "ljub"],
    ["pomoc\\w*|pomag\\w*|pomaz\\w*", "pomoc"],
    ["pogovarj\\w*", "pogovor"],
    ["eposta|eposte|eposti|eposto|email\\w*|mail\\w*|mejl\\w*", "eposta"],
    ["stik\\w*|kontakt\\w*", "stik"],
    ["osam\\w+|samot\\w*|sam|sama|samem", "sam"],
  ] satisfies [string, string][]
).map(([pattern, stem]) => [new RegExp(`^(?:${pattern})$`), stem]);

/** Form → the word that names it. */
const FORMS = new Map(
  IRREGULAR_FORMS.flatMap(([first = "", ...forms]) => [first, ...forms].map((form) => [form, first])),
);

/** The stem of a folded Slovenian word: "modrosti", "modrostjo" and "moder" → "modr". */
export function stemSlovenian(written: string): string {
  const word = FORMS.get(written) ?? written;
  if (/\d/.test(word)) return word;
  const irregular = IRREGULAR.find(([pattern]) => pattern.test(word));
  if (irregular) return irregular[1];
  return evenOut(takeSuffixes(takeEnding(word)));
}

function takeEnding(word: string): string {
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && isStem(word, candidate.length, STEM_MIN),
  );
  const short = AFTER_CONSONANT.exec(word)?.[0];
  const length = Math.max(
    ending?.length ?? 0,
    short && isStem(word, short.length, STEM_MIN) ? short.length : 0,
  );
  return word.slice(0, word.length - length);
}

function takeSuffixes(word: string): string {
  return SUFFIXES.reduce((root, { suffix, rootMin }) => {
    const found = suffix.exec(root)?.[0];
    return found && isStem(root, found.length, rootMin) ? root.slice(0, -found.length) : root;
  }, word);
}

/** Sounds that change before an ending: jok/joče, išče/iskati, pišem/pisati, strah/strašno, ljubljen, konec/konca. */
function evenOut(root: string): string {
  return root
    .replace(/(?<=[pbmv])lj$/, "")
    .replace(/(?<=[^aeiou])j$/, "")
    .replace(/st$/, "sc")
    .replace(/k$/, "c")
    .replace(/g$/, "z")
    .replace(/h$/, "s")
    .replace(/(?<=\w\w[^aeiou])e(?=[^aeiou]$)/, "");
}

function isStem(word: string, cut: number, min: number): boolean {
  const root = word.slice(0, word.length - cut);
  return root.length >= min && SYLLABLE.test(root);
}
