import fc from "fast-check";
import { expect, test } from "vitest";
import { cut, run } from "../testing/filter.ts";
import { removeInvites } from "./invite-filter.ts";
import { filterSentences } from "./sentence-filter.ts";

const INVITE = "https://t.me/+example";
const filter = (inviteUrl = INVITE) => filterSentences([removeInvites(inviteUrl)], null);

test.each([
  "https://t.me/+example",
  "t.me/skupina",
  "telegram.me/skupina",
  "https://telegram.dog/x",
  "tg://join?invite=abc",
  "[skupina](https://t.me/+example)",
  "HTTPS://T.ME/+EXAMPLE",
])("drops the sentence with %s and keeps its neighbours", (link) => {
  const reply = `Upanje je blizu. Pridruži se nam na ${link} še danes. Lep večer!`;
  expect(run(filter(), [reply])).toBe("Upanje je blizu. Lep večer!");
});

test("drops a sentence whose link arrives in two chunks", () => {
  const inTwo = filter();
  expect(inTwo.push("Dober večer. Piši na t.")).toBe("Dober večer.");
  expect(inTwo.push("me/skupina zdaj. Mir")).toBe("");
  expect(inTwo.end()).toBe(" Mir");
});

test("a configured invitation on any other host is removed as well", () => {
  expect(run(filter("https://signal.group/#abc"), ["Ena. Glej signal.group/#abc. Dve."])).toBe("Ena. Dve.");
});

test("an abbreviation does not end a sentence", () => {
  expect(run(filter(), ["Poglej npr. na t.me/x. Konec."])).toBe("Konec.");
});

test("a link's own words may hold the end of a sentence, and the whole link goes", () => {
  expect(run(filter(), ["Mir. [Pridi. Tu smo](https://t.me/x) vsi. Dobro."])).toBe("Mir. Dobro.");
});

const sentence = fc.constantFrom(
  "Luč sveti. ",
  "Res? ",
  "Pridi na t.me/+abc zdaj! ",
  "[Tu](https://telegram.me/x) smo.\n",
  "[Tu smo. Pridi](https://t.me/x)! ",
  "- točka\n",
  "Glej https://example.org/a.b?c=d. ",
  "npr. to … ",
  "tg://resolve?domain=x\n\n",
);

test("for any reply, however it is cut, the visible text is the same and no link is left", () => {
  fc.assert(
    fc.property(
      fc.array(sentence, { maxLength: 12 }),
      fc.array(fc.nat(400), { maxLength: 30 }),
      (parts, places) => {
        const reply = parts.join("");
        const whole = run(filter(), [reply]);
        expect(run(filter(), cut(reply, places))).toBe(whole);
        expect(whole).not.toMatch(/t\.me|telegram\.me|tg:\/\//);
        expect(run(filter(), reply)).toBe(whole);
      },
    ),
  );
});
