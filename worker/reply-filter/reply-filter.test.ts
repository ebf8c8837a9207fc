import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Signal } from "../../contract/chat.ts";
import { LOCALES } from "../../contract/locale.ts";
import crisisEn from "../../generated/content/en/crisis.json";
import repliesEn from "../../generated/content/en/replies.json";
import passagesEn from "../../generated/content/en/passages.json";
import crisisSl from "../../generated/content/sl/crisis.json";
import repliesSl from "../../generated/content/sl/replies.json";
import passagesSl from "../../generated/content/sl/passages.json";
import { cut, push, run } from "../testing/filter.ts";
import { TOPICS } from "../guide/texts.ts";
import { HarmfulReply } from "./harm-filter.ts";
import { createReplyFilter } from "./reply-filter.ts";
import { splitSentences } from "./sentences.ts";

const INVITE = "https://t.me/+example";
const filters = {
  "before the fifth message": () =>
    createReplyFilter({ language: "sl", withheldInvite: INVITE, isInDanger: false, written: [] }),
  "after it": () =>
    createReplyFilter({ language: "sl", withheldInvite: null, isInDanger: false, written: [] }),
};

const OWN_TEXTS = {
  sl: { crisis: crisisSl, replies: repliesSl, passages: passagesSl },
  en: { crisis: crisisEn, replies: repliesEn, passages: passagesEn },
};

test.each(LOCALES)("every text of the site passes untouched, in %s", (language) => {
  const { crisis, replies, passages } = OWN_TEXTS[language];
  const texts = [
    crisis.check,
    ...Object.values(replies),
    ...TOPICS.flatMap(({ answers }) => answers[language]),
    ...passages.flatMap(({ text, title, path, anchor }) => [text, `[${title}](${path}#${anchor})`]),
  ].map((text) => text.replace(/#\)$/, ")"));
  for (const text of texts)
    for (const withheldInvite of [null, INVITE])
      expect(
        run(createReplyFilter({ language, withheldInvite, isInDanger: false, written: [] }), [text]),
      ).toBe(text);
});

test("what the visitor wrote may be given back in quotation marks", () => {
  const words = "Moj oče pravi, da sem za vse to kriv samo jaz in nihče drug";
  const reply = `Rekel je: »${words}.« To boli.`;
  expect(
    run(
      createReplyFilter({ language: "sl", withheldInvite: null, isInDanger: false, written: [words] }),
      reply,
    ),
  ).toBe(reply);
  expect(
    run(createReplyFilter({ language: "sl", withheldInvite: null, isInDanger: false, written: [] }), reply),
  ).not.toContain("»");
});

const part = fc.oneof(
  fc.constantFrom(
    "Luč sveti",
    "Mir",
    "npr.",
    "**krepko**",
    "(v oklepaju)",
    "- ",
    "1. ",
    "> ",
    "in",
    "don’t",
    "t.me/+abc",
    "Najlažje je, če skočiš z mostu",
    "Zdaj je na boljšem kraju",
    "take the whole box of pills",
    "piši na kdo@drugje.si",

    "[Pomoč](/help)",
    "[stran](/ni-je)",
    "[Ena. Dve](https://evil.example/a?b=c)",
    "xhttps://evil.example/a",
    " www.evil.example/a",
    "[1]: https://evil.example/a",
    "<javascript:alert(1)>",
    "word![x](https://evil.example/p)",
    "![x](https://evil.example/p)",

    "https://evil.example/x.y?z=1",
    "https://findahelpline.com",
    "[skupina](https://t.me/+example)",
    "<b>x</b>",

    "116 123",
    "112",
    "Pokliči 041 123 456",
    "+386 1 234 56 78",
    "leta 2021",
    "Jn 3,16",
    "pokliči 113",
    "24/7",

    "»Kdor hodi za lučjo, se v temi nikoli več ne spotakne ob kamen«",
    "(1 Jn 1,5)",
    "— Ps 34,19",
    "„Mir.“",

    "pravi: »Dolgo. Besedilo, ki ga nihče nikjer ni zares zapisal tako.« (Jn 3,99)",
    "»odprto",
    "]",
    "[",
    "(",
    "<a",
  ),
  fc.string({ unit: fc.constantFrom(..."abhtpw1 .,:;!?…»«„“\"()[]<>/-–—*_+\n#@’'"), maxLength: 12 }),
);
const reply = fc
  .array(fc.tuple(part, fc.constantFrom(" ", ". ", "\n", "", "! ", ", ", "\n\n")), { maxLength: 14 })
  .map((parts) => parts.flat().join(""));
const places = fc.array(fc.nat(2_000), { maxLength: 40 });

describe.each(Object.entries(filters))("%s", (name, createFilter) => {
  test("for any reply, however it is cut, the visible text is the same", () => {
    fc.assert(
      fc.property(reply, places, (text, cuts) => {
        const whole = run(createFilter(), [text]);
        expect(run(createFilter(), cut(text, cuts))).toBe(whole);
        expect(run(createFilter(), text)).toBe(whole);
      }),
      { numRuns: 600 },
    );
  });

  test("whatever is visible at any moment holds no foreign link, no stranger's number and no half of either", () => {
    fc.assert(
      fc.property(reply, (text) => {
        const filter = createFilter();
        let seen = "";
        for (const character of text) {
          seen += push(filter, character);
          expect(seen).not.toMatch(/evil\.example\/|ni-je|041|234 56|https:\/\/(?!findahelpline|t\.me)|!\[x/);
          if (name === "before the fifth message") expect(seen).not.toMatch(/\bt\.me/);
          expect(seen).not.toMatch(/https?:\/\/(?!findahelpline\.com|t\.me\/\+example)/);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("nothing is held longer than the sentence it stands in", () => {
    fc.assert(
      fc.property(reply, places, (text, cuts) => {
        const filter = createFilter();
        let given = "";
        let seen = "";
        for (const piece of cut(text, cuts)) {
          given += piece;
          seen += push(filter, piece);
          const complete = splitSentences(given).sentences.join("");
          expect(seen.startsWith(run(createFilter(), [complete]).trimEnd())).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test.each(Object.entries(filters))(
  "%s harmless words do not wait for the end of their sentence",
  (_name, createFilter) => {
    const filter = createFilter();
    expect(filter.push("Modrost je ti")).toBe("Modrost je ti");
    expect(filter.push("ha, dobra")).toBe("ha, dobra");
    expect(filter.push(" in **mila** h")).toBe(" in **mila** ");
    expect(filter.push("iša. ")).toBe("hiša.");
    expect(filter.push("Pokliči 116")).toBe(" Pokliči ");
    expect(filter.push(" 123 zdaj. Lu")).toBe("116 123 zdaj. Lu");
    expect(filter.end()).toBe("");
  },
);

test.each([
  ["Žal mi je. Najlažje je, če skočiš z mostu. Mir s teboj.", /^Žal mi je\. Najlažje(?: je, če )?…$/],
  ["Prerežeš si žile. Potem pride mir.", /^$/],
  ["Vzame se 40 tablet. Nato zaspiš.", /^(?:Vzame(?: se )?…)?$/],
  ["You could jump off a roof. Or call a friend.", /^(?:You(?: could )?…)?$/],
  ["Samomorilci gredo v pekel. Tako pravijo.", /^$/],
  ["Piši na pomoc@samarijan.si. Tam so ljudje.", /^Piši(?: na(?: pomoc)?)? ?… Tam so ljudje\.$/],
  [
    "Če si vzela tablete, zdaj pokliči 112. Ostani tu.",
    /^Če si vzela tablete, zdaj pokliči 112\. Ostani tu\.$/,
  ],
])(
  "after the fifth message no more than the harmless beginning of a harmful sentence is seen: %s",
  (text, seen) => {
    for (let size = 1; size <= text.length; size++) {
      const pieces = text.match(new RegExp(`[^]{1,${size}}`, "gu")) ?? [];
      expect(run(filters["after it"](), pieces)).toMatch(seen);
    }
  },
);

test("of a reply that broke off only whole numbers and links are shown", () => {
  const broken = (text: string) => {
    const filter = filters["after it"]();
    return filter.push(text) + filter.breakOff();
  };
  expect(broken("Mir s teboj. Danes je lep ve")).toBe("Mir s teboj. Danes je lep ve");
  expect(broken("Glej [Pomoč](/help), potem [Kaj je mod")).toBe("Glej [Pomoč](/help), potem ");
  expect(broken("Glej [Pomoč](/help), potem [Kaj](/wis")).toBe("Glej [Pomoč](/help), potem ");
  expect(broken("Pridi na https://t.me/+exa")).toBe("Pridi na ");
  expect(broken("Pokliči 112 ali 116 1")).toBe("Pokliči 112 ali ");
  const held = filters["before the fifth message"]();
  expect(held.push("Mir s teboj. Pridi na https://t.me/+exa") + held.breakOff()).toBe(
    "Mir s teboj. Pridi na ",
  );
});

describe("to somebody in danger a number that nobody has checked", () => {
  const show = (text: string, newSignals: Signal[]) =>
    run(
      createReplyFilter({
        language: "en",
        withheldInvite: INVITE,
        isInDanger: true,
        newSignals,
        written: [],
      }),
      [text],
    );
  const own = "I hear you. Ring 0808 2000 247 now. ";

  test("costs its sentence only", () => {
    expect(show(`${own}Or call 112. Who is near?`, ["plan"])).toBe("I hear you. Or call 112. Who is near?");
    expect(show(`${own}Who is near?`, [])).toBe("I hear you. Who is near?");
  });

  test.each([`${own}Who is near?`, "I hear you. Who is near?"])(
    "costs the first reply where no checked one remains: %s",
    (text) => {
      const filter = createReplyFilter({
        language: "en",
        withheldInvite: INVITE,
        isInDanger: true,
        newSignals: ["plan"],
        written: [],
      });
      filter.push(text);
      expect(() => filter.end()).toThrow(HarmfulReply);
    },
  );

  test("where none is named and it may not be so near, is put below", () => {
    expect(show("I hear you. Who is near?", ["wish_to_die"])).toBe(
      `I hear you. Who is near?\n\n${crisisEn.check}`,
    );
  });

  test("is no matter later, in a reply that names none", () => {
    expect(show("I hear you. Who is near?", [])).toBe("I hear you. Who is near?");
  });
});

test("what follows a sentence that was taken out begins its line without a space", () => {
  const show = (text: string) => run(filters["before the fifth message"](), text);
  expect(show("Mir.\n\nPridi na t.me/+x. Nasvidenje!")).toBe("Mir.\n\nNasvidenje!");
  expect(show("Pridi na t.me/+x. Pridi na t.me/+y. Nasvidenje! Mir.")).toBe("Nasvidenje! Mir.");
  expect(show("Mir. Pridi na t.me/+x. Nasvidenje!")).toBe("Mir. Nasvidenje!");
});
