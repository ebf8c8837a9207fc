import { expect, test } from "vitest";
import { choiceId } from "../../contract/api.ts";
import { LOCALES, type Locale } from "../../contract/locale.ts";
import chatEn from "../../generated/content/en/pages/chat.json";
import chatSl from "../../generated/content/sl/pages/chat.json";
import { detectSignals } from "../../recognition/detect.ts";
import { guideReply, type GuideMessage, type GuideReply } from "./reply.ts";
import { GUIDE, TOPICS } from "./texts.ts";

/** A talk in which the visitor says these, or presses the buttons of these words, one after the other. */
function talk(language: Locale, ...turns: string[]): GuideReply[] {
  return converse({ language }, turns);
}

function converse(
  options: { language: Locale; isCareful?: boolean },
  turns: readonly string[],
): GuideReply[] {
  const messages: GuideMessage[] = [];
  return turns.map((content) => {
    messages.push({ role: "user", content });
    const reply = guideReply({ messages, ...options });
    messages.push({ role: "assistant", content: reply.text });
    return reply;
  });
}

const answersOf = (id: string, language: Locale) =>
  TOPICS.find((topic) => topic.id === id)?.answers[language] ?? [];

test.each([
  ["sl", "osamljen sem", "lonely"],
  ["sl", "vsak vecer sem doma sama in nihce se ne oglasi", "lonely"],
  ["sl", "kdo bere kar pišem", "privacy"],
  ["sl", "kaj je modrost", "wisdom"],
  ["sl", "kako naj odpustim očetu", "forgive"],
  ["sl", "hvala", "thanks"],
  ["sl", "živjo", "greeting"],
  ["en", "i feel so alone", "lonely"],
  ["en", "who reads what i write", "privacy"],
  ["en", "what is hope", "hope"],
  ["en", "my cat died", "pet-dead"],
  ["en", "hello", "greeting"],
] as const)("in %s “%s” is answered with the topic %s", (language, text, id) => {
  const [reply] = talk(language, text);
  expect(reply?.text).toContain(answersOf(id, language)[0]);
  expect(reply?.shown[0]).toBe(`topic:${id}`);
});

test.each([
  ["sl", "konfucij", "/wisdom/great-wisdoms#vedeti-cesa-ne-ves"],
  ["en", "confucius", "/wisdom/great-wisdoms#knowing-what-you-don-t-know"],
] as const)(
  "in %s a word of the texts, “%s”, brings the passage with a link to its section",
  (language, text, path) => {
    const [reply] = talk(language, text);
    expect(reply?.shown).toContain(path);
    expect(reply?.text).toContain(`](${path})`);
  },
);

test("what is not sure is asked about with buttons, and none of them is a must", () => {
  const [reply] = talk("sl", "zelene ladje plujejo mimo mojega stola");
  expect(reply?.choices.length).toBeGreaterThanOrEqual(2);
  expect(GUIDE.offer.concat(GUIDE.open).some(({ sl }) => reply?.text.includes(sl))).toBe(true);
});

test("a button that names a topic brings its answer, in the language of the page", () => {
  for (const label of ["Money and debt", "Denar in dolgovi"])
    expect(talk("en", label)[0]?.text, label).toContain(answersOf("money", "en")[0]);
});

test.each(LOCALES)(
  "in %s every button is known by its words, and brings no card in the browser",
  (language) => {
    const offered = (text: string) => guideReply({ messages: [{ role: "user", content: text }], language });
    for (const { id, kind, name, answers } of TOPICS) {
      const label = name[language];
      if (kind === "talk") continue;
      expect(offered(label).text, id).toContain(answers[language][0]);
    }
    const buttons = TOPICS.filter(({ kind }) => kind !== "talk").map(({ name }) => name);
    const labels = [...buttons, ...Object.values(GUIDE.choices)].map((label) => label[language]);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.filter((label) => detectSignals(label).length > 0)).toEqual([]);
    expect(offered(GUIDE.choices.thought[language]).shown[0]).toMatch(/\?thought=/);
    expect(offered(GUIDE.choices.story[language]).shown[0]).toMatch(/^\/stories#/);
  },
);

test.each(LOCALES)("in %s who told of danger before is offered no thought and no story", (language) => {
  const turns = [...TALKS[language], "zelene ladje plujejo mimo mojega stola"];
  for (const { choices } of converse({ language, isCareful: true }, turns)) {
    expect(choices.map(({ id }) => id)).not.toContain("guide.thought");
    expect(choices.map(({ id }) => id)).not.toContain("guide.story");
    expect(choices.length).toBeGreaterThan(0);
  }
});

test.each(LOCALES)("in %s each quick question of the chat is answered from the beginning", (language) => {
  const { questions } = { sl: chatSl, en: chatEn }[language].meta;
  const topics = { "what-is": "wisdom", "what-is-not": "not-wisdom", hope: "hope", "heaven-hell": "hell" };
  for (const [question, id] of Object.entries(topics)) {
    const content = questions[question as keyof typeof topics];
    const messages: GuideMessage[] = [{ role: "user", content }];
    // The word alone tells of a fear of hell.
    const reply = guideReply({ messages, language, told: new Set(["damnation"]) });
    expect(reply.text, content).toContain(answersOf(id, language)[0]);
  }
});

test("who tells of a fear of hell is not told first what hell is", () => {
  const messages: GuideMessage[] = [{ role: "user", content: "strah me je pekla" }];
  const reply = guideReply({ messages, language: "sl", told: new Set(["damnation"]) });
  expect(reply.text).toContain(answersOf("hell", "sl")[1]);
});

test("spoken of again, a topic is answered with its next text", () => {
  const [first, second] = talk("sl", "osamljen sem", "res sem osamljen");
  expect(first?.text).toContain(answersOf("lonely", "sl")[0]);
  expect(second?.text).toContain(answersOf("lonely", "sl")[1]);
});

test("what follows without naming a topic stays with the one that was spoken of", () => {
  const [, second] = talk("en", "i feel so alone", "yes");
  expect(second?.text).toContain(answersOf("lonely", "en")[1]);
});

const TALKS: Record<Locale, string[]> = {
  sl: [
    "živjo",
    "osamljen sem",
    "ja",
    "res sem osamljen",
    "nič mi ne pomaga",
    "ne vem",
    "kaj je upanje",
    "kaj pa ljubezen",
    "asdf qwer",
    "pač tako",
    "in potem",
    "hvala",
  ],
  en: [
    "hello",
    "i feel so alone",
    "yes",
    "really lonely",
    "nothing helps",
    "i dont know",
    "what is hope",
    "and love",
    "asdf qwer",
    "just so",
    "and then",
    "thanks",
  ],
};

test.each(LOCALES)("in %s no text and no question comes twice in a conversation", (language) => {
  const replies = talk(
    language,
    ...TALKS[language],
    ...(["thought", "story", "story", "page", "thought", "write", "none", "story"] as const).map(
      (way) => GUIDE.choices[way][language],
    ),
  );
  const questions = replies.flatMap(
    ({ text }) =>
      text
        .replace(/\]\([^)]*\)/g, "]")
        .match(/[^.?!:\n]+\?/g)
        ?.map((each) => each.trim()) ?? [],
  );
  expect(questions.length).toBeGreaterThan(6);
  expect(new Set(questions).size).toBe(questions.length);
  expect(new Set(replies.map(({ text }) => text)).size).toBe(replies.length);
});

test("the same conversation gives the same reply, whatever was asked in between elsewhere", () => {
  const first = talk("sl", ...TALKS.sl);
  talk("sl", "kaj je pekel");
  expect(talk("sl", ...TALKS.sl)).toEqual(first);
});

test("every choice has a form that the call accepts, and a label", () => {
  for (const language of LOCALES)
    for (const { choices } of talk(language, ...TALKS[language]))
      for (const { id, label } of choices) {
        expect(choiceId.safeParse(id).success, id).toBe(true);
        expect(label).not.toBe("");
      }
});

test("a number is named only where the topic calls for one", () => {
  const numbers = (text: string, language: Locale) =>
    (talk(language, text)[0]?.text ?? "").replace(/\]\([^)]*\)/g, "").match(/\d[\d ]+\d/g) ?? [];
  expect(numbers("katera je številka za pomoč", "sl")).toContain("116 123");
  expect(numbers("preveč pijem", "sl")).toContain("116 123");
  for (const text of ["osamljen sem", "kaj je modrost", "jutri imam test pa nč ne znam", "žalostna sem"])
    expect(numbers(text, "sl"), text).toEqual([]);
});

test("nobody who did not speak of hell is led to it", () => {
  for (const text of ["zavrnil me je", "ljubezen boli", "fant me noče"])
    for (const shown of talk("sl", text)[0]?.shown ?? []) expect(shown, text).not.toMatch(/zavrnjeno|pekla/);
});

test.each(["", "?!…", "🙂", "x".repeat(4000), "<b>hi</b> [a](b)"])("“%.20s” gets a reply", (text) => {
  for (const language of LOCALES) expect(talk(language, text)[0]?.text).not.toBe("");
});
