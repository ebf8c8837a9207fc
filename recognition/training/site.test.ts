import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { detectSignals } from "../detect.ts";

const CONTENT = new URL("../../content/", import.meta.url);

/** Where one of these is raised: add the text to corpus/LANGUAGE/train/harmless.tsv with the tag "site", `npm run safety`. */
test.each(["sl", "en"])("nothing that the site itself offers in %s raises the card", (language) => {
  const texts = [...readQuestions(language), ...readHeadings(language), ...readThoughts(language)];
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter((text) => detectSignals(text).length > 0)).toEqual([]);
});

function readQuestions(language: string): string[] {
  return findStrings(parse(read(`${language}/faq.yaml`)), "question");
}

function readThoughts(language: string): string[] {
  return findStrings(parse(read(`${language}/wisdoms.yaml`)), "text");
}

function readHeadings(language: string): string[] {
  return readdirSync(new URL(`${language}/pages/`, CONTENT)).flatMap((file) =>
    [...read(`${language}/pages/${file}`).matchAll(/^(?:#+|title:) +(.+)$/gm)].map(([, text = ""]) => text),
  );
}

function findStrings(value: unknown, key: string): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === "string" ? [inner.trim()] : findStrings(inner, key),
  );
}

function read(file: string): string {
  return readFileSync(new URL(file, CONTENT), "utf8");
}
