/** What the tests look at in an uncompressed file of pdfkit. */
export interface PdfContents {
  source: string;
  catalog: string;
  bookmarks: string[];
  pages: { text: string; links: string[] }[];
}

/** Reads texts, links and bookmarks; knows only what pdfkit writes, and only without compression. */
export function readPdf(file: Buffer): PdfContents {
  const source = file.toString("latin1");
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm))
    objects.set(id, body);

  const follow = (body: string, key: string): string =>
    objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(body)?.[1] ?? "") ?? "";
  const bodies = [...objects.values()];
  const catalog = bodies.find((body) => body.includes("/Type /Catalog")) ?? "";
  const pages = bodies.filter((body) => /\/Type \/Page\n/.test(body));
  return {
    source,
    catalog,
    bookmarks: bodies.filter((body) => body.includes("/Dest [")).map((body) => readString(body, "Title")),
    pages: pages.map((page) => ({
      text: readText(page, follow),
      links: [...(/\/Annots \[([^\]]*)\]/.exec(page)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [])].map(([, id = ""]) =>
        readString(follow(objects.get(id) ?? "", "A"), "URI"),
      ),
    })),
  };
}

function readText(page: string, follow: (body: string, key: string) => string): string {
  const fonts = new Map<string, Map<string, string>>();
  const resources = follow(page, "Resources");
  for (const [, name = ""] of resources.matchAll(/\/(F\d+) \d+ 0 R/g))
    fonts.set(name, readLetters(follow(follow(resources, name), "ToUnicode")));

  let letters = new Map<string, string>();
  let text = "";
  for (const [line, font, strings] of follow(page, "Contents").matchAll(/^\/(F\d+) .*Tf$|^\[(.*)\] TJ$/gm)) {
    if (font) letters = fonts.get(font) ?? letters;
    for (const [glyph] of strings?.replace(/> [-\d.]+ ?/g, ">").matchAll(/[0-9a-f]{4}/g) ?? [])
      text += letters.get(glyph) ?? `[${line}]`;
  }
  return text;
}

/** The letters that a font's glyphs stand for. */
function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = "", list = ""] of map.matchAll(/<(\w+)> <\w+> \[(.*)\]/g)) {
    for (const [index, [, codes = ""]] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0");
      const points = codes.split(" ").map((code) => Number.parseInt(code, 16));
      letters.set(glyph, String.fromCharCode(...points));
    }
  }
  return letters;
}

/** A string of pdfkit: plain, or UTF-16 with a mark before it. */
function readString(body: string, key: string): string {
  const raw = new RegExp(`/${key} \\(((?:\\\\.|[^\\\\)])*)\\)`, "s").exec(body)?.[1] ?? "";
  const bytes = raw.replace(/\\([nrtbf()\\])/g, (_, sign: string) => ESCAPES[sign] ?? sign);
  if (!bytes.startsWith("\u00fe\u00ff")) return bytes;
  return Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le");
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
