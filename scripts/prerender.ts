import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";
import { minifySync } from "rolldown/utils";
import type { Manifest, Plugin } from "vite";
import { HELP_COUNTRIES, type HelpCountry } from "../contract/countries.ts";
import { LOCALES, type Locale } from "../contract/locale.ts";
import type { Site } from "../contract/content.ts";
import { LEAVE_PAGES, PAGES, type PageId } from "../contract/pages.ts";
import { PLAIN_HELP, type PlainHelpId } from "../contract/plain-help.ts";
import { THOUGHT_COUNT } from "../contract/thoughts.ts";
import { pickDay, pickRules, splitPrint } from "./page-style.ts";
import { listFiles, stylesOf } from "./manifest-files.ts";
import { writeParts, type RenderedChat } from "./parts.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { writeSiteFiles } from "./site-files.ts";
import { writeDocuments } from "./document.ts";
import { writeSocialPictures } from "./social-pictures.ts";

/** Written beside the client build; `worker/pages/serve.ts` hands the pages out. */
const PAGES_FOLDER = "_pages";

/** How the window around a page looks, until boot-look.ts tells. The icon stands in the page: its request would come before the first paint. */
const writeTheme = (icon: string) =>
  `<meta name="theme-color" content="#070c19">\n<link rel="icon" href="data:image/svg+xml,${icon.replace(/[#<>]/g, encodeURIComponent).replaceAll('"', "'").trim()}">`;

/** Without scripts the system alone says how a page looks. */
const DAY_LINK = '<link rel="stylesheet" media="(prefers-color-scheme:light)" href="/day.css">';

/** A page that is there more than once: with a thought that lies open or is that of the day, or with a country first. */
interface Variant {
  thought: number | null;
  country: HelpCountry | null;
}

/** What the bundle of web/prerender.tsx exports. */
interface Renderer {
  renderPage(id: PageId, locale: Locale, variant: Variant): Promise<{ head: string; body: string }>;
  renderPlainHelp(id: PlainHelpId, site: Site): { head: string; body: string };
  renderChat(locale: Locale): Promise<RenderedChat>;
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
        const count = await writePages(root, renderer);
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

async function writePages(root: string, renderer: Renderer): Promise<number> {
  const [client, web] = [join(root, "dist/client"), join(root, "web")];
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  const app = manifest["web/index.html"];
  const early = manifest["web/early.ts"];
  const chat = manifest["web/early-chat.ts"];
  const stylesheet = app?.css?.[0];
  if (!app || !early || !chat || !stylesheet)
    throw new Error("The build made no app, no early script, no chat or no stylesheet.");

  const inlined = new Set(app.css);

  const style = readFileSync(join(client, stylesheet), "utf8").trim();
  // What is for paper comes after the first paint (web/early.ts).
  const { screen, print } = splitPrint(style);
  write(join(client, "print.css"), print);
  write(join(client, "day.css"), pickDay(screen));
  const fontFaces = readFileSync(join(web, "fonts.css"), "utf8");
  write(join(client, "fonts/fonts.css"), fontFaces);
  const fonts = JSON.stringify(readFontFaces(fontFaces));
  const boot = minify(
    readFileSync(join(web, "boot.js"), "utf8")
      .replace("= FONTS", `= ${fonts}`)
      .replace("href: STYLE", `href: "/${stylesheet}"`)
      .replace("import(APP)", `import("/${app.file}")`)
      .replace("import(CHAT)", `import("/${chat.file}")`)
      .replace("import(EARLY)", `import("/${early.file}")`),
  );
  /** What stands inline on the page of the cube, beside it. */
  const writeThrowBoot = (locale: Locale) => {
    const entries = ["web/early-throw.ts", `generated/content/${locale}/pages/throw-cube.json`];
    const parts = JSON.stringify(listFiles(manifest, entries));
    return minify(readFileSync(join(web, "boot-throw.js"), "utf8").replace("THROW.map", `${parts}.map`));
  };

  const leaveBoot = await bundle(join(web, "boot-leave.ts"));
  const lookBoot = await bundle(join(web, "boot-look.ts"));

  // What they make stands in no prerendered page.
  const makers: Partial<Record<PageId, string[]>> = {
    search: ["../worker/search/page.ts"],
    help: ["ui/opening.ts"],
    "throw-cube": ["cube/stage.ts", "cube/planes.ts", "early-throw.ts"],
  };

  const chats = await Promise.all(
    LOCALES.map(async (locale) => [locale, await renderer.renderChat(locale)] as const),
  );
  const { build: parts, common } = await writeParts(
    client,
    manifest,
    { screen, stylesheet },
    Object.fromEntries(chats) as Record<Locale, RenderedChat>,
  );

  const theme = writeTheme(readFileSync(join(web, "public/favicon.svg"), "utf8"));
  const thoughts = Array.from({ length: THOUGHT_COUNT }, (_, index) => index + 1);
  const variants = PAGES.flatMap(({ id }) => [
    // The worker always knows what day it is.
    ...(id === "thought" ? [] : [{ id, thought: null, country: null }]),
    ...(id === "throw-cube" || id === "thought"
      ? thoughts.map((thought) => ({ id, thought, country: null }))
      : []),
    ...(id === "help" ? HELP_COUNTRIES.map((country) => ({ id, thought: null, country })) : []),
  ]);
  // It comes to every page on its own, before the whole style does.
  const laterStyle = readFileSync(join(web, "chat/greeting.css"), "utf8");
  const pages = join(client, PAGES_FOLDER);
  const hashes: Record<string, { scripts: string[]; style: string }> = {};
  const writePage = (name: string, html: string, inline: { scripts: string[]; rules: string }) => {
    write(join(pages, `${name}.html`), html);
    write(join(pages, `${name}.html.br`), brotliCompressSync(html));
    hashes[name] = { scripts: inline.scripts.map(hash), style: hash(inline.rules) };
  };
  for (const locale of LOCALES) {
    for (const { id, thought, country } of variants) {
      const { head, body } = await renderer.renderPage(id, locale, { thought, country });
      // A stylesheet of its own in a file would hold back the first paint.
      const screenStyles = stylesOf(manifest, `web/routes/${id}.tsx`)
        .filter((file) => !inlined.has(file))
        .map((file) => readFileSync(join(client, file), "utf8").trim());
      const picked = await pickRules(
        screen,
        `<html lang="${locale}"><body><div id="root" data-parts="${parts}">${body}</div></body></html>`,
        (makers[id] ?? []).map((file) => readFileSync(join(web, file), "utf8")),
        [...screenStyles, laterStyle],
      );
      const scripts = [lookBoot, boot];
      if (id === "throw-cube") scripts.push(writeThrowBoot(locale));
      if (LEAVE_PAGES.includes(id)) scripts.push(leaveBoot);
      // It stands under the address of another page, which the app would look for: it has its look alone.
      if (id === "offline") scripts.length = 1;
      const rules = [...screenStyles, picked].join("\n");
      const html = [
        `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
        head,
        theme,
        `<style>${rules}</style>`,
        `<noscript><link rel="stylesheet" href="/fonts/fonts.css"><link rel="stylesheet" media="print" href="/print.css">${DAY_LINK}</noscript>`,
        ...scripts.map((script) => `<script>${script}</script>`),
        "</head>",
        `<body><div id="root" data-parts="${parts}">${body}</div></body></html>`,
      ].join("\n");
      const name = [id, thought, country?.toLowerCase()].filter(Boolean).join("-");
      writePage(`${locale}/${name}`, html, { scripts, rules });
    }
  }
  const site = JSON.parse(readFileSync(join(web, "../generated/content/site.json"), "utf8")) as Site;
  for (const { id, language } of PLAIN_HELP) {
    const { head, body } = renderer.renderPlainHelp(id, site);
    const rules = await pickRules(screen, `<html lang="${language}"><body>${body}</body></html>`, [], []);
    const html = [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      head,
      theme,
      `<style>${rules}</style>`,
      `<script>${lookBoot}</script><script>${leaveBoot}</script>`,
      `<noscript>${DAY_LINK}</noscript>`,
      `</head><body>${body}`,
      // Behind the words, so that they do not wait for it.
      '<link rel="stylesheet" href="/fonts/fonts.css"><link rel="stylesheet" media="print" href="/print.css"></body></html>',
    ].join("\n");
    writePage(`plain/${id}`, html, { scripts: [lookBoot, leaveBoot], rules });
  }
  write(join(pages, "inline-hashes.json"), JSON.stringify(hashes));
  await writeServiceWorker(root, client, { manifest, pages, common });
  for (const folder of ["web", ".vite"]) rmSync(join(client, folder), { recursive: true });
  return Object.keys(hashes).length;
}

/** A script with all that it imports, to stand inline. */
async function bundle(file: string): Promise<string> {
  const build = await rolldown({ input: file });
  const { output } = await build.generate({ format: "iife" });
  await build.close();
  return minify(output[0].code);
}

function minify(script: string): string {
  return (
    minifySync("boot.js", script)
      // The quotation marks of the markup around it compress better.
      .code.replace(/`([^`]*)`/g, (quoted, text: string) => (/[$"\\]/.test(text) ? quoted : `"${text}"`))
      .trim()
  );
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
