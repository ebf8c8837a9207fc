import { expect, test } from "vitest";
import { listenForHarm, readHarm, type Calm } from "./harms.ts";
import { readHarmFile } from "./training/harm-lines.ts";

/** How the beginning of a text sounds after each of its words. */
function hear(text: string): Calm[] {
  const listener = listenForHarm();
  return text.split(" ").map((word) => {
    listener.read(word);
    return listener.state;
  });
}

test("before its first word everything is calm", () => {
  expect(listenForHarm().state).toBe("calm");
});

test("quiet words stay calm", () => {
  expect(hear("Modrost je tiha in mila luč")).not.toContain("alarming");
});

/** What is stopped at its end must sound alarming early; a little more than is reached, so that weights may be learned anew. */
test.each(["sl", "en"])(
  "of what no reply may say, most is alarming after a third of its words, in %s",
  (language) => {
    const bad = readHarmFile("train").filter((line) => line.language === language && line.isBad);
    const stopped = bad.filter(({ text }) => readHarm(text) === "sure");
    const calm = stopped.map(({ text }) => {
      const heard = hear(text);
      const first = heard.indexOf("alarming");
      return (first === -1 ? heard.length : first) / heard.length;
    });
    expect(calm.reduce((sum, share) => sum + share, 0) / calm.length).toBeLessThan(0.33);
  },
);

test("once alarming, it is calm again only after much that is harmless", () => {
  const listener = listenForHarm();
  for (const word of "Samomorilci gredo v pekel".split(" ")) listener.read(word);
  expect(listener.state).toBe("alarming");
  for (const word of "modrost luč upanje pot srce beseda dan jutro reka gora travnik cvet".split(" ")) {
    listener.read(word);
    expect(listener.state === "alarming").toBe(!listener.isHarmless);
    if (listener.isHarmless) break;
  }
});
