import { writeFile } from "node:fs/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { rolldown } from "rolldown";
import sharp from "sharp";
import { type Sign, SIGNS } from "../contract/content.ts";
import { type Look, LOOKS } from "../contract/look.ts";
import { PICTURE_WIDTHS, PICTURES, VIDEO_POSTER, VIDEO_POSTER_WIDTHS } from "../web/blocks/picture-sizes.ts";
import {
  FRAMINGS,
  type Framing,
  pictureFolder,
  POSTER_WIDTHS,
  posterName,
  type Placement,
  type Shape,
  STILL_FRAMING,
  STILL_WIDTHS,
  STILLS,
} from "../web/cube/placement.ts";
import { shootFaces } from "./pictures/cube-faces.ts";
import { SOCIAL_SIGNS } from "./social-pictures.ts";
import { openStudio, paintScene, SCENES } from "./pictures/scenes.ts";

/**
 * Draws every picture of the site in a headless Chromium: the cube, with the very shader of the site (posters for
 * every placement, icons, the ground of the social pictures), and the scenes of `pictures/`. `npm run pictures` after
 * a change there or in `web/cube`; the results are committed. It takes long, most of it for the scenes:
 * `npm run pictures -- icons` draws only these (or stills, faces, social, a poster such as hero-wide, a scene such as what-is;
 * of posters and faces with `day` before it only those of the day);
 * `npm run pictures -- --preview DIRECTORY` writes quick PNGs of all of them, or of the scenes named after it.
 */

const OUTPUT = new URL("../web/public/", import.meta.url);
const NIGHT = "#0a1020";
const PAPER = "#f5eddc";
const PLACES: [Placement, Shape][] = [
  ["hero", "wide"],
  ["hero", "phone"],
  ["throw", "wide"],
  ["throw", "phone"],
];

type Shot = {
  framing: Framing;
  width: number;
  height: number;
  sign?: Sign;
  t?: number;
  yaw?: number;
  glow?: number;
  air?: boolean;
  day?: boolean;
};

declare global {
  interface Window {
    shoot(shot: Shot): Promise<string>;
  }
}

const STUDIO = `
import { createSceneProgram } from "./web/cube/scene-program.ts";
import { blendTurns, glowAt, multiply, restMoment, turn, turnsAt, uprightTurns } from "./web/cube/orientation.ts";
import { chooseWay } from "./web/cube/ways.ts";
window.shoot = async ({ framing, width, height, sign = "hope", t, yaw = 0, glow = glowAt(0), air = true, day = false }) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const gl = canvas.getContext("webgl2", { alpha: true, premultipliedAlpha: false, antialias: false, preserveDrawingBuffer: true });
  const program = createSceneProgram(gl);
  const { middle, q } = restMoment(sign);
  const rest = { middle, q: multiply(turn([0, 1, 0], yaw), q) };
  const moving = t !== undefined;
  const view = {
    framing, samples: 4, air, day, straight: true,
    moment: moving ? chooseWay("hope", sign, () => 0)(t) : rest,
    turns: moving ? blendTurns(uprightTurns("hope"), uprightTurns(sign), turnsAt(t)) : uprightTurns(sign),
    glow: moving ? glowAt(t) : glow,
  };
  for (let row = 0; row < height; row += 64) {
    program.draw(view, width, height, row, Math.min(row + 64, height));
    gl.finish();
    await new Promise(requestAnimationFrame);
  }
  const url = canvas.toDataURL("image/png");
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return url;
};`;

async function studio(): Promise<string> {
  const bundle = await rolldown({
    cwd: new URL("..", import.meta.url).pathname,
    input: "studio",
    plugins: [
      {
        name: "studio",
        resolveId: (id) => (id === "studio" ? `${new URL("..", import.meta.url).pathname}studio.js` : null),
        load: (id) => (id.endsWith("/studio.js") ? STUDIO : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "iife" });
  return output[0].code;
}

async function shoot(page: Page, shot: Shot): Promise<Buffer> {
  const url = await page.evaluate((each) => window.shoot(each), shot);
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** The hero lies still, the cube that is thrown may come to rest on every side. */
async function posters(page: Page, places: [Placement, Shape][]): Promise<void> {
  for (const [placement, shape] of places) {
    for (const sign of placement === "hero" ? (["hope"] as const) : SIGNS) {
      for (const look of LOOKS) if (wantedLook(look)) await poster(page, placement, shape, sign, look);
    }
  }
}

async function poster(page: Page, placement: Placement, shape: Shape, sign: Sign, look: Look): Promise<void> {
  const framing = FRAMINGS[placement][shape];
  const [small, large] = POSTER_WIDTHS[shape];
  const heightOf = (width: number) => Math.round((width * framing.height) / framing.width);
  const draw = (width: number) =>
    shoot(page, { framing, width, height: heightOf(width), sign, day: look === "day" });
  const largePng = await draw(large);
  // By night the grain of the light in the air is drawn for each size; by day there is none.
  const smallPng =
    look === "day"
      ? await sharp(largePng).resize(small, heightOf(small)).png().toBuffer()
      : await draw(small);
  for (const [width, png] of [
    [small, smallPng],
    [large, largePng],
  ] as const) {
    const name = `${pictureFolder(look).slice(1)}${posterName(placement, sign)}-${shape}-${width}`;
    await save(
      `${name}.avif`,
      await sharp(png).avif({ quality: 64, effort: 7, chromaSubsampling: "4:2:0" }).toBuffer(),
    );
    await save(
      `${name}.webp`,
      await sharp(png).webp({ quality: 74, alphaQuality: 80, effort: 6 }).toBuffer(),
    );
  }
}

/** The cube alone in its light (web/cube/still-cube.tsx). */
async function stills(page: Page): Promise<void> {
  for (const [still, { sign, glow }] of Object.entries(STILLS))
    for (const look of LOOKS)
      for (const width of STILL_WIDTHS) {
        const day = look === "day";
        const png = await shoot(page, {
          framing: STILL_FRAMING,
          width,
          height: width,
          sign,
          glow: glow[look],
          day,
        });
        const name = `${pictureFolder(look).slice(1)}still-${still}-${width}`;
        await save(`${name}.avif`, await sharp(png).avif({ quality: 60, effort: 7 }).toBuffer());
        await save(
          `${name}.webp`,
          await sharp(png).webp({ quality: 72, alphaQuality: 80, effort: 6 }).toBuffer(),
        );
      }
}

/** Pixels of one face: as large as the cube's faces are on a phone; the light is spread over the ground and needs few. */
const FACE_PIXELS = { wood: 320, light: 128 };

/** The faces that roll without WebGL (web/cube/flight.ts), three beside each other in two rows. */
async function faces(page: Page): Promise<void> {
  for (const [picture, look] of [
    ["wood", "night"],
    ["light", "night"],
    ["wood", "day"],
  ] as const) {
    if (!wantedLook(look)) continue;
    const size = FACE_PIXELS[picture];
    const pictures = await shootFaces(page, picture, size, look);
    const sheet = sharp({ create: { width: size * 3, height: size * 2, channels: 4, background: "#0000" } });
    sheet.composite(
      pictures.map((input, index) => ({
        input,
        left: (index % 3) * size,
        top: Math.floor(index / 3) * size,
      })),
    );
    const png = picture === "wood" ? sharp(await sheet.png().toBuffer()).removeAlpha() : sheet;
    const raw = await png.png().toBuffer();
    await save(
      `${pictureFolder(look).slice(1)}cube-${picture}.avif`,
      await sharp(raw).avif({ quality: 56, effort: 7, chromaSubsampling: "4:2:0" }).toBuffer(),
    );
    await save(
      `${pictureFolder(look).slice(1)}cube-${picture}.webp`,
      await sharp(raw).webp({ quality: 70, alphaQuality: 70, effort: 6 }).toBuffer(),
    );
  }
}

/** The cube alone, tight in its frame; `zoom` 5 fills it. */
function portrait(zoom: number): Framing {
  return {
    width: 512,
    height: 512,
    x: 0,
    y: -0.06 * (zoom / 6.4),
    zoom,
    quiet: [-1, -1, -1, -1],
    quietLight: 1,
  };
}

async function icons(page: Page): Promise<void> {
  const large = await shoot(page, { framing: portrait(4.7), width: 1024, height: 1024 });
  const small = await shoot(page, { framing: portrait(3.7), width: 1024, height: 1024 });
  await save("icon-512.png", await onNight(large, 512));
  await save("icon-192.png", await onNight(large, 192));
  await save("apple-touch-icon.png", await onNight(large, 180));
  await save("icon-maskable-512.png", await onNight(small, 512));
  await save(
    "favicon-32.png",
    await sharp(new URL("favicon.svg", OUTPUT).pathname, { density: 300 }).resize(32, 32).png().toBuffer(),
  );
}

function onNight(png: Buffer, size: number): Promise<Buffer> {
  return sharp(png)
    .resize(size, size)
    .flatten({ background: NIGHT })
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}

async function social(page: Page): Promise<void> {
  const framing: Framing = {
    width: 1200,
    height: 630,
    x: 0.86,
    y: 0.02,
    zoom: 3.1,
    quiet: [-1, 0.05, 0.5, 0.7],
    quietLight: 0.4,
  };
  for (const sign of SOCIAL_SIGNS) {
    const png = await shoot(page, { framing, width: 1200, height: 630, sign });
    await save(`../../scripts/social-pictures/cube-${sign}.jpg`, await ground(png));
  }
}

/** Words come over it and it is compressed once more, so it keeps more than it shows. */
function ground(png: Buffer): Promise<Buffer> {
  return sharp(png).flatten({ background: NIGHT }).jpeg({ quality: 90, mozjpeg: true }).toBuffer();
}

/** Paints scenes at their largest and makes the smaller files from it. */
async function scenes(browser: Browser, names: string[]): Promise<void> {
  for (const name of names) {
    const page = await openScenePage(browser);
    const scene = SCENES[name];
    if (!scene) throw new Error(`There is no scene "${name}".`);
    if (name === "thought-ground") {
      const png = await paintScene(page, scene, { width: 1200, height: 630 });
      await save("../../scripts/social-pictures/thought-ground.jpg", await ground(png));
    } else {
      const [{ width, height }, widths] =
        name === "video-poster"
          ? [VIDEO_POSTER, VIDEO_POSTER_WIDTHS]
          : [PICTURES[name as keyof typeof PICTURES], PICTURE_WIDTHS];
      await saveInWidths(name, await paintScene(page, scene, { width, height }), widths);
    }
    await page.close();
  }
}

async function saveInWidths(name: string, png: Buffer, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const small = sharp(png).resize(width, null, { kernel: "lanczos3" });
    const file = `pictures/${name}-${width}`;
    await save(
      `${file}.avif`,
      await small
        .clone()
        .avif({ quality: name === "video-poster" ? 56 : 72, effort: 7, chromaSubsampling: "4:2:0" })
        .toBuffer(),
    );
    await save(
      `${file}.webp`,
      await small
        .clone()
        .webp({ quality: name === "video-poster" ? 74 : 86, effort: 6 })
        .toBuffer(),
    );
  }
}

async function openScenePage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error));
  await openStudio(page);
  return page;
}

async function save(name: string, data: Buffer): Promise<void> {
  await writeFile(new URL(name, OUTPUT), data);
  console.log(`${name.padEnd(36)} ${(data.length / 1000).toFixed(1).padStart(7)} kB`);
}

/** A third of the width and few samples: for looking at a scene while it is drawn. */
async function previewScenes(browser: Browser, directory: string, names: string[]): Promise<void> {
  for (const name of names) {
    const page = await openScenePage(browser);
    const scene = SCENES[name];
    if (!scene) throw new Error(`There is no scene "${name}".`);
    await writeFile(
      `${directory}/${name}.png`,
      await paintScene(page, scene, { width: 640, height: 400, samples: 6 }),
    );
    await page.close();
  }
}

/** Stills to look at: every placement at rest, and the throw to each sign. */
async function preview(page: Page, directory: string): Promise<void> {
  for (const [placement, shape] of PLACES) {
    const framing = FRAMINGS[placement][shape];
    for (const [look, background] of [
      ["night", NIGHT],
      ["day", PAPER],
    ] as const) {
      const png = await shoot(page, {
        framing,
        width: framing.width,
        height: framing.height,
        day: look === "day",
      });
      await sharp(png).flatten({ background }).png().toFile(`${directory}/${placement}-${shape}-${look}.png`);
    }
  }
  for (const sign of SIGNS) {
    const png = await shoot(page, { framing: portrait(5.2), width: 480, height: 480, sign });
    await sharp(png).flatten({ background: NIGHT }).png().toFile(`${directory}/sign-${sign}.png`);
  }
  for (const t of [0.05, 0.12, 0.2, 0.35, 0.46, 0.58, 0.7, 0.8]) {
    const png = await shoot(page, {
      framing: FRAMINGS.throw.phone,
      width: 640,
      height: 480,
      sign: "flame",
      t,
    });
    await sharp(png).flatten({ background: NIGHT }).png().toFile(`${directory}/flight-${t}.png`);
  }
}

/** `npm run pictures -- day hero-wide` draws what is seen by day alone. */
function wantedLook(look: Look): boolean {
  return look === "day" || !process.argv.includes("day");
}

function wanted(part: string): boolean {
  return process.argv.length === 2 || process.argv.includes(part);
}

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
try {
  const page = await browser.newPage();
  page.on("console", (message) => console.log(message.text()));
  page.on("pageerror", (error) => console.error(error));
  const code = await studio();
  await page.addScriptTag({ content: code });
  const only = process.argv.indexOf("--preview");
  if (only > 0) {
    const [directory = ".", ...names] = process.argv.slice(only + 1);
    if (names.length === 0) await preview(page, directory);
    await previewScenes(browser, directory, names.length > 0 ? names : Object.keys(SCENES));
  } else {
    await posters(
      page,
      PLACES.filter(([placement, shape]) => wanted(`${placement}-${shape}`)),
    );
    if (wanted("stills")) await stills(page);
    if (wanted("faces")) await faces(page);
    if (wanted("icons")) await icons(page);
    if (wanted("social")) await social(page);
    await scenes(
      browser,
      Object.keys(SCENES).filter((name) => wanted(name)),
    );
  }
} finally {
  await browser.close();
}
