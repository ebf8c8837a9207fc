import { expect, test } from "vitest";
import { recognise } from "../../recognition/recognise.ts";
import { readAnswer, readAsides } from "./answers.ts";
import { readStanding, type CareMessage } from "./reply.ts";

function hear(language: "sl" | "en", ...said: string[]): ReturnType<typeof readStanding>["reply"] {
  const messages: CareMessage[] = said.map((content) => ({ role: "user", content }));
  return readStanding({ messages, language, recognise, readAnswer, readAsides }).reply;
}

test.each([
  ["sl", "nemorm vec"],
  ["sl", "Ne morem več."],
  ["sl", "prosim pomagajte mi"],
  ["en", "I can't go on"],
  ["en", "please help me"],
] as const)(
  "in %s a message that is nothing but »%s« is asked how bad it is, with a number",
  (language, text) => {
    const reply = hear(language, text);
    expect(reply?.care.level).toBe("ask");
    expect(reply?.text).toMatch(/116\s123/);
    expect(reply?.care.choices.map(({ id }) => id)).toContain("ask.not-live");
  },
);

test("an ordinary sentence with the same words opens no question", () => {
  expect(hear("sl", "ne morem več, vse me jezi")).toBeNull();
  expect(hear("en", "Help me write a song")).toBeNull();
});

test("as an answer to a question a cry is read with that question", () => {
  const answered = hear("sl", "ne morem več", "dovolj imam vsega");
  expect(answered?.care.state).not.toBe("O");
});
