import type { Mend } from "./sentence-filter.ts";
import { namesNoVerse } from "./verses.ts";

const DOMAIN =
  /(?<![@\p{L}\p{Nd}.-])((?:[\p{L}\p{Nd}-]+\.)+(?:com|net|org|info|eu|si|io|co|uk|de|hr|rs|app|dev|xyz|online|site|club|chat|gg|tv|ly|ru|cc|me))(?![\p{L}\p{Nd}-])/giu;
/** Jn 3,16; Psalm 23:4 */
const VERSE = /(?<!\p{L})(?:[1-3]\.?\s?)?\p{Lu}\p{L}{1,14}\.?\s\p{Nd}{1,3}[,:]\s?\p{Nd}/u;
/** "@kocka", "t . me", "t(dot)me": where strangers may wait. */
const HANDLE =
  /(?<![\p{L}\p{Nd}._%+/-])@[a-z][\w.]{3,}|(?<!\p{L})t ?(?:\(dot\)|\[dot\]|\(pika\)| \.) ?me(?!\p{L})/iu;
const QUOTED = /[»«„“"]([^»«„“”"]+)[«»”“"]/u;
const FIGURE =
  "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ni[čc]|ni[čc]la|ena|dva|dve|tri|[šs]tiri|pet|[šs]est|sedem|osem|devet)";
/** Five figures in words are a number to call. */
const FIGURES_IN_WORDS = new RegExp(String.raw`(?<!\p{L})(?:${FIGURE}[\s,.-]+){4}${FIGURE}(?!\p{L})`, "iu");
/** "k-l-i c-i-m-e", and what any such has: looking for it is quick. */
const SPELLED = /(?<!\p{L})(?:\p{L}-){2,}\p{L} (?:\p{L}-){2,}\p{L}/u;
const SPELLED_LETTER = /-\p{L}-/u;
/** What any name of a host has. */
const DOT_WITHIN = /\.[a-z]{2}/i;
/** As many words of the rules in a row are no accident. */
const RULE_WORDS = 8;

/** Where to call is said in the same words to the model and to the visitor. */
const HELP = /(?<!\p{Nd})(?:112|113|116\s?123|988|999|911)(?!\p{Nd})/u;

interface StrangerInput {
  /** Whether what the model was told (prompt.ts) has these words. */
  isRule: (words: string) => boolean;
  /** Websites that our own texts name. */
  hosts: readonly string[];
  /** Whether a signal was raised in the conversation. */
  isInDanger: boolean;
  /** Whether our texts have these words. */
  isStored: (words: string) => boolean;
  /** Whether a sentence is one of the site's own. */
  isOwn: (sentence: string) => boolean;
}

/**
 * Takes out sentences that come from elsewhere than they should: the model's rules, telephone
 * numbers in words, verses that do not exist, websites and accounts that our texts do not name;
 * and, where somebody may be in danger, verses that are not stored text.
 */
export function removeStrangers({ isRule, hosts, isInDanger, isStored, isOwn }: StrangerInput): Mend {
  const isForeign = ([, host = ""]: RegExpMatchArray) =>
    !hosts.includes(host.toLowerCase().replace(/^www\./, ""));
  return (sentence) => {
    if (FIGURES_IN_WORDS.test(sentence)) return "";
    if (SPELLED_LETTER.test(sentence) && SPELLED.test(sentence)) return "";
    if (holdsRule(sentence, isRule) && !HELP.test(sentence)) return "";
    if (HANDLE.test(sentence) || namesNoVerse(sentence)) return "";
    if (DOT_WITHIN.test(sentence) && [...sentence.matchAll(DOMAIN)].some(isForeign) && !isOwn(sentence))
      return "";
    if (!isInDanger) return sentence;
    const quoted = QUOTED.exec(sentence)?.[1];
    return VERSE.test(sentence) && !(quoted && isStored(quoted)) ? "" : sentence;
  };
}

function holdsRule(sentence: string, isRule: (words: string) => boolean): boolean {
  const words = sentence.split(/\s+/).filter(Boolean);
  for (let start = 0; start + RULE_WORDS <= words.length; start += RULE_WORDS / 2)
    if (isRule(words.slice(start, start + RULE_WORDS).join(" "))) return true;
  return false;
}
