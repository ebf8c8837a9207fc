import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ReactElement } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import type { AnyPage, Sign, Wisdom } from "../contract/content.ts";
import { LOCALES, type Locale } from "../contract/locale.ts";
import { PAGES, type PageId } from "../contract/pages.ts";
import { PICTURES } from "../web/blocks/picture-sizes.ts";
import { SIGN_PATHS } from "../web/cube/sign-paths.ts";

/** What is shown where somebody shares a link: one JPEG for every page and every thought, in both languages. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** Two at once keep a small machine busy; more only take memory. */
const AT_ONCE = 3;

/** The sides of the cube that are shown beside a title; a topic without a picture of its own shows its sign. */
export const SOCIAL_SIGNS = ["hope", "door", "star", "ring"] as const satisfies readonly Sign[];

/** What else shows another side than the first. */
const SIDES: Partial<Record<PageId, (typeof SOCIAL_SIGNS)[number]>> = {
  contact: "door",
  stories: "star",
  faq: "ring",
};

const INK = "#f2ecdf";
const LIGHT = "#f4c26b";

interface Drawing {
  /** Under `pictures/social/`. */
  path: string;
  ground: string;
  layout: Layout;
}

/** A title beside the cube or over a picture, or a thought under the sign of its face. */
type Layout =
  | { kind: "page"; title: string; name: string; overPicture: boolean }
  | { kind: "thought"; text: string; name: string; sign: Sign };

/**
 * Writes `pictures/social/{sl,en}/{page id}.jpg` and `thought-{1..18}.jpg` into the built site. What was drawn before
 * from the same text and ground comes from the cache.
 *
 * @returns how many pictures there are, and how many of them had to be drawn
 */
export async function writeSocialPictures(
  root: string,
  client: string,
): Promise<{ count: number; drawn: number }> {
  const cache = join(root, "node_modules/.cache/social-pictures");
  await mkdir(cache, { recursive: true });
  const fonts = await loadFonts(root);
  const grounds = new Map<string, Promise<Buffer>>();
  const drawings = (await Promise.all(LOCALES.map((locale) => listDrawings(root, locale)))).flat();
  // A change of the layout below is a reason to draw again, as much as one of the texts.
  const edition = [draw, pageWords, thoughtWords, signIcon, JSON.stringify([frame, small])].join("\n");
  let drawn = 0;

  async function write({ path, ground, layout }: Drawing): Promise<void> {
    const picture = grounds.get(ground) ?? readFile(join(root, ground));
    grounds.set(ground, picture);
    const key = createHash("sha256")
      .update(edition)
      .update(JSON.stringify(layout))
      .update(await picture);
    const kept = join(cache, `${key.digest("hex")}.jpg`);
    if (!existsSync(kept)) {
      // A build that is stopped must not leave half a picture behind.
      const unfinished = `${kept}.${process.pid}`;
      await writeFile(unfinished, await draw(layout, await picture, fonts));
      await rename(unfinished, kept);
      drawn++;
    }
    const target = join(client, "pictures/social", path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(kept, target);
  }

  const waiting = drawings.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const drawing of waiting) await write(drawing);
    }),
  );
  return { count: drawings.length, drawn };
}

async function listDrawings(root: string, locale: Locale): Promise<Drawing[]> {
  const content = join(root, "generated/content", locale);
  const read = async (file: string) => JSON.parse(await readFile(join(content, file), "utf8")) as unknown;
  const pages = (await Promise.all(PAGES.map(({ id }) => read(`pages/${id}.json`)))) as AnyPage[];
  const wisdoms = (await read("wisdoms.json")) as Wisdom[];
  const name = pages.find((page) => page.id === "home")?.meta.title ?? "";
  return [
    ...pages.map((page): Drawing => {
      const overPicture = page.id in PICTURES;
      return {
        path: `${locale}/${page.id}.jpg`,
        ground: overPicture
          ? `web/public/pictures/${page.id}-1600.webp`
          : `scripts/social-pictures/cube-${sideOf(page)}.jpg`,
        layout: { kind: "page", title: page.meta.title, name: page.id === "home" ? "" : name, overPicture },
      };
    }),
    ...wisdoms.map(({ text, face }, index): Drawing => ({
      path: `${locale}/thought-${index + 1}.jpg`,
      ground: "scripts/social-pictures/thought-ground.jpg",
      layout: { kind: "thought", text, name, sign: face },
    })),
  ];
}

function sideOf({ id, meta }: AnyPage): Sign {
  return SOCIAL_SIGNS.find((sign) => sign === meta.sign) ?? SIDES[id as PageId] ?? "hope";
}

async function draw(layout: Layout, ground: Buffer, fonts: Font[]): Promise<Buffer> {
  const words = await satori(layout.kind === "page" ? pageWords(layout) : thoughtWords(layout), {
    ...SOCIAL_PICTURE,
    fonts,
  });
  return sharp(ground)
    .resize({ ...SOCIAL_PICTURE, fit: "cover", position: "bottom" })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

function pageWords({ title, name, overPicture }: Layout & { kind: "page" }): ReactElement {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length));
  const size = overPicture ? 90 : longest > 14 ? 76 : title.length > 16 ? 92 : 112;
  return element(
    "div",
    {
      ...frame,
      // Over a picture the words stand in its sky, which is made a little darker for them.
      justifyContent: overPicture ? "flex-start" : "center",
      backgroundImage: overPicture
        ? "linear-gradient(135deg, rgba(7,12,25,0.92), rgba(7,12,25,0.66) 24%, rgba(7,12,25,0) 50%)"
        : "none",
    },
    element(
      "div",
      {
        fontFamily: "Display",
        fontSize: size,
        lineHeight: 1,
        letterSpacing: size * -0.026,
        maxWidth: overPicture ? 1040 : 600,
        textWrap: "balance",
      },
      title,
    ),
    ...(name ? [element("div", { ...small, marginTop: 26 }, name)] : []),
  );
}

function thoughtWords({ text, name, sign }: Layout & { kind: "thought" }): ReactElement {
  const size = text.length > 70 ? 60 : 70;
  return element(
    "div",
    { ...frame, justifyContent: "space-between" },
    signIcon(sign),
    element(
      "div",
      {
        fontFamily: "Display",
        fontSize: size,
        lineHeight: 1.16,
        letterSpacing: size * -0.016,
        maxWidth: 1010,
        textWrap: "balance",
      },
      text,
    ),
    element("div", small, name),
  );
}

const frame = {
  display: "flex",
  flexDirection: "column",
  boxSizing: "border-box",
  ...SOCIAL_PICTURE,
  padding: "64px 84px 60px",
  color: INK,
};
const small = { fontFamily: "Display", fontStyle: "italic", fontSize: 36, color: LIGHT };

function signIcon(sign: Sign): ReactElement {
  const pen = { stroke: LIGHT, strokeWidth: 2.2, strokeLinecap: "round", strokeLinejoin: "round" };
  const style = { width: 96, height: 96, marginLeft: -20, marginTop: -14 };
  const path = { type: "path", key: null, props: { d: SIGN_PATHS[sign], fill: "none", ...pen } };
  return { type: "svg", key: null, props: { viewBox: "0 0 64 64", style, children: path } };
}

/** What satori draws is a React element; React itself is not needed for it. */
function element(
  type: string,
  style: Record<string, unknown>,
  ...children: (ReactElement | string)[]
): ReactElement {
  return { type, key: null, props: { style, children: children.length === 1 ? children[0] : children } };
}

async function loadFonts(root: string): Promise<Font[]> {
  const load = (file: string) => readFile(join(root, "scripts/social-pictures/fonts", file));
  return [
    { name: "Display", weight: 400, style: "normal", data: await load("newsreader-display-normal.woff") },
    { name: "Display", weight: 400, style: "italic", data: await load("newsreader-display-italic.woff") },
  ];
}
