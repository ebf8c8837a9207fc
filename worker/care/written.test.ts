import { expect, test } from "vitest";
import { HELP_COUNTRIES } from "../../contract/countries.ts";
import { LOCALES, type Locale } from "../../contract/locale.ts";
import { recognise } from "../../recognition/recognise.ts";
import { CANNOT_SPEAK, CANNOT_SPEAK_UNSEEN, SOUNDS_SILENT } from "../testing/cannot-speak.ts";
import { CareTalk } from "../testing/care.ts";
import { readAnswer, readAsides } from "./answers.ts";
import { careOfLastReply, readStanding, type CareMessage } from "./reply.ts";
import { SHEET } from "./sheet.ts";
import { countWords, sayWritten, type Moment } from "./written.ts";

/** Slovenian hours: a Friday, a night, Christmas. */
const AFTERNOON = new Date("2026-11-27T14:00:00+01:00");
const EVENING = new Date("2026-11-27T19:00:00+01:00");
const NIGHT = new Date("2026-11-27T02:10:00+01:00");
const CHRISTMAS = new Date("2026-12-25T14:00:00+01:00");
const LATE = new Date("2026-11-27T22:00:00+01:00");

/** All that is said to one message, in whatever talk. */
function hear(content: string, language: Locale, at: Moment): string {
  const messages: CareMessage[] = [{ role: "user", content }];
  const { reply, written } = readStanding({ messages, language, recognise, readAnswer, readAsides, at });
  return [written, reply?.text].filter(Boolean).join(" ");
}

/** Names somebody as answering in writing now, says that nobody does, or names the text message for danger. */
const NOW = { sl: /zdaj (?:dela|odgovarja)/, en: /(?:is open|answers) now|Day and night/ };
const NONE = { sl: /Zdaj ne poznam nikogar/, en: /Right now I know of nobody/ };
const DANGER = { sl: /SMS na 112/, en: /text 112/ };

const AT_HOME = {
  sl: ["nocoj ne morem govoriti na glas", "ne morem klicat, vsi me slišijo"],
  en: ["I can’t talk out loud", "can i text somebody instead of calling"],
};

test.each(LOCALES)("in %s: who is open is named with the hour at which it closes", (language) => {
  for (const now of [AFTERNOON, EVENING, CHRISTMAS])
    for (const text of AT_HOME[language]) {
      const said = hear(text, language, { now, country: "SI" });
      expect(said).toContain("TOM");
      expect(said).toContain("e-tom.si");
      expect(said).toMatch(/zdaj dela do 20\.00|open now until 20:00/);
      expect(said).not.toMatch(NONE[language]);
    }
});

test.each(LOCALES)(
  "in %s: at night it is said that nobody answers at once, when one does, and what to do",
  (language) => {
    for (const text of AT_HOME[language]) {
      const said = hear(text, language, { now: NIGHT, country: "SI" });
      expect(said).toMatch(NONE[language]);
      expect(said).not.toMatch(NOW[language]);
      expect(said).toMatch(/danes od 12\.00|today at 12:00/);
      expect(said).toMatch(DANGER[language]);
      expect(said).toContain("tom@zpms.si");
      expect(said).toMatch(/pozneje|later/);
      expect(hear(text, language, { now: LATE, country: "SI" })).toMatch(/jutri od 12\.00|tomorrow at 12:00/);
    }
  },
);

test("each country is told of its own, and a language that is not the reader's is named", () => {
  const ask = (country: Moment["country"], language: Locale, now = NIGHT) =>
    hear(AT_HOME[language][0] ?? "", language, { now, country });
  expect(ask("US", "en")).toContain("988 Suicide & Crisis Lifeline");
  expect(ask("US", "en")).toContain("text 988");
  expect(ask("US", "en")).not.toMatch(/112|TOM/);
  expect(ask("GB", "en")).toContain("text SHOUT to 85258");
  expect(ask("IE", "en")).toContain("text HELLO to 50808");
  expect(ask("AU", "en")).toContain("text 0477 13 11 14");
  expect(ask("SI", "en", AFTERNOON)).toContain("TOM (in Slovenian)");
  expect(ask("AT", "sl", EVENING)).toContain(
    "TelefonSeelsorge (jezik: nemščina), za vse v stiski, zdaj odgovarja do 23.00",
  );
  expect(ask("AT", "sl", NIGHT)).toMatch(NONE.sl);
  expect(ask("HU", "en")).toContain("findahelpline.com");
  expect(ask(null, "en")).toContain("text 988 in the US and Canada, SHOUT to 85258 in the UK");
  expect(ask(null, "sl")).toBe(ask("SI", "sl"));
});

test("what the country is not known for names only what is always open", () => {
  const { anywhere } = SHEET.written;
  for (const now of [AFTERNOON, NIGHT])
    for (const [country, to] of [
      ["US", "988"],
      ["CA", "988"],
      ["GB", "SHOUT to 85258"],
    ] as const) {
      expect(anywhere.en).toContain(to);
      expect(sayWritten(SHEET, { now, country }, "en").sentences[0]?.text).toContain(
        `answers now: text ${to}`,
      );
    }
});

test("no reply is too long at any hour, in any country", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 28, hour, 30)));
  for (const language of LOCALES)
    for (const country of [...HELP_COUNTRIES, null])
      for (const now of hours)
        for (const text of ["ne morem govoriti na glas", "nočem več živeti, ne morem na glas"])
          expect(countWords(hear(text, language, { now, country }))).toBeLessThanOrEqual(60);
});

test("where it is only possible it is said beside whatever is said, and once", () => {
  const talk = new CareTalk("en");
  expect(talk.say({ maybe: ["cannot_speak"] })).toBeNull();
  expect(talk.standing.written).toMatch(/^If you can’t talk out loud, you can write\./);
  expect(talk.say({ maybe: ["cannot_call"] })).toBeNull();
  expect(talk.standing.written).toBeNull();

  const grave = new CareTalk("en");
  expect(grave.say({ sure: ["wish"], maybe: ["cannot_call"] })).toBe("screen-thoughts");
  expect(grave.text).toMatch(/^If you can’t talk out loud, you can write\..*thinking about suicide\?$/);
  expect(grave.say({ text: "I am not sure", sure: ["unsure"], maybe: ["cannot_call"] })).not.toBeNull();
  expect(grave.text).not.toContain("If you can’t talk");
});

test("in an emergency one short sentence stands before the call", () => {
  const talk = new CareTalk("sl");
  expect(talk.say({ sure: ["intent"], maybe: ["cannot_speak"] })).toBe("emergency");
  expect(talk.text).toMatch(/^Če ne moreš govoriti, v\sSloveniji pošlji SMS na 112\. .*Pokliči 112/);
  expect(talk.press("cannot")).toBe("emergency-write");
  expect(talk.text).not.toContain("Če ne moreš govoriti");
});

test("a reply of another hour keeps its buttons", () => {
  const messages: CareMessage[] = [{ role: "user", content: "I can’t talk out loud" }];
  const request = { language: "en", recognise, readAnswer, readAsides } as const;
  const night = readStanding({ ...request, messages, at: { now: NIGHT, country: "SI" } }).reply;
  const stored: CareMessage[] = [...messages, { role: "assistant", content: night?.text ?? "" }];
  const later = { now: AFTERNOON, country: "US" } as const;
  expect(readStanding({ ...request, messages, at: later }).reply?.text).not.toBe(night?.text);
  expect(careOfLastReply({ ...request, messages: stored, at: later })).toEqual(night?.care);
});

/** How many of these are answered with who is open, or that nobody is; by day, and at night. */
function countNamed(texts: readonly string[], language: Locale): [number, number] {
  const count = (now: Date, names: readonly RegExp[]) =>
    texts.filter((text) => {
      const said = hear(text, language, { now, country: "SI" });
      return names.some((name) => name.test(said));
    }).length;
  const named = [NONE[language], DANGER[language]];
  // Nobody is called open at night who is not.
  expect(count(NIGHT, [NOW[language]])).toBe(0);
  return [count(AFTERNOON, [NOW[language], DANGER[language]]), count(NIGHT, named)];
}

/** The least number of forty: what is reached; of those unseen, where 39 and 40 were reached, with room for a training. */
const LEAST = { sl: 36, en: 35 };
const LEAST_UNSEEN = 36;
/** The most of forty that only sound like it; 4 and 4 were reached. */
const MOST_ALIKE = 6;

test.each(LOCALES)(
  "in %s: most who cannot talk aloud hear who answers in writing, day and night",
  (language) => {
    expect([CANNOT_SPEAK[language].length, CANNOT_SPEAK_UNSEEN[language].length]).toEqual([40, 40]);
    for (const named of countNamed(CANNOT_SPEAK[language], language))
      expect(named).toBeGreaterThanOrEqual(LEAST[language]);
    for (const named of countNamed(CANNOT_SPEAK_UNSEEN[language], language))
      expect(named).toBeGreaterThanOrEqual(LEAST_UNSEEN);
  },
);

test.each(LOCALES)("in %s: few who speak of silence and of telephones are told of it", (language) => {
  expect(SOUNDS_SILENT[language]).toHaveLength(40);
  for (const named of countNamed(SOUNDS_SILENT[language], language))
    expect(named).toBeLessThanOrEqual(MOST_ALIKE);
});
