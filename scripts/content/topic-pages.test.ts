import { expect, test } from "vitest";
import type { TopicFile } from "../../contract/topics.ts";
import { checkPaged, compileBody, namePart, searchedWords, type PagedTopic } from "./topic-pages.ts";

const GARDEN: PagedTopic = {
  id: "garden",
  file: "content/care/topics/garden.yaml",
  page: "exams",
  searched: { sl: "gredica rože\n", en: "flower bed\n" },
  parts: [
    {
      title: { sl: "Prvi dan", en: "The first day" },
      text: { sl: "Zalij. Potem [počakaj](/ten-minutes).", en: "Water it. Then [wait](/ten-minutes)." },
    },
    {
      title: { sl: "Drugi dan", en: "The second day" },
      text: { sl: "- Glej.\n- Poj.", en: "- Look.\n- Sing." },
    },
  ],
  lineOf: (path) => 10 + Number(path[1]),
};
const PAGE = 'Before.\n\n::topic{id="garden"}\n\n## After\n\nThe end, [help](/help).\n';
const SOURCE = { file: "content/en/pages/exams.md", line: 5, locale: "en" as const, page: "exams" as const };

const compile = (text = PAGE, topics: readonly PagedTopic[] = [GARDEN]) => compileBody(text, SOURCE, topics);

test("the parts of a topic stand on its page under their headings, in their place", () => {
  const { headings, sections, problems } = compile();
  expect(problems).toEqual([]);
  expect(headings.map(({ id }) => id)).toEqual(["the-first-day", "the-second-day", "after"]);
  expect(sections.map(({ heading, text }) => [heading?.id ?? null, text])).toEqual([
    [null, "Before."],
    ["the-first-day", "Water it. Then wait."],
    ["the-second-day", "Look. Sing."],
    ["after", "The end, help."],
  ]);
});

test("the conversation is given the same words under the address of that heading", () => {
  const [part] = GARDEN.parts;
  if (!part) throw new Error("the topic has no part");
  expect(namePart("exams", part, "en")).toEqual({
    title: "The first day",
    text: "Water it. Then [wait](/ten-minutes).",
    path: "/when/exams#the-first-day",
  });
});

test("a link is told with the file and the line where it stands", () => {
  expect(compile().links.map(({ url, file, line }) => [url, file, line])).toEqual([
    ["/ten-minutes", "content/care/topics/garden.yaml", 11],
    ["/help", "content/en/pages/exams.md", 11],
  ]);
});

test("a topic that is not there, or has another page, is told with its line", () => {
  expect(compile('::topic{id="graden"}\n\n::topic{id="garden"}\n').problems).toEqual([
    expect.objectContaining({
      line: 5,
      message: expect.stringContaining('No topic "graden" has the page "exams"'),
    }),
  ]);
  expect(compile(PAGE, [{ ...GARDEN, page: "night" }]).problems).toHaveLength(1);
});

test("a topic that has the page and is not shown on it is told", () => {
  const [problem] = compile("Only this.\n").problems;
  expect(problem?.message).toContain('::topic{id="garden"}');
});

test("a heading that stands twice is told, and so is a block in a part", () => {
  expect(compile(PAGE.replace("## After", "## The first day")).problems[0]?.message).toContain(
    "stands twice",
  );
  const block = {
    ...GARDEN,
    parts: [{ ...GARDEN.parts[0]!, text: { sl: ":::pull\nNe.\n:::", en: ":::pull\nNo.\n:::" } }],
  };
  expect(compile(PAGE, [block]).problems[0]?.message).toContain("paragraphs, lists and links only");
});

test("the words that people type belong to the page", () => {
  expect(searchedWords([GARDEN], "exams", "sl")).toBe("gredica rože");
  expect(searchedWords([GARDEN], "night", "sl")).toBe("");
});

test.each([
  ["parts without a page", { parts: GARDEN.parts }, "Name it under page:"],
  ["a page without parts", { page: "exams" }, "Write it under parts:"],
  [
    "a page and a link",
    { page: "exams", parts: GARDEN.parts, link: { sl: "/help", en: "/help" } },
    "under also:",
  ],
  [
    "a heading in a part",
    { page: "exams", parts: [{ ...GARDEN.parts[0]!, text: { sl: "## Ne", en: "No" } }] },
    "one heading",
  ],
] as const)("%s is told", (_, topic, message) => {
  const told: string[] = [];
  checkPaged(topic as unknown as TopicFile, (_path, text) => void told.push(text));
  expect(told).toEqual([expect.stringContaining(message)]);
});
