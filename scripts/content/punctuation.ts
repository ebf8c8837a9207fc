/** A slip of the pen, in the words around it. */
export interface Slip {
  words: string;
  advice: string;
  /** Place in the text, counted from 0. */
  index: number;
}

/** Clock times in Slovenian are written with a point, 19.30. */
const CLOCK_TIME = /^(?:[01]?\d|2[0-3])\.[0-5]\d$/;

const IN_EVERY_LANGUAGE: [RegExp, string][] = [
  [/\S*"\S*/g, 'Straight quotation marks (") are for programs. Slovenian has »…«, English “…”.'],
  [/\S*'\S*/g, "The apostrophe is ’, not the straight sign."],
  [/\S*\.{3,}\S*/g, "Three dots are one sign: …"],
  [/\S*[ \u00a0]{2,}\S*/g, "There is one space too many."],
  [/\S* --? \S*/g, "A dash is – and not a hyphen."],
  [/\S+\s(?:[,;:!?)]|\.(?!\w))/g, "There is no space before this sign."],
  [/\(\s\S*/g, "There is no space after a bracket opens."],
];

const SLOVENIAN: [RegExp, string][] = [
  [/\S*[“”„]\S*/g, "Quotation marks are »…« in Slovenian, and ‘…’ inside them."],
  [/(?<![\d.])\d{1,2}\.\d{1,2}\.(?:\d{4}|\d\d)(?!\d)/g, "A date has spaces in Slovenian: 5. 9. 2025."],
  [/(?<![\d.,])\d+\.(?:\d{1,2}|\d{4,})(?![\d.])/g, "A decimal number has a comma in Slovenian: 3,5."],
];

const ENGLISH: [RegExp, string][] = [
  [/\S*[»«„]\S*/g, "Quotation marks are “…” in English, and ‘…’ inside them."],
  [
    /(?<![\d.,])\d+,(?:\d{1,2}|\d{4,})(?![\d,])/g,
    "A decimal number has a point in English: 3.5; a verse has a colon: 3:5.",
  ],
];

/** Finds what is set wrongly in words of a language; other languages keep what is theirs. */
export function findSlips(text: string, language: string): Slip[] {
  const own = language === "sl" ? SLOVENIAN : language === "en" ? ENGLISH : [];
  return [...IN_EVERY_LANGUAGE, ...own].flatMap(([pattern, advice]) =>
    [...text.matchAll(pattern)]
      .filter(([words]) => !CLOCK_TIME.test(words))
      .map((match) => ({ words: match[0], advice, index: match.index })),
  );
}
