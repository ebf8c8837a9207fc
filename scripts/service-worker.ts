import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "rolldown";
import type { Manifest } from "vite";
import { LOCALES, type Locale } from "../contract/locale.ts";
import { canBeKept, KEEPS_PAGES, SERVICE_WORKER } from "../contract/offline.ts";
import { PAGES, pagePath, type PageId } from "../contract/pages.ts";
import { keptAddress } from "../offline/address.ts";
import type { Build } from "../offline/build.ts";
import { pictureFolder } from "../web/cube/placement.ts";
import { digest } from "./digest.ts";
import { listFiles } from "./manifest-files.ts";

/** Kept after one visit of any page, in the visitor's language, with all that they need; those that exist. */
const AHEAD: readonly string[] = ["throw-cube", "plan", "ten-minutes"];

/** Kept by everybody in both languages. */
const FIRST = ["help", "offline"] as const satisfies readonly PageId[];

/** Their texts for the app are larger than all others together. */
const WITHOUT_APP: readonly PageId[] = ["protocol"];

/** What the service worker is made of. */
interface Made {
  manifest: Manifest;
  /** The folder of the prerendered pages. */
  pages: string;
  /** Beside the build's own files: what every page may need, in a language. */
  common: Record<Locale, string[]>;
}

/**
 * Writes the service worker beside the client build, with the list of what it keeps.
 *
 * @param client the client build with all of its pages
 */
export async function writeServiceWorker(root: string, client: string, made: Made): Promise<void> {
  const code = KEEPS_PAGES
    ? await bundleWorker(root, "service-worker.ts", { BUILD: JSON.stringify(listBuild(client, made)) })
    : await bundleWorker(root, "farewell.ts");
  // A worker with other bytes is a new one to browsers: with any word that changes, what they keep is fetched anew.
  const revision = revise(made.pages);
  writeFileSync(join(client, SERVICE_WORKER), `${code}//${revision}\n`);
}

/** One of the workers of `offline/` as a script. */
export async function bundleWorker(
  root: string,
  entry: "service-worker.ts" | "farewell.ts",
  define: Record<string, string> = {},
): Promise<string> {
  const { output } = await bundle({
    write: false,
    input: join(root, "offline", entry),
    tsconfig: false,
    transform: { define: { "process.env.NODE_ENV": '"production"', ...define } },
    output: { format: "iife", minify: true },
  });
  return output[0].code;
}

function listBuild(client: string, { manifest, pages, common }: Made): Build {
  const first = LOCALES.flatMap((locale) =>
    FIRST.map((id) => ({
      url: keptAddress(pagePath(id), locale),
      // With all that it may be by country.
      revision: revise(join(pages, locale), id),
    })),
  );
  const print = digest(readFileSync(join(client, "print.css"), "utf8"));
  const byLocale = <T>(make: (locale: Locale) => T) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
  const ahead = byLocale((locale) => {
    const entries = [
      "web/index.html",
      "web/early.ts",
      "web/early-chat.ts",
      "web/early-throw.ts",
      "web/cube/scene.ts",
      `generated/content/${locale}/shell.json`,
    ];
    return {
      pages: PAGES.filter(({ id }) => AHEAD.includes(id)).map(({ path }) => path),
      files: [...new Set([...common[locale], ...listFiles(manifest, entries), ...listFonts(client)])],
    };
  });
  const pictures = (folder: string): Build["pictures"] => ({
    phone: listPictures(client, folder, /^(cube-\w+|throw(-\w+)?-phone-800)\.avif$/),
    wide: listPictures(client, folder, /^(cube-\w+|throw(-\w+)?-wide-1600)\.avif$/),
  });
  return {
    first: [...first, { url: "/print.css", revision: print }],
    ahead,
    pictures: pictures(pictureFolder("night")),
    dayPictures: pictures(pictureFolder("day")),
    own: byLocale((locale) =>
      Object.fromEntries(
        PAGES.filter(({ path }) => canBeKept(path)).map(({ id, path }) => [path, listOwn(id, locale)]),
      ),
    ),
  };

  function listOwn(id: PageId, locale: Locale): string[] {
    if (WITHOUT_APP.includes(id)) return [];
    const screen = `web/routes/${id}.tsx`;
    const entries = [
      screen in manifest ? screen : "web/routes/essay.tsx",
      `generated/content/${locale}/pages/${id}.json`,
    ];
    return listFiles(manifest, entries).filter((file) => !ahead[locale].files.includes(file));
  }
}

function listFonts(client: string): string[] {
  return readdirSync(join(client, "fonts"))
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => `/fonts/${name}`);
}

function listPictures(client: string, folder: string, pattern: RegExp): string[] {
  return readdirSync(join(client, folder))
    .filter((name) => pattern.test(name))
    .map((name) => folder + name);
}

/** A name for what stands in the pages of a folder. */
function revise(folder: string, beginning = ""): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.startsWith(beginning) && name.endsWith(".html"))
    .toSorted();
  return digest(names.map((name) => readFileSync(join(folder, name), "utf8")).join("\n"));
}
