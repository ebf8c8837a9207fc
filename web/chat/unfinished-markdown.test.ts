// @vitest-environment jsdom
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessageMarkdown } from "./message-markdown.tsx";
import { closeMarkdown, stripMarkdown } from "./unfinished-markdown.ts";

/** What the visitor reads: the words without the marks. */
function read(markdown: string): string {
  const html = renderToStaticMarkup(createElement(MessageMarkdown, { text: markdown, numbers: [] }));
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const word = fc.constantFrom(
  "luč",
  "v temi",
  "(tudi) ti",
  "»ne vem«",
  "snake_case",
  "5 * 3",
  "116 123",
  "Q&A",
  "a < b",
);
const inline = fc.oneof(
  word,
  word.map((text) => `**${text}**`),
  word.map((text) => `*${text}*`),
  word.map((text) => `_${text}_`),
  word.map((text) => `***${text}***`),
  fc.tuple(word, word).map(([one, two]) => `**${one} *${two}* ${one}**`),
  fc.tuple(word, word).map(([one, two]) => `**${one} [${two}](/help) ${one}**`),
  word.map((text) => `[${text}](/wisdom/what-is)`),
  word.map((text) => `[**${text}**](/help?a_(b)_c)`),
  word.map((text) => `\`${text} **x**\``),
  fc.constant("\\*ne\\*"),
  fc.constant("[1]"),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" "));
const block = fc.oneof(
  line,
  fc.tuple(line, line).map((lines) => lines.join("\n")),
  line.map((text) => `## ${text}`),
  fc.tuple(line, line).map((lines) => lines.map((text) => `> ${text}`).join("\n")),
  fc.tuple(line, line).map((lines) => lines.map((text) => `- ${text}`).join("\n")),
  fc.tuple(line, line).map((lines) => lines.map((text, index) => `${index + 1}. ${text}`).join("\n")),
  line.map((text) => `\`\`\`\n${text}\n\`\`\``),
  fc.constant("---"),
);
const reply = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => blocks.join("\n\n"));

test("wherever a reply is cut, what is seen is a beginning of what will be seen", () => {
  fc.assert(
    fc.property(reply, fc.double({ min: 0, max: 1, noNaN: true }), (text, part) => {
      const cut = text.slice(0, Math.ceil(part * text.length));
      const seen = read(closeMarkdown(cut)).replaceAll(" ", "");
      expect(read(text).replaceAll(" ", "").slice(0, seen.length), JSON.stringify(cut)).toBe(seen);
    }),
    { numRuns: 400 },
  );
}, 60_000);

test("little is held back: a bold phrase is bold from its first letter, a link comes when it is whole", () => {
  expect(closeMarkdown("Upanje **sve")).toBe("Upanje **sve**");
  expect(closeMarkdown("Upanje **")).toBe("Upanje");
  expect(closeMarkdown("Upanje **sveti *tud")).toBe("Upanje **sveti *tud***");
  expect(closeMarkdown("Beri [Tema in upanje](/wis")).toBe("Beri");
  expect(closeMarkdown("Beri [Tema](/help) in")).toBe("Beri [Tema](/help) in");
  expect(closeMarkdown("Prvo.\n\n-")).toBe("Prvo.");
  expect(closeMarkdown("Prvo\n--")).toBe("Prvo");
});

test("a bracket that is never closed does not hold the reply back for ever", () => {
  const text = `Pravi [namreč ${"zelo ".repeat(100)}`;
  expect(closeMarkdown(text).length).toBeGreaterThan(400);
});

test("without anything to draw Markdown with, the words are left", () => {
  expect(stripMarkdown("## Luč\n\n> **Beri** [to](/help), snake_case in *tisto* 5 * 3.")).toBe(
    "Luč\n\nBeri to, snake_case in tisto 5 * 3.",
  );
});
