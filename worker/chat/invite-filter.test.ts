import fc from "fast-check";
import { expect, test } from "vitest";
import { passThrough, removeInvites, type TextFilter } from "./invite-filter.ts";

const INVITE = "https://t.me/+example";

function run(filter: TextFilter, pieces: string[]): string {
  return pieces.map((piece) => filter.push(piece)).join("") + filter.end();
}

function cut(text: string, places: number[]): string[] {
  const cuts = [...new Set(places.map((place) => place % (text.length + 1)))].toSorted((a, b) => a - b);
  return [...cuts, text.length].map((end, index) => text.slice(cuts[index - 1] ?? 0, end));
}

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
  expect(run(removeInvites(INVITE), [reply])).toBe("Upanje je blizu. Lep večer!");
});

test("drops a sentence whose link arrives in two chunks", () => {
  const filter = removeInvites(INVITE);
  expect(filter.push("Dober večer. Piši na t.")).toBe("Dober večer.");
  expect(filter.push("me/skupina zdaj. Mir")).toBe("");
  expect(filter.end()).toBe(" Mir");
});

test("a configured invitation on any other host is removed as well", () => {
  expect(run(removeInvites("https://signal.group/#abc"), ["Ena. Glej signal.group/#abc. Dve."])).toBe(
    "Ena. Dve.",
  );
});

test("an abbreviation does not end a sentence", () => {
  expect(run(removeInvites(INVITE), ["Poglej npr. na t.me/x. Konec."])).toBe(" Konec.");
});

test("a reply without an invitation is shown to the letter", () => {
  const reply =
    "Modrost se začne s poslušanjem.\n\n- prvič\n- drugič (3.5 metra)\n\nGlej [stran](/wisdom). Mir";
  expect(run(removeInvites(INVITE), [reply])).toBe(reply);
  expect(run(passThrough(), [reply])).toBe(reply);
});

const sentence = fc.constantFrom(
  "Luč sveti. ",
  "Res? ",
  "Pridi na t.me/+abc zdaj! ",
  "[Tu](https://telegram.me/x) smo.\n",
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
        const whole = run(removeInvites(INVITE), [reply]);
        expect(run(removeInvites(INVITE), cut(reply, places))).toBe(whole);
        expect(whole).not.toMatch(/t\.me|telegram\.me|tg:\/\//);
        expect(run(removeInvites(INVITE), [...reply])).toBe(whole);
      },
    ),
  );
});
