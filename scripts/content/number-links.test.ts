import { expect, test } from "vitest";
import { compileMarkdown, compileProse } from "./markdown.ts";

const NUMBERS = [
  { number: "112", tel: "tel:112" },
  { number: "116 123", tel: "tel:116123" },
  { number: "988", tel: "tel:988", sms: true as const },
];
const SOURCE = { file: "content/sl/faq.yaml", line: 1, locale: "sl" as const, numbers: NUMBERS };
const html = (text: string) => compileProse(text, SOURCE).html;
const CALL = '<a href="tel:116123">116\u00a0123</a>';

test("every number of a helpline in running text is a link on one line", () => {
  expect(html("Pokliči 116 123, v nevarnosti 112.")).toBe(
    `<p>Pokliči ${CALL}, v\u00a0nevarnosti <a href="tel:112">112</a>.</p>`,
  );
  expect(html("- Pokliči 116 123\n- Povej komu")).toContain(`<li>Pokliči ${CALL}</li>`);
  expect(html("You can text 988.")).toContain('<a href="sms:988">988</a>');
});

test("the words around emphasis tell whether a short number is meant to be called", () => {
  expect(html("Pokliči **116 123**, *v nevarnosti* pa 112.")).toBe(
    `<p>Pokliči <strong>${CALL}</strong>, <em>v\u00a0nevarnosti</em> pa <a href="tel:112">112</a>.</p>`,
  );
  expect(html("- **112** v EU")).toContain('<strong><a href="tel:112">112</a></strong>');
});

test("no link stands in a link, in a heading or in code", () => {
  const link = "[Pokliči 116 123](tel:116123)";
  expect(html(link).match(/<a /g)).toHaveLength(1);
  expect(html(`${link} ali 112`)).toContain('<a href="tel:112">112</a>');
  expect(html("## Pokliči 116 123")).not.toContain("<a");
  expect(html("Pokliči `116 123`")).not.toContain("<a");
});

test("a psalm, a page and a number of another kind stay text", () => {
  for (const text of ["Psalm 112", "Telefon leži na strani 112.", "Ps 116, 12", "Pokliči 116 124."])
    expect(html(text)).not.toContain("<a");
});

test("what search finds and what a page is about stay words", () => {
  const page = compileMarkdown("## Pomoč\n\nPokliči 116 123.", SOURCE);
  expect(page.sections[0]?.text).toBe("Pokliči 116\u00a0123.");
  expect(page.links).toEqual([]);
});

test("a figure that names a number lets it be called, and stays text for paper", () => {
  const { blocks } = compileMarkdown(
    ':::statistic{source="ZPMS" year="2020"}\nNa številki 116 123 se oglaša človek.\n:::',
    SOURCE,
  );
  expect(blocks).toEqual([
    expect.objectContaining({
      text: "Na številki 116\u00a0123 se oglaša človek.",
      html: `<p>Na številki ${CALL} se oglaša človek.</p>`,
    }),
  ]);
});
