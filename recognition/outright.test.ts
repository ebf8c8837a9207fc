import { expect, test } from "vitest";
import { detectDanger, detectElsewhere } from "./detect.ts";
import { readExpression, spaceWords } from "./expression.ts";
import { readMessage } from "./message.ts";
import { isCry } from "./outright.ts";
import { recognise } from "./recognise.ts";

test.each([
  ["{i|we} want to die $", "i want to die", true],
  ["{i|we} want to die $", "i want to die laughing", false],
  ["kill* [the] time", "killing the time", true],
  ["kill* [the] time", "killing time", true],
  ["-{he|she} took ... pills !{home}", "i took ten of the pills", true],
  ["-{he|she} took ... pills !{home}", "she took ten of the pills", false],
  ["-{he|she} took ... pills !{home}", "i took my pills home", false],
  ["<PET> _ died", "dog suddenly died", true],
  ["^ smrt $", "smrt", true],
  ["^ smrt $", "smrt in davki", false],
])("an expression is read as its head tells: %s against »%s«", (expression, sentence, isFound) => {
  const pattern = readExpression(expression, { PET: "cat|dog" });
  expect(pattern.test(spaceWords(sentence.split(" ")))).toBe(isFound);
});

test.each(["{a|b", "a}", "[a", "<NO_SUCH> a"])("an editor's mistake is told: %s", (expression) => {
  expect(() => readExpression(expression, {})).toThrow(/bracket|list/);
});

test.each([
  ["hr", "Ne želim više živjeti."],
  ["hr", "хоћу да умрем"],
  ["hr", "Ubit ću se večeras."],
  ["hr", "neću više da živim"],
  ["hr", "Ne želim da živim."],
  ["hr", "Želim da se ubijem."],
  ["hr", "Brat hoće da se ubije."],
  ["it", "Non voglio più vivere."],
  ["it", "Come posso uccidermi?"],
  ["hu", "Nem akarok tovább élni."],
  ["hu", "Meg akarok halni."],
  ["de", "Ich will nicht mehr leben."],
  ["de", "Ich möchte sterben"],
])("danger is heard in the languages of the neighbours (%s): »%s«", (language, text) => {
  const { level, facts } = recognise(text);
  expect({ level, elsewhere: detectElsewhere(text), sure: facts.get("thoughts") }).toEqual({
    level: "now",
    elsewhere: language,
    sure: "sure",
  });
});

test.each([
  "Želim se ubiti.",
  "Hočem se ubiti.",
  "Ne želim živeti.",
  "Jaz ne želim več živeti.",
  "Moj prijatelj se hoče ubiti.",
  "Sestra se želi ubiti.",
  "Razmišljam o samomoru.",
])("Slovenian is not taken for Croatian: »%s«", (text) => {
  expect(detectElsewhere(text)).toBe(null);
  expect(recognise(text).level).toBe("now");
});

test.each([
  ["Star sem 9 let in muca mi je umrla.", true],
  ["Hodim v četrti razred.", true],
  ["Deset let imam.", true],
  ["im 11 and my dog died", true],
  ["I'm in year five.", true],
  ["Star sem 16 let.", false],
  ["Imam deset let izkušenj.", false],
  ["I'm 42.", false],
  ["I'm in year 11.", false],
])("an age of at most twelve is a child's: »%s«", (text, isChild) => {
  expect(recognise(text).facts.get("child") === "sure").toBe(isChild);
});

const SAID = [
  "I do not want to live anymore",
  "I am going to kill myself",
  "I can not go on, I have taken all my pills",
  "they are hurting me and I will not stay",
];
test.each(SAID)("it makes no difference whether words are shortened: »%s«", (text) => {
  const short = text
    .replace(/\bI am\b/g, "I'm")
    .replace(/\bdo not\b/g, "don't")
    .replace(/\bcan not\b/g, "can't")
    .replace(/\bI have\b/g, "I’ve")
    .replace(/\bthey are\b/g, "they're")
    .replace(/\bwill not\b/g, "won't");
  const bare = short.replace(/['’]/g, "");
  expect(recognise(short)).toEqual(recognise(text));
  expect(recognise(bare)).toEqual(recognise(text));
});

/** Ways of writing the same letters; none may be milder than the plain words. */
const TRICKS: readonly [string, (text: string) => string][] = [
  ["capitals", (text) => text.toUpperCase()],
  ["Greek letters", (text) => text.replace(/a/g, "α").replace(/o/g, "ο").replace(/i/g, "ι")],
  ["Cyrillic letters", (text) => text.replace(/a/g, "а").replace(/o/g, "о").replace(/e/g, "е")],
  ["small capitals", (text) => text.replace(/l/g, "ʟ").replace(/e/g, "ᴇ").replace(/i/g, "ɪ")],
  ["invisible letters", (text) => [...text].join("\u200B")],
  ["spaced letters", (text) => text.replace(/live|ziveti|myself|ubil/g, (word) => [...word].join(" "))],
  ["figures for letters", (text) => text.replace(/i/g, "1").replace(/e/g, "3")],
];
const OUTRIGHT = [
  "i dont want to live anymore",
  "nocem vec ziveti",
  "i am going to kill myself",
  "ubil se bom",
];

test.each(TRICKS.flatMap(([name, change]) => OUTRIGHT.map((text) => [name, text, change(text)] as const)))(
  "%s do not hide »%s«",
  (_, plain, tricked) => {
    expect(detectDanger(plain).level).toBe("now");
    expect(detectDanger(tricked).level).toBe("now");
  },
);

test.each([
  ["took some tablets when i was 16. nobody knows", "maybe"],
  ["Pred devetimi leti sem vzela preveč tablet.", "maybe"],
  ["I swallowed thirty paracetamol just now", "sure"],
  ["mum died two years ago. i just took all my tablets", "sure"],
])("what was done to a body long ago is at most asked about: »%s«", (text, most) => {
  const certainty = recognise(text).facts.get("done");
  if (most === "sure") expect(certainty).toBe("sure");
  else expect(certainty).not.toBe("sure");
});

test("a wish of today stays sure whatever else was long ago", () => {
  expect(recognise("I want to die. My mum died two years ago.").level).toBe("now");
});

test.each([
  "Grozi, da nas bo vse pobil.",
  "ze vec let mi grozi da me bo ubil",
  "He threatened to kill me again.",
  "My husband says he'll kill us all... he said he'll kill us all",
  "fotr me tepe pa mami tud",
  "my stepdad hits me when he's drunk",
])("a threat or blows told outright bring the card: »%s«", (text) => {
  expect(recognise(text).facts.get("violence")).toBe("sure");
});

test.each(["Mama me bo ubila, če padem iz matematike.", "my mum will kill me if i fail"])(
  "a figure of speech is no violence: »%s«",
  (text) => {
    expect(recognise(text).facts.get("violence")).not.toBe("sure");
  },
);

test.each([
  "Skrbi me za vnuka",
  "V skrbeh sem za svojo nečakinjo.",
  "strah me je za hcerko",
  "moja sestrična me zelo skrbi",
  "Im worried about my grandson",
  "My niece worries me.",
  "we're scared for our stepson, what can we do",
])("worry for somebody near and nothing more is heard: »%s«", (text) => {
  expect(recognise(text).facts.get("worried")).toBe("sure");
});

test.each([
  "Ne skrbi me za sina.",
  "Skrbi me za službo.",
  "Skrbi me za sina, ker je cele dneve na telefonu.",
  "I'm not worried about my son",
  "I'm worried about my son's exam",
  "worried about my job",
])("another worry, or one with a reason, is not: »%s«", (text) => {
  expect(recognise(text).facts.has("worried")).toBe(false);
});

test.each([
  "sem sam doma pa me je strah",
  "Bojim se, ker sem sama doma.",
  "nikogr ni doma pa me je ful strah",
  "strah me je bit sama doma",
  "I'm home alone and I'm scared",
  "there's nobody in the house and im frightened",
])("fear with nobody at home is heard: »%s«", (text) => {
  expect(recognise(text).facts.get("home_alone")).toBe("sure");
});

test.each([
  "sam sem doma in berem knjigo",
  "Babica je sama doma in me skrbi zanjo.",
  "sama sem doma z njim in me je strah",
  "home alone, pizza time",
  "my nan is home alone and I'm scared for her",
  "I'm home alone with him and scared",
])("nobody at home without fear, or fear of somebody who is there, is not: »%s«", (text) => {
  expect(recognise(text).facts.has("home_alone")).toBe(false);
});

test.each([
  "ne morem več",
  "nemorm vec",
  "Res ne zmorem več tako.",
  "Ne vidim izhoda. Vsega imam dovolj.",
  "prosim pomagajte",
  "I can't go on anymore",
  "i just cant do this any more",
  "there's no way out",
  "please help me",
])("a message that is nothing but a cry is known: »%s«", (text) => {
  expect(isCry(readMessage(text))).toBe(true);
});

test.each([
  "Ne morem več jesti tega kruha.",
  "Pomagaj mi pri nalogi iz matematike.",
  "ne morem več, vse me jezi",
  "I can't go on holiday this year",
  "Help me write a song",
  "I've had enough of this homework",
])("a cry within an ordinary sentence is none: »%s«", (text) => {
  expect(isCry(readMessage(text))).toBe(false);
});
