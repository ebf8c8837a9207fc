import { expect, test } from "vitest";
import type { Locale } from "../../contract/locale.ts";
import { authoredTexts } from "./authored-text.ts";
import { endsInSaying, hearRepeats, listenToPages, musicTable } from "./music.ts";

/** Listens to a page with this body. */
function listen(body: string, { locale = "en", page = "what-is" }: { locale?: Locale; page?: string } = {}) {
  const file = `content/${locale}/pages/${page}.md`;
  return listenToPages(authoredTexts({ file, text: `---\ndescription: A table.\n---\n${body}` }));
}

test.each<[Locale, string, object]>([
  ["en", "A table at the window, tables, a tablet.", { table: 2, window: 1 }],
  ["en", "You need not. You don’t have to. I don’t have it.", { "need not": 2 }],
  ["en", "A lit lamp, delightful; the handle of a door, hand in hand.", { light: 2, hand: 2, door: 1 }],
  ["en", "The crust of a loaf, with tea. Steady.", { bread: 2, cup: 1 }],
  ["sl", "Za mizo, pri mizi, pod mizama; mizar.", { table: 3 }],
  ["sl", "Ni treba. Tega ti ni treba, ni jih treba, ni ti bilo treba, ne bo treba.", { "need not": 4 }],
  ["sl", "V roki svetilka, roke na hlebcu kruha pri vratih.", { hand: 2, light: 1, bread: 2, door: 1 }],
  ["sl", "Okno, na oknu. Okrog.", { window: 2 }],
])("the things of a page are counted as whole words (%s: %s)", (locale, body, expected) => {
  const [page] = listen(body, { locale });
  const heard = Object.entries(page?.motifs ?? {}).filter(([, times]) => times > 0);
  expect(Object.fromEntries(heard)).toEqual(expected);
});

test("words of others and the head of a page are not its own voice, a story is", () => {
  const body = [
    ':::quote{author="A" source="Table 1"}\nA table.\n:::',
    ':::story{title="The table"}\nA table.\n:::',
  ];
  expect(listen(body.join("\n\n"))[0]?.motifs.table).toBe(2);
});

test.each<[Locale, string, boolean]>([
  ["en", "She came in. Pain is loud.", true],
  ["en", "She came in. It was loud.", false],
  ["en", "She came in. Is pain loud?", false],
  ["en", "She came in. Pain is loud, says Ela.", false],
  ["en", "She came in. Pain is loud, and it goes on being loud for an hour.", false],
  ["en", "Pain is loud.", false],
  ["sl", "Prišla je. Bolečina je glasna.", true],
  ["sl", "Prišla je. Bolečina je govorila.", false],
  ["sl", "Prišla je. Potem sta odšla.", false],
  ["sl", "Prišla je. Kdo je glasen?", false],
])("%s: “%s” ends in a saying: %s", (locale, paragraph, isSaying) => {
  expect(endsInSaying(paragraph, locale)).toBe(isSaying);
});

test("a paragraph that is said aloud or shows the way is not asked how it ends", () => {
  const body = "“He came. Pain is loud.”\n\nHe came. [Help is here](/help).\n\nHe came. Pain is loud.";
  expect(listen(body)[0]).toMatchObject({ paragraphs: 1, sayings: 1 });
});

test("an essay is told what stands in it too often, and how many of its paragraphs end alike", () => {
  const body = `${"A door. ".repeat(5)}\n\n${"He came in. Doors are open.\n\n".repeat(4)}`;
  expect(hearRepeats(listen(body))).toEqual([
    'content/en/pages/what-is.md: "door" stands here 9 times. Would another thing do in some places?',
    "content/en/pages/what-is.md: 5 of 5 paragraphs end in a short saying. Let some simply stop.",
    'content/en: the essays have "door" 9 times in 34 words.',
  ]);
  expect(hearRepeats(listen(body, { page: "plan" }))).toEqual([]);
  expect(hearRepeats(listen("A door. ".repeat(4)))).toEqual([]);
});

test("on a long page a thing may come more often", () => {
  const long = `${"A door. ".repeat(6)}${"word ".repeat(1800)}`;
  expect(hearRepeats(listen(long)).filter((line) => line.includes("stands here"))).toEqual([]);
});

test("the table has a line for each page and for each language", () => {
  const lines = musicTable(listen("A table. A door.")).split("\n");
  expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual([
    "",
    "sl, together",
    "en/pages/what-is.md",
    "en, together",
  ]);
  expect(lines[2]).toMatch(/^en\/pages\/what-is\.md +4 +1 +· +· +· +· +1 +· +· +1\/1$/);
});
