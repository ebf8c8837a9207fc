import type { Block, ExternalLink } from "../../contract/content.ts";
import type { Flow } from "./flow.ts";
import type { Link, Span } from "./lines.ts";
import { readProse, type ProseLook } from "./prose.ts";
import { SEPARATOR, STYLES, type ParagraphStyle, type TextStyle } from "./style.ts";

/** Above a paragraph, and around what stands between paragraphs. */
const PARAGRAPH_SPACE = 8;
const BLOCK_SPACE = 20;
const SECTION_SPACE = 30;
/** How far a number stands before the text of its item. */
const NUMBER_WIDTH = 22;
const INSET = 18;

/** Adds the blocks of a page. Pictures are left out: the document is for reading and printing. */
export function addBlocks(flow: Flow, blocks: Block[], resolveUrl: ProseLook["resolveUrl"]): void {
  for (const block of blocks) addBlock(flow, block, resolveUrl);
}

function addBlock(flow: Flow, block: Block, resolveUrl: ProseLook["resolveUrl"]): void {
  switch (block.kind) {
    case "prose":
      addProse(flow, block.html, { style: STYLES.body, resolveUrl });
      break;
    case "notice":
      addNotice(flow, block.html, resolveUrl);
      break;
    case "source":
      addProse(flow, block.html, { style: STYLES.small, resolveUrl });
      break;
    case "pull":
      flow.space(BLOCK_SPACE);
      flow.together(() => addText(flow, block.text, STYLES.pull));
      flow.space(BLOCK_SPACE);
      break;
    case "quote":
      addAside(flow, "BlockQuote", false, () => {
        for (const line of block.text.split("\n")) addText(flow, line, STYLES.quote);
        addAttribution(flow, block);
      });
      break;
    case "statistic":
      addAside(flow, "Div", true, () => {
        addText(flow, block.text, STYLES.statistic);
        flow.space(4);
        addText(flow, `${block.source}, ${block.year}`, STYLES.small);
      });
      break;
    case "story":
      flow.space(SECTION_SPACE);
      flow.within("Sect", () =>
        flow.inset(INSET, true, () => {
          flow.heading(3, block.title, STYLES.subheading);
          addProse(flow, block.html, { style: STYLES.body, resolveUrl });
        }),
      );
      flow.space(SECTION_SPACE);
      break;
    case "cards":
      flow.space(SECTION_SPACE);
      flow.heading(3, block.title, STYLES.subheading);
      addItems(flow, false, block.items, (item) => {
        flow.paragraph([...strong(`${item.title} `), plain(item.text)], STYLES.body);
      });
      break;
    case "poem":
      addPoem(flow, block);
      break;
    case "list":
      flow.space(SECTION_SPACE);
      flow.heading(3, block.title, STYLES.subheading);
      if (block.author) addText(flow, block.author, STYLES.small);
      addItems(flow, block.name === "sins", block.items, ({ title, text, source }) => {
        flow.paragraph([...(title ? strong(`${title} `) : []), plain(text)], STYLES.body);
        if (source) addText(flow, source, STYLES.small);
      });
      break;
    case "video":
      addLinks(flow, [block.link]);
      break;
    case "links":
      addLinks(flow, block.links);
      break;
    case "breath":
      flow.space(PARAGRAPH_SPACE);
      addText(flow, block.still, STYLES.body);
      break;
    case "picture":
    case "document":
      break;
    default:
      block satisfies never;
  }
}

/** Where to get help, before everything else. */
export function addNotice(flow: Flow, html: string, resolveUrl: ProseLook["resolveUrl"]): void {
  flow.space(BLOCK_SPACE);
  flow.together(() =>
    flow.inset(INSET, true, () =>
      addProse(flow, html, { style: { ...STYLES.body, font: "semibold" }, resolveUrl }),
    ),
  );
  flow.space(BLOCK_SPACE);
}

function addProse(flow: Flow, html: string, look: ProseLook & { style: ParagraphStyle }): void {
  for (const part of readProse(html, look)) {
    switch (part.kind) {
      case "heading":
        if (part.level === 2) flow.startSection();
        flow.space(SECTION_SPACE);
        flow.heading(part.level, part.text, part.level === 2 ? STYLES.heading : STYLES.subheading);
        break;
      case "paragraph":
        flow.space(PARAGRAPH_SPACE);
        flow.paragraph(part.spans, look.style);
        break;
      case "items":
        addItems(flow, part.ordered, part.items, (spans) => flow.paragraph(spans, look.style));
        break;
    }
  }
}

/** A list; the number or sign of an item hangs at the left of it. */
function addItems<Item>(flow: Flow, numbered: boolean, items: Item[], addItem: (item: Item) => void): void {
  flow.space(PARAGRAPH_SPACE);
  flow.within(
    "L",
    () => {
      for (const [index, item] of items.entries()) {
        flow.space(PARAGRAPH_SPACE);
        flow.within("LI", () => {
          flow.label(plain(numbered ? `${index + 1}.` : "–"), "Lbl");
          flow.within("LBody", () => flow.inset(NUMBER_WIDTH, false, () => addItem(item)));
        });
      }
    },
    { numbered },
  );
  flow.space(BLOCK_SPACE);
}

/** What is set apart from the text and stays on one page. */
function addAside(flow: Flow, type: "BlockQuote" | "Div", bar: boolean, fill: () => void): void {
  flow.keepLast();
  flow.space(BLOCK_SPACE);
  flow.together(() => flow.within(type, () => flow.inset(INSET, bar, fill)));
  flow.space(BLOCK_SPACE);
}

function addPoem(flow: Flow, poem: Extract<Block, { kind: "poem" }>): void {
  flow.space(SECTION_SPACE);
  flow.heading(3, poem.title, STYLES.subheading);
  flow.within("BlockQuote", () =>
    flow.inset(INSET, true, () => {
      for (const stanza of poem.stanzas) {
        flow.space(PARAGRAPH_SPACE);
        flow.together(() => addText(flow, stanza.join("\n"), STYLES.quote));
      }
      addAttribution(flow, poem);
    }),
  );
  flow.space(SECTION_SPACE);
}

function addAttribution(flow: Flow, { author, source }: { author: string; source: string }): void {
  flow.space(4);
  flow.paragraph(
    [
      { text: author, style: { ...STYLES.small, font: "semibold" } },
      { text: `, ${source}`, style: STYLES.small },
    ],
    STYLES.small,
  );
}

/** Titles with the address written out, for paper. */
function addLinks(flow: Flow, links: ExternalLink[]): void {
  flow.keepLast();
  flow.space(PARAGRAPH_SPACE + 4);
  flow.within("L", () => {
    for (const link of links) {
      flow.space(PARAGRAPH_SPACE + 2);
      flow.together(() =>
        flow.within("LI", () =>
          flow.within("LBody", () => flow.inset(INSET, false, () => addLink(flow, link))),
        ),
      );
    }
  });
  flow.space(BLOCK_SPACE);
}

function addLink(flow: Flow, { title, url, by, languageName, length, about, language }: ExternalLink): void {
  const link: Link = { url, label: title };
  const lang = language === "zxx" ? undefined : language;
  flow.paragraph(
    [{ text: title, style: { ...STYLES.body, font: "semibold" }, link, quiet: true }],
    STYLES.body,
    lang,
  );
  if (about) addText(flow, about, STYLES.body);
  flow.paragraph(
    [
      { text: `${[by, languageName, length].filter(Boolean).join(SEPARATOR)}\n`, style: STYLES.small },
      { text: showUrl(url), style: STYLES.small, link },
    ],
    STYLES.small,
  );
}

/** An address as one types it. */
export function showUrl(url: string): string {
  return url.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
}

function addText(flow: Flow, text: string, style: ParagraphStyle): void {
  flow.paragraph([{ text, style }], style);
}

function plain(text: string, style: TextStyle = STYLES.body): Span {
  return { text, style };
}

function strong(text: string): Span[] {
  return [{ text, style: { ...STYLES.body, font: "semibold" } }];
}
