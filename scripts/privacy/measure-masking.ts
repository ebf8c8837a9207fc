/** A line of a test set: what is private in it stands between ⟦ and ⟧, or nothing is. */
export interface MaskingItem {
  language: string;
  kind: string;
  /** The text without its marks. */
  text: string;
  privateParts: string[];
  /** The text without what is private. */
  rest: string;
}

/** How masking does on a test set; shares are from 0 to 1. */
export interface MaskingFigures {
  recall: number;
  recallByLanguage: Record<string, number>;
  /** Lines of which something private can still be read. */
  leaks: MaskingItem[];
  /** Lines in which nothing is private and something was masked. */
  wrong: MaskingItem[];
}

/**
 * Reads `language<TAB>kind<TAB>text` lines. `\n` in a text is a new line; empty lines and those that
 * begin with # are left out.
 */
export function readMaskingItems(tsv: string): MaskingItem[] {
  return tsv
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [language = "", kind = "", ...rest] = line.split("\t");
      const marked = rest.join("\t").replaceAll("\\n", "\n");
      if (marked === "") throw new Error(`No text in the line: ${line}`);
      return {
        language,
        kind,
        text: marked.replace(/[⟦⟧]/g, ""),
        privateParts: [...marked.matchAll(/⟦([^⟧]*)⟧/g)].map(([, part = ""]) => part),
        rest: marked.replace(/⟦[^⟧]*⟧/g, " "),
      };
    });
}

export function measureMasking(
  items: readonly MaskingItem[],
  mask: (text: string) => string,
): MaskingFigures {
  const judged = items.map((item) => ({ item, masked: mask(item.text) }));
  const secret = judged.filter(({ item }) => item.privateParts.length > 0);
  const isKept = ({ item, masked }: (typeof judged)[number]) =>
    item.privateParts.some((part) => isReadable(part, item.rest, masked));
  const languages = [...new Set(secret.map(({ item }) => item.language))];
  const shareOf = (lines: typeof judged) => 1 - lines.filter(isKept).length / Math.max(1, lines.length);
  return {
    recall: shareOf(secret),
    recallByLanguage: Object.fromEntries(
      languages.map((language) => [
        language,
        shareOf(secret.filter(({ item }) => item.language === language)),
      ]),
    ),
    leaks: secret.filter(isKept).map(({ item }) => item),
    wrong: judged
      .filter(({ item, masked }) => item.privateParts.length === 0 && masked !== item.text)
      .map(({ item }) => item),
  };
}

/**
 * Whether what is private can still be read: it stands there whole, more than two of its figures are
 * left, or, where it has hardly any figures, more than half of the letters of its words.
 */
function isReadable(part: string, rest: string, masked: string): boolean {
  if (bare(masked).includes(bare(part))) return true;
  const left = figuresOf(masked).length - figuresOf(rest).length;
  const figures = figuresOf(part);
  if (figures.length > 0 && left > 2) return true;
  if (figures.length > 4) return isRunLeft(figures, figuresOf(rest), figuresOf(masked));
  const words = bare(part).match(/\p{L}{3,}/gu) ?? [];
  const around = new Set(bare(rest).match(/\p{L}{3,}/gu));
  const shown = new Set(bare(masked).match(/\p{L}{3,}/gu));
  const letters = (chosen: readonly string[]) => chosen.join("").length;
  return letters(words.filter((word) => shown.has(word) && !around.has(word))) * 2 > letters(words);
}

/** Whether three figures in a row are left that are not from the words around. */
function isRunLeft(figures: string, around: string, shown: string): boolean {
  return [...figures].some((_, index) => {
    const run = figures.slice(index, index + 3);
    return run.length === 3 && shown.includes(run) && !around.includes(run);
  });
}

function figuresOf(text: string): string {
  return (text.normalize("NFKC").match(/\p{Nd}/gu) ?? []).join("");
}

function bare(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
