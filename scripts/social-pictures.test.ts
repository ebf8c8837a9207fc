import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCALES } from "../contract/locale.ts";
import { PAGES } from "../contract/pages.ts";
import { compileContent } from "./content/compile.ts";
import { SOCIAL_PICTURE, writeSocialPictures } from "./social-pictures.ts";

const repository = join(import.meta.dirname, "..");
const root = mkdtempSync(join(tmpdir(), "social-pictures-"));
const client = join(root, "client");
const names = [
  ...PAGES.map(({ id }) => id),
  ...Array.from({ length: 18 }, (_, index) => `thought-${index + 1}`),
];
const paths = LOCALES.flatMap((locale) => names.map((name) => `pictures/social/${locale}/${name}.jpg`));
let first: { count: number; drawn: number };

beforeAll(async () => {
  for (const folder of ["scripts/social-pictures", "web/public/pictures"])
    cpSync(join(repository, folder), join(root, folder), { recursive: true });
  for (const [path, value] of compileContent(repository, new Date()).files) {
    const file = join(root, "generated/content", path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  }
  first = await writeSocialPictures(root, client);
}, 120_000);

afterAll(() => rmSync(root, { recursive: true }));

/** How much two pages differ at the right of their words, in steps of brightness. */
async function difference(page: string, otherPage: string): Promise<number> {
  const [one, other] = await Promise.all(
    [page, otherPage].map((id) =>
      sharp(join(client, `pictures/social/sl/${id}.jpg`))
        .extract({ left: 700, top: 0, width: 500, height: SOCIAL_PICTURE.height })
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  if (!one || !other) throw new Error("A picture is missing.");
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

describe("the social pictures", () => {
  test("a topic without a picture of its own shows the side of the cube with its sign", async () => {
    expect(await difference("home", "darkness-hope")).toBeLessThan(0.5);
    expect(await difference("home", "heaven-hell")).toBeGreaterThan(1);
    expect(await difference("home", "what-is-not")).toBeGreaterThan(1);
    expect(await difference("heaven-hell", "what-is-not")).toBeGreaterThan(1);
  });

  test("every page and every thought has one in both languages", () => {
    expect(first).toEqual({ count: paths.length, drawn: paths.length });
    expect(paths.filter((path) => !existsSync(join(client, path)))).toEqual([]);
  });

  test("each is a JPEG of 1200 by 630 and weighs at most 60 kB", async () => {
    for (const path of paths) {
      const { format, width, height } = await sharp(join(client, path)).metadata();
      expect({ path, format, width, height }).toEqual({ path, format: "jpeg", ...SOCIAL_PICTURE });
      expect(statSync(join(client, path)).size, path).toBeLessThanOrEqual(60_000);
    }
  });

  test("only what has changed is drawn again", async () => {
    const file = join(root, "generated/content/sl/wisdoms.json");
    const before = readFileSync(join(client, "pictures/social/sl/thought-1.jpg"));
    const wisdoms = JSON.parse(readFileSync(file, "utf8")) as { text: string }[];
    const [thought] = wisdoms;
    if (!thought) throw new Error("no thoughts");
    thought.text = "Čisto druga misel.";
    writeFileSync(file, JSON.stringify(wisdoms));
    expect(await writeSocialPictures(root, client)).toEqual({ count: paths.length, drawn: 1 });
    expect(readFileSync(join(client, "pictures/social/sl/thought-1.jpg")).equals(before)).toBe(false);
  });
});
