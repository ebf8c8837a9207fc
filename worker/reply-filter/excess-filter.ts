import type { Locale } from "../../contract/locale.ts";
import { HarmfulReply } from "./harm-filter.ts";
import type { Mend } from "./sentence-filter.ts";

/** The endpoint is asked for 1,200 tokens at most (worker/chat/reply.ts), and may not keep to it. */
const LONGEST_REPLY = 6_000;
/** A sentence of so many words that comes a third time is a loop. */
const LOOP_WORDS = 3;
const LOOP_TIMES = 3;
/** Shorter sentences tell too little of their language: a name, a title, "Amen." */
const LANGUAGE_WORDS = 5;
const LANGUAGE_SIGNS = 3;

/** Small words that are of one language alone. */
const SMALL: Record<Locale | "other", ReadonlySet<string>> = {
  sl: new Set(
    "je se ni in ti si sem so bi bo da ne pa ali ki kot tudi lahko kaj kako če ko za pri tebe tvoj tvoja zdaj vse".split(
      " ",
    ),
  ),
  en: new Set(
    "the and you is are your of that it with for this not have what be can when but they we i my will".split(
      " ",
    ),
  ),
  other: new Set(
    "ich und der das nicht ist du dich mit ein eine wir che il di non sono per una della qué los las para les des est vous nous pas što koji nije jeste već možeš".split(
      " ",
    ),
  ),
};
const QUOTED = /[»«„“"][^»«„“”"]*(?:[«»”“"]|$)/g;

/**
 * What is not left to the endpoint: stops a reply without end, one that turns in a circle, and one in another
 * language than the page's. What stands in quotation marks may stay in its own, and so may the site's own texts.
 */
export function stopExcess(language: Locale, isOwn: (sentence: string) => boolean): Mend {
  let length = 0;
  const said = new Map<string, number>();
  return (sentence) => {
    length += sentence.length;
    if (length > LONGEST_REPLY) throw new HarmfulReply();
    const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
    const key = words.join(" ");
    const times = (said.get(key) ?? 0) + 1;
    said.set(key, times);
    if (words.length >= LOOP_WORDS && times >= LOOP_TIMES) throw new HarmfulReply();
    if (isForeign(sentence, language) && !isOwn(sentence)) throw new HarmfulReply();
    return sentence;
  };
}

function isForeign(sentence: string, language: Locale): boolean {
  const words =
    sentence
      .replace(QUOTED, "")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length < LANGUAGE_WORDS) return false;
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  const own = count(SMALL[language]);
  const most = Math.max(count(SMALL[language === "sl" ? "en" : "sl"]), count(SMALL.other));
  return own === 0 && most >= LANGUAGE_SIGNS;
}
