import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import type { Helpline, Passage } from "../../contract/content.ts";
import type { TopicFile } from "../../contract/topics.ts";
import { hashTopic, readExamplesOf } from "../../recognition/training/topics.ts";
import { compileTopic } from "./topics.ts";

const FILE = "content/care/topics/garden.yaml";
const helplines = [
  {
    id: "si-116123",
    name: { sl: "Zaupni telefon", en: "Slovenia: helpline" },
    number: "116 123",
    hours_text: { sl: "noč in dan", en: "day and night" },
    show: ["sl", "en"],
  },
] as Helpline[];
const passage = (path: string, section: string, anchor: string) =>
  ({ page: "gratitude", path, title: "Hvaležnost", section, anchor, text: "…", beside: "" }) as Passage;
const passages = {
  sl: [passage("/gratitude", "Ena majhna stvar", "ena-majhna-stvar")],
  en: [passage("/gratitude", "One small thing", "one-small-thing")],
};
const sentences = (words: string) => Array.from({ length: 20 }, (_, index) => `${words} ${index}`).join("\n");

const GARDEN: TopicFile = {
  name: { sl: "Vrt", en: "The garden" },
  what: "Plants and soil.",
  kind: "life",
  link: { sl: "/gratitude#ena-majhna-stvar", en: "/gratitude#one-small-thing" },
  reviewed_by: "",
  reviewed_on: "",
  answers: { sl: ["Kaj raste?"], en: ["What grows?"] },
  examples: { sl: sentences("vrt"), en: sentences("garden") },
};

const part = (text: string) => ({ title: { sl: "Prvi dan", en: "Day one" }, text: { sl: text, en: text } });

/** Compiles the topic as if it had been learned as it is, and tells what an editor has to mend. */
function compile(change: Readonly<Record<string, unknown>> = {}) {
  const topic = { ...GARDEN, ...change } as TopicFile;
  const learned = { garden: hashTopic(readExamplesOf(topic)) };
  return compileTopic(FILE, stringify(topic), { helplines, passages }, learned);
}

test("a topic is compiled with the name of the section it leads to", () => {
  const { value, problems } = compile();
  expect(problems).toEqual([]);
  expect(value).toMatchObject({
    id: "garden",
    link: { sl: { path: "/gratitude#ena-majhna-stvar", title: "Ena majhna stvar" } },
    help: null,
  });
});

test("the answers of a topic with a page lead there, and its parts are known by their headings", () => {
  const { value, problems } = compile({ page: "gratitude", link: undefined, parts: [part("Water it.\n")] });
  expect(problems).toEqual([]);
  expect(value).toMatchObject({
    link: { sl: { path: "/gratitude", title: "Hvaležnost" } },
    parts: { en: [{ title: "Day one", text: "Water it.", path: "/gratitude#day-one" }] },
  });
});

test("a helpline that is named by its id is said with its number and hours", () => {
  expect(compile({ helplines: ["si-116123"] }).value?.help?.sl).toContain(
    "Zaupni telefon, 116 123 (noč in dan)",
  );
});

test.each([
  ["a number in an answer", { answers: { sl: ["Pokliči 041 123 456."], en: ["Call."] } }, /by its id/],
  ["a long answer", { answers: { sl: ["beseda ".repeat(81)], en: ["word"] } }, /81 words/],
  ["few examples", { examples: { sl: "vrt", en: sentences("garden") } }, /at least 20/],
  ["an example twice", { examples: { sl: `${sentences("vrt")}\nvrt 3`, en: sentences("garden") } }, /twice/],
  ["an unknown helpline", { helplines: ["si-nobody"] }, /helplines\.yaml/],
  [
    "a number in a part",
    { page: "gratitude", link: undefined, parts: [part("Call 041 123 456.")] },
    /by its id/,
  ],
  ["a long part", { page: "gratitude", link: undefined, parts: [part("word ".repeat(81))] }, /81 words/],
  ["a page without parts", { page: "gratitude", link: undefined }, /under parts:/],
  ["a link to nowhere", { link: { sl: "/gratitude#nic", en: "/gratitude" } }, /#ena-majhna-stvar/],
  ["an unknown kind", { kind: "garden" }, /only be one of/],
  ["a key that nobody knows", { answer: "x" }, /not a key/],
] as const)("%s is told with file and line", (_, change, message) => {
  const { value, problems } = compile(change);
  expect(value).toBeNull();
  expect(problems.map((problem) => problem.message).join("\n")).toMatch(message);
  for (const { file, line } of problems) expect([file, line > 0]).toEqual([FILE, true]);
});

test("examples that were not learned yet are told, with the command that learns them", () => {
  const { problems } = compileTopic(FILE, stringify(GARDEN), { helplines, passages }, {});
  expect(problems[0]?.message).toContain("npm run topics");
  expect(JSON.parse(readFileSync("package.json", "utf8")).scripts).toHaveProperty("topics");
});
