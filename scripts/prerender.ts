import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { minifySync } from "rolldown/utils";
import type { Manifest, Plugin } from "vite";
import { LOCALES, type Locale } from "../contract/locale.ts";
import { PAGES, type PageId } from "../contract/pages.ts";
import { THOUGHT_COUNT } from "../contract/thoughts.ts";
import { pickRules, splitPrint } from "./page-style.ts";
import { writeSiteFiles } from "./site-files.ts";
import { writeDocuments } from "./document.ts";
import { writeSocialPictures } from "./social-pictures.ts";

/** Written beside the client build; `worker/pages/serve.ts` hands the pages out. */
const PAGES_FOLDER = "_pages";

/** What the bundle of web/prerender.tsx exports. */
interface Renderer {
  renderPage(id: PageId, locale: Locale, thought: number | null): Promise<{ head: string; body: string }>;
}

/**
 * Builds the app once more for Node and writes one HTML file per page and language, with the
 * rules it uses inline and the script waiting until the page is painted (web/boot.js).
 */
export function prerender(): Plugin {
  return {
    name: "prerender",
    apply: "build",
    config: () => ({
      environments: {
        prerender: {
          consumer: "server",
          resolve: { noExternal: true },
          build: {
            outDir: "dist/prerender",
            copyPublicDir: false,
            rolldownOptions: { input: "web/prerender.tsx" },
          },
        },
      },
    }),
    buildApp: {
      order: "post",
      async handler(builder) {
        const environment = builder.environments["prerender"];
        if (!environment) throw new Error("The build has no environment to prerender in.");
        await builder.build(environment);
        const root = builder.config.root;
        const renderer = (await import(
          pathToFileURL(join(root, "dist/prerender/prerender.js")).href
        )) as Renderer;
        const count = await writePages(join(root, "dist/client"), join(root, "web"), renderer);
        rmSync(join(root, "dist/prerender"), { recursive: true });
        writeSiteFiles(root);
        const documents = await writeDocuments(root, join(root, "dist/client"));
        builder.config.logger.info(`✓ ${count} pages and ${documents} documents prerendered`);
        const social = await writeSocialPictures(root, join(root, "dist/client"));
        builder.config.logger.info(`✓ ${social.count} social pictures, ${social.drawn} of them drawn anew`);
      },
    },
  };
}

async function writePages(client: string, web: string, renderer: Renderer): Promise<number> {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  const app = manifest["web/index.html"];
  const early = manifest["web/early.ts"];
  const stylesheet = app?.css?.[0];
  if (!app || !early || !stylesheet)
    throw new Error("The build made no app, no early script or no stylesheet.");

  const inlined = new Set(app.css);

  const style = readFileSync(join(client, stylesheet), "utf8").trim();
  // What is for paper comes after the first paint (web/early.ts).
  const { screen, print } = splitPrint(style);
  write(join(client, "print.css"), print);
  const fontFaces = readFileSync(join(web, "fonts.css"), "utf8");
  write(join(client, "fonts/fonts.css"), fontFaces);
  const fonts = JSON.stringify(readFontFaces(fontFaces));
  const boot = minifySync(
    "boot.js",
    readFileSync(join(web, "boot.js"), "utf8")
      .replace("= FONTS", `= ${fonts}`)
      .replace("href: STYLE", `href: "/${stylesheet}"`)
      .replace("import(APP)", `import("/${app.file}")`)
      .replace("import(EARLY)", `import("/${early.file}")`),
  )
    // The quotation marks of the markup around it compress better.
    .code.replace(/`([^`]*)`/g, (quoted, text: string) => (/[$"\\]/.test(text) ? quoted : `"${text}"`))
    .trim();

  // Its results stand in no prerendered page.
  const searchScript = readFileSync(join(web, "../worker/search/page.ts"), "utf8");

  const thoughts = Array.from({ length: THOUGHT_COUNT }, (_, index) => index + 1);
  const variants = PAGES.flatMap(({ id }) => [
    { id, thought: null },
    ...(id === "throw-cube" ? thoughts.map((thought) => ({ id, thought })) : []),
  ]);
  const styleHashes: Record<string, string> = {};
  let count = 0;
  for (const locale of LOCALES) {
    for (const { id, thought } of variants) {
      const { head, body } = await renderer.renderPage(id, locale, thought);
      // A stylesheet of its own in a file would hold back the first paint.
      const screenStyles = stylesOf(manifest, `web/routes/${id}.tsx`)
        .filter((file) => !inlined.has(file))
        .map((file) => readFileSync(join(client, file), "utf8").trim());
      const picked = await pickRules(
        screen,
        `<html lang="${locale}"><body><div id="root">${body}</div></body></html>`,
        id === "search" ? [searchScript] : [],
        screenStyles,
      );
      const rules = [...screenStyles, picked].join("\n");
      const html = [
        `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
        head,
        '<meta name="theme-color" content="#070c19"><meta name="color-scheme" content="dark">',
        `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
        `<style>${rules}</style>`,
        '<noscript><link rel="stylesheet" href="/fonts/fonts.css"><link rel="stylesheet" media="print" href="/print.css"></noscript>',
        `<script>${boot}</script></head>`,
        `<body><div id="root">${body}</div></body></html>`,
      ].join("\n");
      const name = thought ? `${id}-${thought}` : id;
      write(join(client, PAGES_FOLDER, locale, `${name}.html`), html);
      write(join(client, PAGES_FOLDER, locale, `${name}.html.br`), brotliCompressSync(html));
      styleHashes[`${locale}/${name}`] = hash(rules);
      count++;
    }
  }
  write(
    join(client, PAGES_FOLDER, "inline-hashes.json"),
    JSON.stringify({ script: hash(boot), styles: styleHashes }),
  );
  for (const folder of ["web", ".vite"]) rmSync(join(client, folder), { recursive: true });
  return count;
}

/** The styles that a screen brings along, as the chat's. */
function stylesOf(manifest: Manifest, entry: string, seen = new Set<string>()): string[] {
  const part = manifest[entry];
  if (!part || seen.has(entry)) return [];
  seen.add(entry);
  return [...(part.css ?? []), ...(part.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen))];
}

/** The @font-face rules in short, as web/boot.js reads them. */
function readFontFaces(css: string): [family: string, file: string, style: string, weight: string][] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]) => {
    const value = (name: string) => new RegExp(`${name}: ([^;]*);`).exec(body)?.[1]?.trim() ?? "";
    const file = /\/fonts\/newsreader-(.+)\.woff2/.exec(value("src"))?.[1];
    if (!file || value("font-display") !== "swap")
      throw new Error("web/fonts.css names a font that boot.js cannot load.");
    return [value("font-family").replaceAll('"', ""), file, value("font-style"), value("font-weight")];
  });
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** As the Content-Security-Policy names inline text. */
function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
