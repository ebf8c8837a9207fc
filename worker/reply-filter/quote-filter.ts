import type { Locale } from "../../contract/locale.ts";
import type { Mend } from "./sentence-filter.ts";

/** Shorter ones are turns of phrase. */
const WORDS_MIN = 8;
/** A quotation that does not close is forgotten after this many characters. */
const OPEN_MAX = 1_500;

const CLOSING: Record<string, string> = { "»": "«", "«": "»", "„": "“", "“": "”", '"': '"' };
const OPENING = /(?<=^|[\s([*_>—–:-])[»«„“"](?=\S)/g;

/** Jn 3,16; 1 Corinthians 13:4–8; Psalm 23 */
const REFERENCE = String.raw`(?:[1-3]\.?\s?)?\p{Lu}\p{L}{0,14}\.?\s\d{1,3}(?:[,:]\s?\d{1,3}(?:[–-]\d{1,3})?)?`;
/** What names a source directly after a quotation: (Jn 3,16), (St Augustine), — Ps 34,19. */
const SOURCE_AFTER = new RegExp(
  String.raw`^([\s>*_.]*(?:\(|[—–])[\s*_]*)(?=${REFERENCE}|(?<=\([*_]*)(?:\p{Lu}|sv\.|sveti|sveta))`,
  "u",
);
const VERSE = /\p{Lu}\p{L}{0,14}\.?\s\d{1,3}[,:]\s?\d/u;
/** Somebody is said to have said it. */
const SAID =
  /(?<!\p{L})(?:pravi|piše|beremo|zapis\p{L}*|rekel|rekla|dejal\p{L}*|uči|svet\p{L}+ pism\p{L}*|jezus\p{L}*|bibli\p{L}*|psalm\p{L}*|evangelij\p{L}*|apost\p{L}*|prerok\p{L}*|sveti|sv\.|says|said|wrote|writes|reads|taught|teaches|promis\p{L}*|scriptures?|bible|jesus|gospels?|prophets?|saint|st\.)(?!\p{L})/iu;

/** Said of words that are told in one's own way; the mark that books use. */
const COMPARE: Record<Locale, string> = { sl: "prim. ", en: "cf. " };

/** A quotation mark that opened and has not closed in its sentence. */
interface Opened {
  closing: string;
  text: string;
}

/**
 * Words of Scripture or of an author stand in quotation marks only where they are stored text;
 * elsewhere the marks go, and the reference that follows is marked as one to compare
 * (docs/decisions/0006-replies.md).
 *
 * @param isStored whether our texts, or the visitor, have these words
 */
export function mendQuotes(language: Locale, isStored: (words: string) => boolean): Mend {
  let opened: Opened | null = null;
  /** The text so far ends with a quotation that is not stored. */
  let isDoubtful = false;

  const compare = (after: string) => after.replace(SOURCE_AFTER, `$1${COMPARE[language]}`);
  const isForeign = (words: string) => isLong(words) && !isStored(words);

  return (sentence) => {
    if (!opened && !isDoubtful && !/[»«„“"]/.test(sentence)) return sentence;
    let text = sentence;
    let from = 0;
    if (opened) {
      const close = text.indexOf(opened.closing);
      if (close === -1) {
        opened.text += text;
        if (opened.text.length > OPEN_MAX) opened = null;
        return text;
      }
      isDoubtful = isForeign(opened.text + text.slice(0, close));
      opened = null;
      from = close + 1;
    }
    if (isDoubtful) {
      const rest = text.slice(from);
      if (rest.trim() === "") return text;
      text = text.slice(0, from) + compare(rest);
      isDoubtful = false;
    }
    const isAttributed = SAID.test(text) || VERSE.test(text) || /[»«”“"][*_]*\s*\(\p{Lu}/u.test(text);
    OPENING.lastIndex = from;
    for (let found = OPENING.exec(text); found; found = OPENING.exec(text)) {
      const start = found.index;
      const closing = CLOSING[found[0]] ?? "";
      const end = text.indexOf(closing, start + 1);
      if (end === -1) {
        opened = { closing, text: text.slice(start + 1) };
        return text;
      }
      const words = text.slice(start + 1, end);
      OPENING.lastIndex = end + 1;
      if (!isForeign(words)) continue;
      isDoubtful = !isAttributed && /^[*_\s]*$/.test(text.slice(end + 1));
      if (!isAttributed) continue;
      text = `${text.slice(0, start)}${words}${compare(text.slice(end + 1))}`;
      OPENING.lastIndex = start + words.length;
      isDoubtful = /^[*_\s]*$/.test(text.slice(start + words.length));
    }
    return text;
  };
}

function isLong(words: string): boolean {
  return words.split(/\s+/).filter(Boolean).length > WORDS_MIN;
}

/** A question to a text whether it has some words; marks, case and white space do not count, and "…" may leave some out. */
export function findsWords(texts: readonly string[]): (words: string) => boolean {
  let all: string | undefined;
  return (words) => {
    const letters = (all ??= texts.map(lettersOf).join("\n"));
    return words.split(/\[?(?:…|\.{3})\]?/).every((part) => letters.includes(lettersOf(part)));
  };
}

function lettersOf(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, "");
}
