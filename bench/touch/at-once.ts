import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** The short versions of help and the page without a network never have the app. */
const APPLESS = /^plain\/|\boffline\.html$/;

/**
 * Lets each prerendered page of a copied build load the app with the page, as a site without late hydration does: its
 * script, what that imports, and the whole style. The inline scripts stay, so that the Content-Security-Policy names them.
 */
export function hydrateAtOnce(build: string): void {
  const client = join(build, "client");
  const pages = join(client, "_pages");
  for (const name of readdirSync(pages, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const file = join(pages, name);
    const late = readFileSync(file, "utf8");
    if (APPLESS.test(name)) continue;
    const html = loadApp(late, client);
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
}

function loadApp(html: string, client: string): string {
  const app = /import\("(\/assets\/index-[^"]+\.js)"\)/.exec(html)?.[1];
  const style = /"(\/assets\/index-[^"]+\.css)"/.exec(html)?.[1];
  if (!app || !style) throw new Error("A prerendered page names no app or no style.");
  const tags = [
    // By its id boot.js and the app know the style.
    `<link id="style" rel="stylesheet" href="${style}">`,
    ...listImports(app, client).map((part) => `<link rel="modulepreload" href="${part}">`),
    `<script type="module" src="${app}"></script>`,
  ];
  return html.replace("</head>", () => `${tags.join("\n")}\n</head>`);
}

/** The parts that a script imports at its start, and their parts. */
function listImports(script: string, client: string, known = new Set<string>()): string[] {
  for (const [, part] of readFileSync(join(client, script), "utf8").matchAll(
    /\b(?:from|import)"\.\/([^"]+)"/g,
  )) {
    const path = `/assets/${part}`;
    if (known.has(path)) continue;
    known.add(path);
    listImports(path, client, known);
  }
  return [...known];
}
