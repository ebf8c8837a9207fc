import { digitsOf } from "./telephone-number.ts";

/** A number of `helplines.yaml`, as far as a link needs it. */
export interface CallableNumber {
  number?: string | undefined;
  tel?: string | undefined;
  /** It takes text messages too. */
  sms?: true | undefined;
}

/** Where in a text a number stands that can be called, and what its link opens. */
export interface Call {
  start: number;
  end: number;
  href: string;
}

const SPACE = "[ \\u00a0\\u202f]";
/** Digits with a space or a hyphen between them, and no more digits around. */
const DIGITS = new RegExp(`(?<![\\d+]|\\d[.,:])\\+?\\d(?:(?:${SPACE}|-)?\\d){1,14}(?!\\d|[.,:]\\d)`, "gu");

/** 112, 988: up to five digits may be any number, a page or a psalm. */
const SHORT_DIGITS = 5;
/** Names that go before a number which nobody calls. */
const NAMED_BEFORE = new RegExp(
  `(?<!\\p{L})(?:ps|psalm\\p{L}*|stran\\p{L}*|str|poglavj\\p{L}*|vrstic\\p{L}*|let[aiou]|sob[aieo]|chapter|verses?|pages?|pp?|year|room)\\.?${SPACE}$`,
  "iu",
);
/** What is counted or paid. */
const COUNTED_AFTER = new RegExp(
  `^${SPACE}?(?:[%‰€$£]|(?:ur[aeo]?|min|minut\\p{L}*|sekund\\p{L}*|dan|dn(?:i|eh|em)|let(?:a|i|ih|o)?|mesec\\p{L}*|ted(?:en|n\\p{L}*)|ljudi|oseb|otrok|strani|evr|krat|hours?|minutes?|days?|weeks?|months?|years?|people|children|pages|times|euros?)(?!\\p{L}))`,
  "iu",
);
/** What a sentence says that speaks of calling. */
const CALLING =
  /(?<!\p{L})(?:call\p{L}*|ring|dial\p{L}*|phone\p{L}*|text|sms|numbers?|helplines?|danger|emergenc\p{L}*|police|in the (?:EU|UK|US)|(?:po)?kli[cč]\p{L}*|zavrti\p{L}*|številk\p{L}*|telefon\p{L}*|sporočil\p{L}*|nevarnost\p{L}*|nujn\p{L}*|polici\p{L}*|linij\p{L}*|življenj\p{L}*)(?!\p{L})/iu;
const SENTENCE_END = /(?<=[.!?…])\s+/u;

/** Where one is told to write to the number rather than to call it. */
const WRITING_BEFORE =
  /(?<!(?:call|ring|phone|pokliči|kliči) (?:or|ali|in|and) )(?<!\p{L})(?:text|sms|message|sporočilo|piši)(?: (?:to|na))?\s$/iu;

/**
 * Finds the numbers of helplines in a text. A long number is always meant to be called. In an essay a short one is where
 * its sentence speaks of calling, names a long one too, or begins the text with it; in words about help (a reply of the
 * chat, the sheet) it is wherever it is no page, psalm or count.
 *
 * @param text words without markup
 */
export function findCalls(text: string, numbers: readonly CallableNumber[], kind: "essay" | "help"): Call[] {
  const known = indexNumbers(numbers);
  const found = [...text.matchAll(DIGITS)].flatMap((match) => {
    const line = known.get(digitsOf(match[0]));
    return line ? [{ start: match.index, end: match.index + match[0].length, line, shown: match[0] }] : [];
  });
  const long = found.filter(({ shown }) => !isShort(shown));
  return found
    .filter(({ start, end, shown }) => {
      if (!isShort(shown)) return true;
      if (NAMED_BEFORE.test(text.slice(0, start)) || COUNTED_AFTER.test(text.slice(end))) return false;
      if (kind === "help" || text.slice(0, start).trim() === "") return true;
      const [from, to] = sentenceAround(text, start);
      return (
        CALLING.test(text.slice(from, to)) || long.some((other) => other.start >= from && other.end <= to)
      );
    })
    .map(({ start, end, line }) => ({
      start,
      end,
      href:
        line.sms && WRITING_BEFORE.test(text.slice(0, start)) ? line.tel.replace("tel:", "sms:") : line.tel,
    }));
}

/** Words about help in parts: what can be called, with its link, and what stands between. */
export function splitCalls(
  text: string,
  numbers: readonly CallableNumber[],
): { text: string; href?: string }[] {
  const parts: ReturnType<typeof splitCalls> = [];
  let end = 0;
  for (const call of findCalls(text, numbers, "help")) {
    if (call.start > end) parts.push({ text: text.slice(end, call.start) });
    parts.push({ text: text.slice(call.start, call.end), href: call.href });
    end = call.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** By the digits that are shown and by those that are dialled; the first of several lines with a number counts. */
function indexNumbers(numbers: readonly CallableNumber[]): Map<string, { tel: string; sms: boolean }> {
  const known = new Map<string, { tel: string; sms: boolean }>();
  for (const { number, tel, sms = false } of numbers) {
    if (number === undefined || tel === undefined) continue;
    for (const digits of [digitsOf(number), digitsOf(tel)])
      if (!known.has(digits)) known.set(digits, { tel, sms });
  }
  return known;
}

function sentenceAround(text: string, place: number): [number, number] {
  let from = 0;
  for (const sentence of text.split(SENTENCE_END)) {
    const start = text.indexOf(sentence, from);
    const end = start + sentence.length;
    if (place < end) return [start, end];
    from = end;
  }
  return [from, text.length];
}

function isShort(shown: string): boolean {
  return /^\d+$/.test(shown) && shown.length <= SHORT_DIGITS;
}
