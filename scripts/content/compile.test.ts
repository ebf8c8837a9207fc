import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AnyPage, Helpline, Passage, ReplySources } from "../../contract/content.ts";
import { waysOf } from "../../contract/helpline-ways.ts";
import { LOCALES } from "../../contract/locale.ts";
import { PAGES } from "../../contract/pages.ts";
import { compileContent } from "./compile.ts";
import { OUTRIGHT_FILE } from "./outright.ts";
import { formatProblem } from "./problem.ts";

const TODAY = new Date("2026-11-21");
const PROJECT = join(import.meta.dirname, "../..");
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(join(PROJECT, "content"), join(root, "content"), { recursive: true });
  cpSync(join(PROJECT, "wrangler.toml"), join(root, "wrangler.toml"));
  cpSync(join(PROJECT, OUTRIGHT_FILE), join(root, OUTRIGHT_FILE), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Changes a file as an editor would, and tells what the build says. */
function edit(file: string, change: (text: string) => string): string[] {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`the test changed nothing in ${file}`);
  writeFileSync(path, after);
  return compileContent(root, TODAY).problems.map(formatProblem);
}

test("the texts as they stand are in order, in both languages", () => {
  const { problems, files } = compileContent(root, TODAY);
  expect(problems.map(formatProblem)).toEqual([]);
  for (const locale of LOCALES)
    for (const { id } of PAGES) expect([...files.keys()]).toContain(`${locale}/pages/${id}.json`);
});

test.each([
  "https://example.org/",
  "https://example.org/kocka",
  "https://example.org?a=1",
  "http://example.org",
  "example.org",
  "https://EXAMPLE.org",
])("the origin %s is told", (origin) => {
  const [problem] = edit("content/site.yaml", (text) => text.replace(/^origin: .*/m, `origin: ${origin}`));
  expect(problem).toMatch(/^content\/site\.yaml:\d+ {2}"origin": It must be the address of the site alone/);
});

/** What the page "Why a cube" says first, in both languages, when this stands under `beginning` in site.yaml. */
function beginWith(words: { sl: string; en: string }): string[] {
  const problems = edit("content/site.yaml", (text) =>
    text.replace(
      /^ {2}sl: ""\n {2}en: ""$/m,
      () => `  sl: ${JSON.stringify(words.sl)}\n  en: ${JSON.stringify(words.en)}`,
    ),
  );
  if (problems.length > 0) return problems;
  const { files } = compileContent(root, TODAY);
  return LOCALES.map((locale) => {
    const [first] = (files.get(`${locale}/pages/why-cube.json`) as AnyPage).blocks;
    return first?.kind === "prose" ? first.html.slice(0, 60) : "";
  });
}

test("the owner's own detail opens the page about the cube; empty it leaves no trace", () => {
  const { files } = compileContent(root, TODAY);
  for (const locale of LOCALES) {
    const page = JSON.stringify(files.get(`${locale}/pages/why-cube.json`));
    expect(page).not.toContain("beginning");
    expect(JSON.stringify(files.get(`${locale}/shell.json`))).not.toContain("beginning");
  }
  expect(beginWith({ sl: "Začelo se je marca.", en: "It began in March." })).toEqual([
    expect.stringMatching(/^<p>Začelo se je marca\. To stran smo naredili/),
    expect.stringMatching(/^<p>It began in March\. We made this site/),
  ]);
});

test("the owner's detail is checked like every text, and stands in both languages or in none", () => {
  expect(beginWith({ sl: "Začelo se je marca.", en: "" })[0]).toMatch(
    /^content\/site\.yaml:\d+ {2}"beginning": It is written in one language only/,
  );
});

test("a word that can harm is told where the owner wrote it", () => {
  const [problem] = beginWith({ sl: "Začelo se je marca.", en: "It began when a friend committed suicide." });
  expect(problem).toMatch(/^content\/site\.yaml:\d+ {2}"committed suicide/);
});

test("wrong days of retention stop the compiling of the texts that promise them", () => {
  const problems = edit("wrangler.toml", (text) =>
    text.replace(/^RETENTION_DAYS.*/m, 'RETENTION_DAYS = "0"'),
  );
  expect(problems[0]).toMatch(/^wrangler\.toml:\d+ {2}RETENTION_DAYS is "0"\. It must be/);
});

test("a link of a helpline that dials another number than it shows is told", () => {
  const [problem, ...others] = edit("content/helplines.yaml", (text) =>
    text.replace('tel: "tel:116123"', 'tel: "tel:116132"'),
  );
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^content\/helplines\.yaml:\d+ {2}.*"si-116123" shows the number 116 123, but dials "tel:116132"\. Compare both/,
  );
  const [line] = /\d+/.exec(problem ?? "") ?? [];
  const lines = readFileSync(join(root, "content/helplines.yaml"), "utf8").split("\n");
  expect(lines[Number(line) - 1]).toContain("tel:116132");
});

test.each([
  [/ {2}tel: "tel:116123"\n/, "", '"si-116123" shows the number 116 123, but has no tel that dials it'],
  [/ {2}number: "116 123"\n/, "", '"si-116123" has a tel, "tel:116123", but no number that is shown'],
  ['tel: "tel:116123"', 'tel: "tel:116 123"', 'It must be "tel:" and digits, such as "tel:116123"'],
  ['tel: "tel:+38615209900"', 'tel: "tel:+38615209901"', "shows the number 01 520 99 00"],
])("in helplines.yaml, %s as %j is told", (before, after, said) => {
  const problems = edit("content/helplines.yaml", (text) => text.replace(before, after));
  expect(problems).toEqual([expect.stringContaining(said)]);
});

test.each([
  [
    'kind: chat, to: "https://e-tom.si"',
    'kind: chat, to: "e-tom.si"',
    '"e-tom.si" is no way to reach a chat. It must be an address with https://',
  ],
  ['to: "https://e-tom.si"', 'to: "http://e-tom.si"', '"http://e-tom.si" is no way to reach a chat'],
  ['to: "tom@zpms.si"', 'to: "tom-zpms.si"', '"tom-zpms.si" is no way to reach a mail. It must be an e-mail'],
  ['kind: form, to: "https://www.tosemjaz', 'kind: mail, to: "https://www.tosemjaz', "the kind is form"],
  ['to: "85258"', 'to: "SHOUT"', '"SHOUT" is no way to reach a text. It must be a number'],
  ['kind: mail, to: "jo@', 'keyword: JO, kind: mail, to: "jo@', "Only a text message begins with a word"],
  ["time_zone: Europe/Ljubljana", "time_zone: Europe/Lubljana", "It is no time zone"],
  [/ {2}time_zone: Europe\/Ljubljana\n/, "", "Hours need the clock by which they are"],
  ['to: "20:00"', 'to: "25:00"', "It must be a time such as"],
  ['to: "20:00"', 'to: "12:00"', "It opens and closes at the same time"],
  ["days: [mon, tue, wed", "days: [monday, tue, wed", "two different times"],
  ["country: HU", "country: SK", "It is no country of contract/countries.ts"],
  [/ {2}url: https:\/\/findahelpline.com\n/, "", "so nobody can reach it"],
])("in helplines.yaml, the way in %s as %j is told", (before, after, said) => {
  const problems = edit("content/helplines.yaml", (text) => text.replace(before, after));
  expect(problems[0]).toContain(said);
});

test("a line that answers in writing alone needs no number", () => {
  const { files } = compileContent(root, TODAY);
  const shout = (files.get("helplines.json") as Helpline[]).find(({ id }) => id === "gb-shout");
  expect(shout?.number).toBeUndefined();
  expect(waysOf(shout!, "GB")).toEqual([
    { kind: "text", shown: "85258", href: "sms:85258?&body=SHOUT", keyword: "SHOUT", hours: "always" },
  ]);
});

test("a link in a text that calls an unknown number, or another one than it shows, is told", () => {
  const link = (words: string, url: string) => {
    const file = "content/en/pages/gratitude.md";
    const before = readFileSync(join(root, file), "utf8");
    const problems = edit(file, (text) => `${text}\n\nCall [${words}](${url}).\n`);
    writeFileSync(join(root, file), before);
    return problems;
  };
  expect(link("116 123", "tel:116123")).toEqual([]);
  expect(link("the helpline", "tel:116123")).toEqual([]);
  expect(link("01 520 99 00", "tel:+38615209900")).toEqual([]);
  expect(link("116 123", "tel:116132")).toEqual([
    expect.stringContaining('"tel:116132" calls a number that is not in content/helplines.yaml'),
  ]);
  for (const [words, url] of [
    ["116 123", "tel:112"],
    ["112", "tel:116123"],
  ] as const)
    expect(link(words, url).map((problem) => problem.replaceAll("\u00a0", " "))).toEqual([
      expect.stringContaining(`The link shows "${words}", but calls "${url}". Both must be the same number.`),
    ]);
});

test("a missing key is named with its line and what it should look like", () => {
  const [problem] = edit("content/sl/pages/what-is.md", (text) => text.replace(/^title:.*\n/m, ""));
  expect(problem).toBe('content/sl/pages/what-is.md:2  "title" is missing. Add a line such as: title: …');
});

test("a misspelt key is named", () => {
  const problems = edit("content/en/pages/faq.md", (text) => text.replace("description:", "descripton:"));
  expect(problems.join("\n")).toContain('"descripton" is not a key of This file. Is it spelled right?');
});

test("one thought too few is told with the number that is needed", () => {
  const problems = edit("content/en/wisdoms.yaml", (text) => text.slice(0, text.lastIndexOf("- face:")));
  expect(problems.join("\n")).toContain("has too few items; it needs exactly 18.");
});

test("a thought with another face in the other language is told", () => {
  const problems = edit("content/en/wisdoms.yaml", (text) => text.replace("- face: flame", "- face: door"));
  expect(problems.join("\n")).toContain(
    'Thought 1 has the face "door", but "flame" in content/sl/wisdoms.yaml',
  );
});

test("a list with more items in one language than in the other is told", () => {
  const problems = edit("content/en/pages/why-cube.md", (text) => text.replace(/\n- \*\*[^\n]*/, ""));
  expect(problems.join("\n")).toContain("cards with 3 items");
});

test("a link to no page is told with the pages there are", () => {
  const problems = edit("content/sl/pages/gratitude.md", (text) => `${text}\n\nGlej [tja](/wisdm).\n`);
  expect(problems[0]).toMatch(
    /^content\/sl\/pages\/gratitude\.md:\d+ {2}The link "\/wisdm" leads to no page\. The pages are: \/,/,
  );
});

test("a link to no heading is told", () => {
  const problems = edit(
    "content/sl/pages/gratitude.md",
    (text) => `${text}\n\nGlej [tja](/wisdom/what-is#nicesar).\n`,
  );
  expect(problems[0]).toContain("leads to no heading of that page");
});

test("an unknown block is told with the blocks there are", () => {
  const problems = edit("content/en/pages/gratitude.md", (text) => `${text}\n\n:::qoute\nText\n:::\n`);
  expect(problems.join("\n")).toContain('":::qoute" is no block. The blocks are :::quote');
});

test("a quote without its source is told", () => {
  const problems = edit("content/en/pages/what-is.md", (text) => text.replace(/ source="[^"]*"/, ""));
  expect(problems.join("\n")).toContain('This :::quote needs source="…" in its first line.');
});

test("HTML in a text is told", () => {
  const problems = edit("content/en/pages/what-is.md", (text) => `${text}\n\n<script>alert(1)</script>\n`);
  expect(problems.join("\n")).toContain("HTML is not allowed in a text.");
});

test("words that break a rule stop the build, wherever they stand", () => {
  const problems = edit("content/sl/stories.yaml", (text) =>
    text.replace("lesson: ", "lesson: Na boljšem je. "),
  );
  expect(problems).toEqual([
    expect.stringMatching(/^content\/sl\/stories\.yaml:\d+ {2}"Na boljšem": .*\(Rule: death-as-relief\)$/),
  ]);
});

test("YAML that cannot be read is told with its line", () => {
  const problems = edit("content/sl/faq.yaml", (text) => `${text}\n  broken: "no end\n`);
  expect(problems[0]).toMatch(/^content\/sl\/faq\.yaml:\d+ {2}This line cannot be read/);
});

test("a file that is missing is told", () => {
  rmSync(join(root, "content/en/stories.yaml"));
  const problems = compileContent(root, TODAY).problems.map(formatProblem);
  expect(problems[0]).toContain("content/en/stories.yaml:1  This file is missing.");
});

test("placeholders and helplines checked too long ago are warned of, and do not stop the build", () => {
  const { problems, warnings } = compileContent(root, new Date("2027-12-01"));
  expect(problems).toEqual([]);
  expect(warnings.join("\n")).toContain('"email" is still the placeholder');
  expect(warnings.join("\n")).toContain('"si-116123" was last checked on');
});

test("one-letter words stay with the word after them, and where to get help is no passage", () => {
  const { files } = compileContent(root, TODAY);
  const page = files.get("sl/pages/darkness-hope.json") as AnyPage;
  expect(JSON.stringify(page.blocks)).not.toMatch(/ [vszkhoai] /);
  const passages = files.get("sl/passages.json") as Passage[];
  expect(
    passages
      .filter((passage) => passage.page === "darkness-hope")
      .map((passage) => passage.text)
      .join(" "),
  ).not.toContain("ne beri naprej");
});

test("replies may link to every page that visitors have, its headings, questions and stories, and to no other", () => {
  const { files } = compileContent(PROJECT, TODAY);
  const { pages, links, quotations } = files.get("sl/reply-sources.json") as ReplySources;
  expect(Object.keys(pages)).toEqual(PAGES.filter((page) => !("hidden" in page)).map(({ path }) => path));
  expect(pages["/help"]).toContain("kako-poteka-klic");
  expect(pages["/faq"]).toContain("koliko-stane");
  expect(pages["/stories"]).toContain("svetilnicar");
  expect(links).toContain("https://findahelpline.com");
  expect(quotations.find(({ source }) => source === "Ps 34,19")).toMatchObject({
    path: "/wisdom/darkness-hope",
  });
});
