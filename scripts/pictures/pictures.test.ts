import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { SIGNS } from "../../contract/content.ts";
import {
  PICTURE_WIDTHS,
  PICTURES,
  VIDEO_POSTER,
  VIDEO_POSTER_WIDTHS,
} from "../../web/blocks/picture-sizes.ts";
import {
  pictureFolder,
  POSTER_WIDTHS,
  posterName,
  STILL_FRAMING,
  STILL_WIDTHS,
  STILLS,
} from "../../web/cube/placement.ts";
import { LOOKS } from "../../contract/look.ts";
import { SCENES } from "./scenes.ts";

const FOLDER = join(import.meta.dirname, "../../web/public/pictures");
const FORMATS = ["avif", "webp"] as const;
const files = Object.entries({ ...PICTURES, "video-poster": VIDEO_POSTER }).flatMap(([name, size]) =>
  (name === "video-poster" ? VIDEO_POSTER_WIDTHS : PICTURE_WIDTHS).flatMap((width) =>
    FORMATS.map((format) => ({ file: `${name}-${width}.${format}`, name, size, width, format })),
  ),
);

/** Kilobytes a picture may weigh; WebP is only for browsers without AVIF. */
const MOST: Record<(typeof FORMATS)[number], Record<number, number>> = {
  avif: { 480: 14, 960: 35, 1600: 80 },
  webp: { 480: 26, 960: 70, 1600: 170 },
};

test("every side on which the cube can come to rest has its picture, and its faces have theirs", () => {
  const posters = SIGNS.flatMap((sign) =>
    (["wide", "phone"] as const).flatMap((shape) =>
      POSTER_WIDTHS[shape].map((width) => `${posterName("throw", sign)}-${shape}-${width}`),
    ),
  );
  for (const name of [...posters, "cube-wood", "cube-light"])
    for (const format of FORMATS) expect(existsSync(join(FOLDER, `${name}.${format}`)), name).toBe(true);
});

const stills = LOOKS.flatMap((look) =>
  Object.keys(STILLS).flatMap((still) =>
    STILL_WIDTHS.flatMap((width) =>
      FORMATS.map((format) => ({
        file: `${pictureFolder(look).replace("/pictures/", "")}still-${still}-${width}.${format}`,
        width,
        format,
      })),
    ),
  ),
);

describe("the cube alone in its light", () => {
  test.each(stills)("$file is there, square and light", async ({ file, width, format }) => {
    const picture = await sharp(join(FOLDER, file)).metadata();
    expect(picture.format).toBe(format === "avif" ? "heif" : "webp");
    expect([picture.width, picture.height]).toEqual([
      width,
      (width * STILL_FRAMING.height) / STILL_FRAMING.width,
    ]);
    const most = format === "avif" ? 70 : 120;
    expect(statSync(join(FOLDER, file)).size / 1000).toBeLessThanOrEqual(most);
  });
});

describe("the pictures of the texts", () => {
  test.each(files)("$file is there in its width, shape and format", async ({ file, size, width, format }) => {
    const picture = await sharp(join(FOLDER, file)).metadata();
    expect(picture.format).toBe(format === "avif" ? "heif" : "webp");
    expect(picture.width).toBe(width);
    expect(picture.height).toBe(Math.round((width * size.height) / size.width));
  });

  test.each(files)("$file is light", ({ file, name, width, format }) => {
    const most = name === "video-poster" ? 8 : (MOST[format][width] ?? 0);
    expect(statSync(join(FOLDER, file)).size / 1000).toBeLessThanOrEqual(most);
  });

  test("every picture has a scene from which it can be painted again", () => {
    for (const name of [...Object.keys(PICTURES), "video-poster"]) expect(SCENES).toHaveProperty(name);
  });

  test("no picture lies about that nothing names, and by day only those of the cube", () => {
    const named = new Set(files.map(({ file }) => file));
    const isOfCube = (file: string) => /^(hero|throw|cube|still|social)\b/.test(file);
    const lying = readdirSync(FOLDER).filter((file) => !isOfCube(file) && !named.has(file));
    expect(lying).toEqual(["day"]);
    expect(readdirSync(join(FOLDER, "day")).filter((file) => !isOfCube(file))).toEqual([]);
  });
});
