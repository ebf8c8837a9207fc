import { expect, test } from "vitest";
import type { Links } from "../../contract/content.ts";
import { shelveLinks } from "./link-shelf.ts";
import { compileMarkdown } from "./markdown.ts";

const LINKS: Links = {
  songs: [
    { title: "Ubi caritas", by: "Taizé", url: "https://www.youtube.com/watch?v=yK5XHSEgWqs", language: "la" },
    { title: "Spiegel", by: "Pärt", url: "https://www.youtube.com/watch?v=TJ6Mzvh3XCc", language: "zxx" },
  ],
};

function compile(markdown: string) {
  return compileMarkdown(markdown, {
    file: "content/sl/pages/x.md",
    line: 1,
    locale: "sl",
    links: shelveLinks(LINKS, "sl"),
  });
}

test("a list keeps title, text and reference of each item apart", () => {
  const { blocks, problems } = compile(
    ':::list{name="sins" title="Enajst"}\n- **napuh** Kaže se doma. *Prg 16,18*\n- Brez naslova.\n:::',
  );
  expect(problems).toEqual([]);
  expect(blocks).toEqual([
    {
      kind: "list",
      name: "sins",
      title: "Enajst",
      author: null,
      items: [
        { title: "napuh", text: "Kaže se doma.", source: "Prg 16,18" },
        { title: null, text: "Brez naslova.", source: null },
      ],
    },
  ]);
});

test("a poem keeps its stanzas and lines", () => {
  const { blocks } = compile(':::poem{title="T" author="A" source="S"}\nena\ndve\n\ntri\n:::');
  expect(blocks[0]).toMatchObject({ kind: "poem", stanzas: [["ena", "dve"], ["tri"]] });
});

test("links are told in the language of the page, also those without words", () => {
  const { blocks } = compile('::links{group="songs"}');
  const [block] = blocks;
  expect(block?.kind === "links" && block.links.map((link) => link.languageName)).toEqual([
    "latinščina",
    "brez besed",
  ]);
});

test("a video is found by the end of its address", () => {
  expect(compile('::video{id="yK5XHSEgWqs"}').blocks[0]).toMatchObject({
    kind: "video",
    id: "yK5XHSEgWqs",
    link: { title: "Ubi caritas" },
  });
});

test.each([
  ['::links{group="psalms"}', /no group "psalms".*songs/s],
  ['::video{id="unknown"}', /links\.yaml has no address/],
  [':::statistic{source="NIJZ"}\nŠtevilo.\n:::', /needs year="…"/],
  [':::list{name="virtues" title="x"}\n- a\n:::', /one of: statements, sins, verse/],
  ["::pull", /"::pull" is no block.*:::quote/s],
  ["Beseda :druga[tu] dalje.", /":druga" is read as a block/],
])("tells an editor what is wrong with %s", (markdown, message) => {
  expect(
    compile(markdown)
      .problems.map((problem) => problem.message)
      .join("\n"),
  ).toMatch(message);
});

test("a reference with a colon is ordinary text", () => {
  const { blocks, problems } = compile("Glej James 3:17 in Ps 34:18.");
  expect(problems).toEqual([]);
  expect(blocks[0]).toMatchObject({ kind: "prose", html: expect.stringContaining("3:17") });
});

test("help and lists of links are no answer to a question", () => {
  const { sections } = compile(
    '## Glasba\n\n:::notice\nPokliči.\n:::\n\n::links{group="songs"}\n\nBesedilo.',
  );
  expect(sections.map((section) => section.text)).toEqual(["Besedilo."]);
});
