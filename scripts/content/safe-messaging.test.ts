import { expect, test } from "vitest";
import { findUnsafeWords, type SafetyRule } from "./safe-messaging.ts";

const HARMFUL: Record<SafetyRule, string[]> = {
  "suicide-words": [
    "He committed suicide in May.",
    "Nobody knows how many commit such a suicide.",
    "It was her second failed attempt.",
    "After a successful suicide the family is alone.",
    "Fant je storil samomor.",
    "Bala se je, da bo naredila samomor.",
    "Samomor je naredil lani.",
    "O neuspelem samomoru ni govoril.",
    "Samomorilka ni pustila sporočila.",
  ],
  method: [
    "She hanged herself.",
    "He jumped from a high bridge.",
    "She threw herself in front of it.",
    "It was an overdose.",
    "He swallowed all the pills.",
    "His father died with a gun in his hand.",
    "The place of the suicide is a railway near the town.",
    "Našli so ga, ker se je obesil.",
    "Skočila je z mostu.",
    "Vrgel se je pod avto.",
    "Umrl je, ker je vzel strup.",
    "Samomor se je zgodil ob železnici.",
    "Rezala se je po rokah.",
    "Vzela je celo pest tablet.",
  ],
  "single-cause": [
    "He killed himself because of bad marks.",
    "Because of the bullying she took her own life.",
    "The reason for his suicide was debt.",
    "They drove her to suicide.",
    "Zaradi ljubezni se je ubil.",
    "Vzela si je življenje, ker so se ji smejali.",
    "Umrl je zaradi samomora, ker ni imel prijateljev.",
    "Vzrok njegovega samomora je bila šola.",
  ],
  "despair-as-sin": [
    "Despair is a grave sin.",
    "The sin of despair is the worst.",
    "Obup je največji greh.",
    "Greh obupa je hud.",
  ],
  "hell-as-threat": [
    "You will go to hell for this.",
    "You’ll burn in hell.",
    "Whoever does this goes straight to hell.",
    "Prišel boš v pekel.",
    "V pekel boš šla.",
    "Tak človek konča v peklu.",
    "Čaka te pekel.",
  ],
  "death-as-relief": [
    "She is in a better place.",
    "It would end the pain.",
    "He is finally at peace.",
    "They are reunited in heaven.",
    "Death is a kind of rest.",
    "When she died she found peace.",
    "Zdaj je na boljšem.",
    "Končal je svoje trpljenje.",
    "Počivaj v miru.",
    "Smrt je olajšanje.",
    "Tam mu je lepše.",
    "Spet sta skupaj v nebesih.",
  ],
  epidemic: [
    "An epidemic of suicides.",
    "The suicide epidemic.",
    "Epidemija samomorov.",
    "Val mladinskih samomorov.",
  ],
};

for (const [rule, sentences] of Object.entries(HARMFUL)) {
  for (const sentence of sentences) {
    test(`${rule}: “${sentence}” is found`, () => {
      expect(findUnsafeWords(sentence).map((finding) => finding.rule)).toContain(rule);
    });
  }
}

const HARMLESS = [
  "He died by suicide.",
  "Umrl je zaradi samomora.",
  "Ali razmišljaš o samomoru?",
  "Kaj storiti ob samomoru sošolca?",
  "Nine out of ten people who survive a suicide attempt do not die by suicide later.",
  "If someone died by suicide, you are not to blame.",
  "Žaluje zaradi nekoga, ki si je vzel življenje.",
  "She grieves because of a friend who died by suicide.",
  "Her train crossed the bridge in the rain.",
  "Vlak je peljal čez most in mimo strehe.",
  "Her coat was hanging by the door when her father died.",
  "Skočil je na vlak in sedel k oknu.",
  "Obesila je nogavice nad peč.",
  "Mama reže kruh, kruh se reže na tanko.",
  "Vzemi tablete, ki ti jih je predpisala zdravnica.",
  "Darkness is not a flaw of character, and it is not a sin.",
  "Despair is not a sin.",
  "Obup ni greh.",
  "Obupa v njem ni, ker ni greh.",
  "Dante is the best-known traveller through hell.",
  "Bojim se pekla.",
  "Pekla Bog nikomur ne želi.",
  "Na bolje se obrača počasi.",
  "Pogovor se konča, bolečina pa ne.",
  "She found peace in her garden.",
  "So heaven is not a way out.",
  "Smrt ni izhod.",
  "Death is never rest.",
];

for (const sentence of HARMLESS) {
  test(`nothing is found in “${sentence}”`, () => {
    expect(findUnsafeWords(sentence)).toEqual([]);
  });
}

test("the words are shown as they stand in the text", () => {
  const [finding] = findUnsafeWords("Najprej mir. Fant »Žan« je storil strašen samomor.");
  expect(finding?.words).toBe("storil strašen samomor");
});

test("words in two sentences are not taken together", () => {
  expect(findUnsafeWords("Her father died. The rope on the boat was wet.")).toEqual([]);
});
