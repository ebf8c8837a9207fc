import { expect, test } from "vitest";
import { authoredTexts } from "./authored-text.ts";
import { formatProblem } from "./problem.ts";
import { checkRules } from "./rules.ts";

const NUMBERS = ["116 123", "tel:+38615209900", "01 520 99 00", "112", "988", "+386 1 000 00 00"];

/** What the build says about a page, or about several files. */
function check(page: string | Record<string, string>, exceptions = "[]"): string[] {
  const files = typeof page === "string" ? { "content/en/pages/gratitude.md": page } : page;
  const texts = Object.entries(files).flatMap(([file, body]) =>
    authoredTexts({ file, text: file.endsWith(".md") ? `---\ntitle: A title\n---\n${body}` : body }),
  );
  const facts = { numbers: NUMBERS, exceptions: { file: "content/exceptions.yaml", text: exceptions } };
  return checkRules(texts, facts).map(formatProblem);
}

function inSlovenian(body: string): string[] {
  return check({ "content/sl/pages/gratitude.md": body });
}

test("unsafe words are told with line, words, advice and the name of the rule", () => {
  expect(check("First line.\n\nSome words\nHe committed suicide. [Help](/help)")).toEqual([
    expect.stringMatching(
      /^content\/en\/pages\/gratitude\.md:7 {2}"committed suicide": .*"died by suicide".*\(Rule: suicide-words\)$/,
    ),
  ]);
});

test("unsafe words are found in the head of a page, in a picture's description and in a quotation", () => {
  expect(
    check({
      "content/sl/faq.yaml": "items:\n  - question: Zakaj obup je greh?\n    answer: Ne. [Pomoč](/help)",
      "content/en/pages/what-is.md": '::picture{name="what-is" alt="A noose, and death."}\n\n[Help](/help)',
      "content/en/pages/faq.md": ':::quote{author="A" source="B 1"}\nYou will go to hell.\n:::',
    }),
  ).toEqual([
    expect.stringContaining("content/sl/faq.yaml:2"),
    expect.stringContaining("content/en/pages/what-is.md:4"),
    expect.stringContaining("content/en/pages/faq.md:5"),
  ]);
});

for (const [language, figure, words] of [
  ["en", "Some 40% of them sleep badly.", "40%"],
  ["en", "It grew by 3.5 per cent.", "3.5 per cent"],
  ["en", "About 300 young people called.", "300 young people"],
  ["en", "One in five teenagers knows it.", "One in five teenagers"],
  ["en", "There are 900 such calls a year.", "900 such calls a year"],
  ["en", "Half of all people feel it.", "Half of all people"],
  ["sl", "Približno 40 odstotkov jih slabo spi.", "40 odstotkov"],
  ["sl", "Več kot 300 ljudi je poklicalo.", "300 ljudi"],
  ["sl", "Vsak peti mladostnik to pozna.", "Vsak peti mladostnik"],
  ["sl", "Devet od desetih ljudi to ve.", "Devet od desetih ljudi"],
  ["sl", "Takih klicev je 900 na leto.", "900 na leto"],
]) {
  test(`${language}: the figure in “${figure}” needs a block with source and year`, () => {
    const problems = language === "sl" ? inSlovenian(figure ?? "") : check(figure ?? "");
    expect(problems).toEqual([expect.stringContaining(`"${words}": A figure stands in a :::statistic`)]);
  });
}

test("a figure may stand in a statistic, a story and a quotation; years, verses and days are no figures", () => {
  const body = [
    ':::statistic{source="WHO" year="April 2021"}\nNine out of ten people, 40%.\n:::',
    ':::story{title="Sea"}\nThere were 300 people on the ship.\n:::',
    ':::quote{author="The Bible" source="John 6:10"}\nThe men sat down, about 5000 men.\n:::',
    "In 2021, in Psalm 34:18, the house was open 24 hours a day. One in a room, every second day.",
  ];
  expect(check(body.join("\n\n"))).toEqual([]);
});

test("a statistic without four digits in its year is told", () => {
  expect(check(':::statistic{source="WHO" year="last year"}\nOne in five people.\n:::')).toEqual([
    expect.stringContaining("The year of a :::statistic has four digits."),
  ]);
});

test("a long quotation in running text is told, a saying, a conversation and a referenced one are not", () => {
  const foreign = "“Hatred is never ended by hatred in this world, by love alone it is ended.”";
  expect(check(`An old book says ${foreign}`)).toEqual([expect.stringContaining("quote-without-source")]);
  expect(check(`An old book (Dhammapada 5) says ${foreign}`)).toEqual([]);
  expect(check("“Rules, even up here,” she said.")).toEqual([]);
  expect(check("Say: “I feel terrible and I don’t know how to go on.”")).toEqual([]);
  expect(check(`:::story{title="Old"}\n${foreign}\n:::`)).toEqual([]);
  expect(
    inSlovenian("Pravijo: »Sovraštvo se nikoli ne konča s sovraštvom, konča se samo z ljubeznijo.«"),
  ).toEqual([expect.stringContaining("quote-without-source")]);
});

test("a source that names no place in the work is told", () => {
  const quote = (source: string) => check(`:::quote{author="Paul" source="${source}"}\nWords.\n:::`);
  expect(quote("Letters")).toEqual([expect.stringContaining("(Rule: inexact-source)")]);
  expect(quote("Romans 12:15")).toEqual([]);
  expect(quote("Poems, “Hope”")).toEqual([]);
  expect(quote("The Practice, Fourth Conversation")).toEqual([]);
});

test("a telephone number that is not among the helplines is told", () => {
  expect(check("Call 0800 11 22 33 at once.")).toEqual([expect.stringContaining('"0800 11 22 33"')]);
  expect(check("Write to 741741.")).toEqual([expect.stringContaining('"741741"')]);
  expect(check("Call 116 123 or 911, at any hour.")).toEqual([expect.stringContaining('"911"')]);
  expect(inSlovenian("Pokliči 116 123, v nevarnosti 113.")).toEqual([expect.stringContaining('"113"')]);
});

test.each([
  "041 123 456",
  "041-123-456",
  "041–123–456",
  "041/123-456",
  "041.123.456",
  "041\u202f123\u202f456",
  "(041) 123 456",
  "+386 41 123 456",
  "+386 (0)41 123 456",
  "00386 41 123 456",
  "0 4 1 1 2 3 4 5 6",
  "01.520.99.01",
  "116 132",
  "116-132",
  "116132",
])("the unknown number %s is told whole", (number) => {
  expect(check(`You reach us under ${number}.`)).toEqual([expect.stringContaining(`"${number}"`)]);
});

test("a short number that somebody is told to call is told, however many digits it has", () => {
  expect(check("Call 1161.")).toEqual([expect.stringContaining('"1161"')]);
  expect(inSlovenian("Pokliči 19771.")).toEqual([expect.stringContaining('"19771"')]);
  expect(check("A call from the year 1977, and of 2024.")).toEqual([]);
});

test.each(["(01) 520 99 00", "01/520-99-00", "01.520.99.00", "116-123", "116123", "+386 (0)1 000 00 00"])(
  "the known number %s may be spaced in any way",
  (number) => {
    expect(check(`You reach us under ${number}.`)).toEqual([]);
  },
);

test("numbers of the helplines, years, verses, dates and times are no unknown numbers", () => {
  const known = "Call 116 123, 988 or 112, or us: 01 520 99 00, +386 1 000 00 00.";
  const others =
    "Augustine (354–430) in 2024/2025 and 1844, 1848; Psalm 119:105, 14,892 calls, call from 12:00 to 20:00.";
  expect(check(`${known} ${others}`)).toEqual([]);
  expect(inSlovenian("Pokliči od 12. do 20. ure; Ps 119,105; 14.892 stikov, dne 5. 9. 2025.")).toEqual([]);
});

test("a page that speaks of darkness has help in reach, in a link or a notice", () => {
  expect(check("Her father died in spring.")).toEqual([
    expect.stringContaining('"died": A page with this word on it has a link to /help'),
  ]);
  expect(check("Her father died in spring. [Help](/help#now)")).toEqual([]);
  expect(check("Her father died in spring.\n\n:::notice\nCall 112.\n:::")).toEqual([]);
  expect(inSlovenian("Oče je spomladi umrl.")).toEqual([expect.stringContaining('"umrl"')]);
  expect(inSlovenian("Vprašanja ni med temi, in tem za pogovor ni konca.")).toEqual([]);
});

test("an exception silences one place and nothing else", () => {
  const exception = (text: string) =>
    `# why\n- file: content/en/pages/gratitude.md\n  text: ${text}\n  rule: death-as-relief\n  reason: Told as an error.\n`;
  const body = "They say it is a better place. [Help](/help)";
  expect(check(body)).toHaveLength(1);
  expect(check(body, exception("a better place"))).toEqual([]);
  expect(check(body, exception("a place"))).toEqual([
    expect.stringContaining('"a better place"'),
    'content/exceptions.yaml:2  The exception for "a place" excuses nothing in content/en/pages/gratitude.md any more. Take it out.',
  ]);
});

test("an exception without a reason is told", () => {
  const [problem] = check("Words.", "- file: a\n  text: b\n  rule: method\n");
  expect(problem).toContain('content/exceptions.yaml:1  "0 → reason" is missing.');
});
