import { expect, test } from "vitest";
import { wordForms } from "./word-forms.ts";

test.each([
  ["upanje", "upanja"],
  ["upanja", "upanje"],
  ["modrost", "modrostjo"],
  ["modrostjo", "modrosti"],
  ["ljubezen", "ljubezni"],
  ["ziveti", "zivim"],
  ["zivim", "zivel"],
  ["pomagati", "pomagal"],
  ["vera", "veri"],
  ["samomor", "samomora"],
  ["hopes", "hope"],
  ["pray", "praying"],
  ["stories", "story"],
  ["ljubezni", "ljubezen"],
  ["otroci", "otrok"],
  ["otrok", "otroci"],
  ["oceta", "oce"],
  ["oce", "oceta"],
  ["psa", "pes"],
  ["pes", "psov"],
  ["materi", "mati"],
  ["ljudi", "clovek"],
  ["sestra", "sester"],
  ["sester", "sestra"],
  ["konca", "konec"],
  ["misli", "misel"],
  ["bolezni", "bolezen"],
  ["pesmi", "pesem"],
  ["oken", "okno"],
])("%s is looked up as %s too", (word, form) => {
  expect(wordForms(word)).toContain(form);
});

test.each(["bog", "jaz", "112"])("the short word %s stands for itself alone", (word) => {
  expect(wordForms(word)).toEqual([word]);
});

test.each([
  ["pes", "pesem"],
  ["mir", "mirna"],
  ["vera", "veter"],
])("%s is not looked up as %s", (word, other) => {
  expect(wordForms(word)).not.toContain(other);
});
