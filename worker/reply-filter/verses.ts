/** Verses of each chapter, as far as replies like to invent in these books; for the others only the number of chapters. */
const BOOKS: readonly (readonly [names: string, chapters: number | readonly number[]])[] = [
  ["(?:1|2) ?(?:kor|cor)\\w*", [31, 24, 23, 21, 21, 20, 40, 24, 27, 33, 34, 31, 14, 40, 58, 24]],
  ["(?:1|2|3) ?(?:jn|john|janez\\w*)", [10, 29, 24, 21, 21]],
  ["ps|psalm\\w*", 150],
  [
    "prg|prov|proverbs?|pregovor\\w*",
    [
      33, 22, 35, 27, 23, 35, 27, 36, 18, 32, 31, 28, 25, 35, 33, 33, 28, 24, 29, 30, 31, 29, 35, 34, 28, 28,
      27, 28, 27, 33, 31,
    ],
  ],
  ["prd|eccl\\w*|pridigar\\w*", [18, 26, 22, 17, 20, 12, 29, 17, 18, 20, 10, 14]],
  ["job\\w*", 42],
  ["iz|isa|isaiah|izaij\\w*", 66],
  ["jer|jeremi\\w*", 52],
  ["tob|tobi\\w*", [22, 14, 17, 21, 23, 19, 18, 21, 6, 14, 19, 22, 18, 15]],
  [
    "mt|mat|matt|matthew|matej\\w*",
    [
      25, 23, 17, 25, 48, 34, 29, 34, 38, 42, 30, 50, 58, 36, 39, 28, 27, 35, 30, 34, 46, 46, 39, 51, 46, 75,
      66, 20,
    ],
  ],
  ["mr|mk|mark|mark[ao]\\w*", [45, 28, 35, 41, 43, 56, 37, 38, 50, 52, 33, 44, 37, 72, 47, 20]],
  [
    "lk|luke|luk[ao]\\w*",
    [80, 52, 38, 44, 39, 49, 50, 56, 62, 42, 54, 59, 35, 35, 32, 31, 37, 43, 48, 47, 38, 71, 56, 53],
  ],
  ["jn|john|janez\\w*", [51, 25, 36, 54, 47, 71, 53, 59, 41, 42, 57, 50, 38, 31, 27, 33, 26, 40, 42, 31, 25]],
  ["apd|acts", 28],
  ["rim|rom|romans|rimljan\\w*", [32, 29, 31, 25, 21, 23, 25, 39, 33, 21, 36, 21, 14, 26, 33, 27]],
  ["gal|galatians|galac\\w*", 6],
  ["ef|eph|ephesians|efez\\w*", 6],
  ["flp|phil|philippians|filip\\w*", 4],
  ["kol|col|colossians|kolos\\w*", 4],
  ["heb|hebrews|hebrej\\w*", 13],
  ["jak|jas|james|jakob\\w*", 5],
  ["raz|rev|revelation|razodet\\w*", 22],
];
const NAMED = BOOKS.map(([names, chapters]) => [new RegExp(`^(?:${names})$`), chapters] as const);

/** Translations count a heading, or divide a chapter, differently. */
const TOLERANCE = 3;
/** No chapter but Psalm 119 is longer. */
const VERSES_MAX = 89;
const PSALM_119_VERSES = 176;

const REFERENCE =
  /(?<!\p{L})(?<book>(?:[1-3]\.? ?)?\p{Lu}\p{L}{1,14})\.? (?<chapter>\d{1,3})(?:[,:] ?(?<verse>\d{1,3}))?(?!\d)/gu;

/** Whether a chapter or a verse is named that no Bible has: "Proverbs 12:34", "Psalm 151:3". */
export function namesNoVerse(text: string): boolean {
  return (
    /\p{L}\.? \d/u.test(text) && [...text.matchAll(REFERENCE)].some(({ groups }) => isNone(groups ?? {}))
  );
}

function isNone({ book = "", chapter = "", verse }: Partial<Record<string, string>>): boolean {
  const name = book
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z\d]/g, "");
  const chapters = NAMED.find(([names]) => names.test(name))?.[1];
  if (chapters === undefined) return false;
  // "Mark 40" may be a man of forty.
  if (verse === undefined) return name.startsWith("psalm") && Number(chapter) > 150;
  const number = Number(chapter);
  if (number === 0 || number > (typeof chapters === "number" ? chapters : chapters.length)) return true;
  const verses = typeof chapters === "number" ? VERSES_MAX : (chapters[number - 1] ?? VERSES_MAX) + TOLERANCE;
  return Number(verse) > (name.startsWith("ps") && number === 119 ? PSALM_119_VERSES : verses);
}
