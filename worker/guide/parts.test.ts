import { expect, test } from "vitest";
import { LOCALES, type Locale } from "../../contract/locale.ts";
import { findAskedPart, listAnswers } from "./parts.ts";
import { guideReply, type GuideMessage } from "./reply.ts";
import { TOPICS } from "./texts.ts";

const find = (id: string) => {
  const topic = TOPICS.find((each) => each.id === id);
  if (!topic) throw new Error(`no topic is called ${id}`);
  return topic;
};

/** What is answered, turn by turn. */
function talk(language: Locale, ...turns: string[]): string[] {
  const messages: GuideMessage[] = [];
  return turns.map((content) => {
    messages.push({ role: "user", content });
    const { text } = guideReply({ messages, language });
    messages.push({ role: "assistant", content: text });
    return text;
  });
}

test.each([
  ["sl", "padla sem na izpitu", "/when/exams"],
  ["sl", "mami in ati gresta narazen", "/when/divorce"],
  ["sl", "spet ne morem spat", "/when/night"],
  ["sl", "cele dneve scrollam", "/when/night"],
  ["sl", "mislim da sem gej", "/when/gay"],
  ["sl", "sovražim svoj nos", "/when/body-and-food"],
  ["sl", "domotožje imam", "/when/new-here"],
  ["sl", "kateri cerkvi pripadate", "/about"],
  ["en", "i failed my exam", "/when/exams"],
  ["en", "my parents are getting divorced", "/when/divorce"],
  ["en", "i think im gay", "/when/gay"],
  ["en", "which church do you belong to", "/about"],
] as const)("in %s the answer to “%s” leads to %s", (language, text, path) => {
  expect(talk(language, text)[0]).toContain(`](${path})`);
});

test.each(LOCALES)("in %s a talk about one's life goes on with the words of the page", (language) => {
  const { name, answers, parts } = find("school");
  const yes = { sl: "ja", en: "yes" }[language];
  const turns = [...answers[language].slice(1), ...parts[language]].map(() => yes);
  const replies = talk(language, name[language], ...turns);
  for (const [index, { text }] of parts[language].entries())
    expect(replies[answers[language].length + index]).toContain(text);
});

test.each([
  ["sl", "molitev pred operacijo", "pred-operacijo"],
  ["sl", "katero molitev zmolim ob grobu", "ob-grobu"],
  ["en", "a prayer before an operation", "before-an-operation"],
  ["en", "a prayer at the grave", "at-a-grave"],
] as const)("in %s who asks for “%s” is given that prayer, and where it stands", (language, text, anchor) => {
  const part = find("prayer").parts[language].find(({ path }) => path.endsWith(`#${anchor}`));
  const [reply] = talk(language, text);
  expect(reply).toContain(part?.text);
  expect(reply).toContain(`](/when/prayers#${anchor})`);
});

test("a prayer follows from nothing: where none is asked for, none is said", () => {
  for (const language of LOCALES) {
    const topic = find("prayer");
    expect(listAnswers(topic, language)).toEqual(topic.answers[language]);
    const replies = talk(language, topic.name[language], { sl: "ja", en: "yes" }[language]).join("\n");
    for (const { text } of topic.parts[language]) expect(replies).not.toContain(text);
  }
});

test("a delicate guess that another comes near to is asked about, not answered", () => {
  const reading = (near: number) => () => [
    { id: "grief", margin: 0.3, isSure: false },
    { id: "lonely", margin: near, isSure: false },
  ];
  const reply = (near: number) =>
    guideReply({ messages: [{ role: "user", content: "xyz" }], language: "en", reading: reading(near) });
  expect(reply(0.1).text).toContain(find("grief").answers.en[0]);
  expect(reply(0.25).text).not.toContain(find("grief").answers.en[0]);
  expect(reply(0.25).choices.map(({ id }) => id)).toContain("topic.grief");
});

test("of two places that fit alike neither was asked for", () => {
  const topic = find("prayer");
  const [part] = topic.parts.en;
  const place = (path: string, score: number) => ({ path, title: "", text: "", score });
  const own = part?.path ?? "";
  expect(findAskedPart([place(own, 20), place("/faq", 5)], topic, "en")).toEqual(part);
  expect(findAskedPart([place("/when/prayers", 30), place(own, 20), place("/faq", 5)], topic, "en")).toEqual(
    part,
  );
  expect(findAskedPart([place(own, 20), place("/faq", 18)], topic, "en")).toBeUndefined();
  expect(findAskedPart([place(own, 3)], topic, "en")).toBeUndefined();
  expect(findAskedPart([place("/faq", 20)], topic, "en")).toBeUndefined();
  expect(findAskedPart([], topic, "en")).toBeUndefined();
});

test("nobody who did not speak of it is led to a page that would hurt a stranger to it", () => {
  const DELICATE = /\/when\/(?:self-harm|gay|body-and-food|divorce)/;
  for (const [language, text] of [
    ["sl", "osamljen sem"],
    ["sl", "kaj je modrost"],
    ["sl", "boli me roka od dela na vrtu"],
    ["en", "what is hope"],
    ["en", "my mother cooks too much food for the church"],
  ] as const)
    expect(talk(language, text)[0], text).not.toMatch(DELICATE);
});
