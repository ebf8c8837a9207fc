import { expect, test } from "vitest";
import { tellsOfViolence } from "./violence-signs.ts";

test.each([
  "he didnt hit me this time he just stood in the door so i couldnt get out",
  "my dad hits my brother",
  "hes banging on it. what do i pray",
  "hes locked me in, he locked me in",
  "he has my phone at 8",
  "moz me davi kadar pije",
  "ata me tepe z pasom",
  "oce me je udaril in bojim se ga",
  "prsel je. tolce po vratih",
  "fotr me je nabutal",
  "my boyfriend put his hands round my throat",
])("hears of violence: %s", (message) => {
  expect(tellsOfViolence(message)).toBe(true);
});

test.each(["i hit my knee", "what does the bible say of beating the drum", "udarila sem se v koleno"])(
  "hears of none: %s",
  (message) => {
    expect(tellsOfViolence(message)).toBe(false);
  },
);
