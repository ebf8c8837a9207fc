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
])("%s is looked up as %s too", (word, form) => {
  expect(wordForms(word)).toContain(form);
});

test.each(["bog", "jaz", "112"])("the short word %s stands for itself alone", (word) => {
  expect(wordForms(word)).toEqual([word]);
});
