import { expect, type Page } from "@playwright/test";
import { TRACKED_TEXT_MAX_CHARACTERS } from "../contract/chat.ts";
import { LOCALES, type Locale } from "../contract/locale.ts";
import { openPage, readTexts, readWisdoms, test, watchConsole, watchTracking } from "./page.ts";

const WORDS = {
  sl: {
    throw: "Vrzi kocko",
    again: "Vrzi znova",
    rolling: "Kocka se kotali …",
    revealed: "Tu je tvoja misel.",
    yours: "Tvoja modrost",
  },
  en: {
    throw: "Throw the Cube",
    again: "Throw Again",
    rolling: "The cube is rolling...",
    revealed: "Wisdom revealed!",
    yours: "Your Wisdom",
  },
};

for (const locale of LOCALES) {
  const words = WORDS[locale];
  const { meta } = readTexts("throw-cube", locale);

  test(`an idle cube tells in four steps how it is thrown, in ${locale}`, async ({ page }) => {
    await openPage(page, "/throw-cube", locale);
    await expect(page.locator("main ol > li")).toHaveText(
      meta.how.steps.map((step) => new RegExp(`^${step.title}`)),
    );
    await expect(page.locator("main ol > li")).toHaveCount(4);
    await expect(page.getByText(meta.trust)).toBeVisible();
    await expect(throwButton(page, locale)).toBeEnabled();
    await expect(page.getByRole("heading", { name: words.yours })).toHaveCount(0);
  });

  test(`a throw rolls for two seconds and gives one of the 18 thoughts, in ${locale}`, async ({ page }) => {
    const troubles = watchConsole(page);
    await openPage(page, "/throw-cube", locale);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await throwButton(page, locale).click();

    await expect(page.getByRole("status")).toHaveText(words.rolling);
    await expect(throwButton(page, locale)).toBeDisabled();
    await expect(page.locator("main ol")).toBeHidden();
    await page.clock.runFor(1900);
    await expect(page.getByRole("status")).toHaveText(words.rolling);
    await page.clock.runFor(200);
    await expect(page.locator(".thrower-notice")).toHaveText(words.revealed);
    await expect(page.getByRole("heading", { name: words.yours })).toBeVisible();

    const thought = await page.locator(".thought").textContent();
    const wisdom = readWisdoms(locale).find(({ text }) => text === thought);
    expect(wisdom).toBeDefined();
    await expect(page.getByText(wisdom?.reflect ?? "")).toBeVisible();
    await expect(page.getByRole("button", { name: words.again })).toBeEnabled();
    await expect(page.locator(".thought")).toBeFocused();
    expect(troubles).toEqual([]);
  });
}

test("the cube can be thrown and thrown again with the keyboard", async ({ page }) => {
  await openPage(page, "/throw-cube");
  await throwButton(page, "sl").press("Enter");
  await expect(page.getByText("Tu je tvoja misel.")).toBeVisible();
  const first = await page.locator(".thought").textContent();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Vrzi znova" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("Kocka se kotali …")).toBeVisible();
  await expect(page.getByText("Tu je tvoja misel.")).toBeVisible();
  expect(await page.locator(".thought").textContent()).not.toBe(first);
});

test("no thought comes twice in eighteen throws, and the nineteenth is not the eighteenth", async ({
  page,
}) => {
  // Nineteen throws drawn without a graphics card.
  test.slow();
  await openPage(page, "/throw-cube");
  await page.clock.install();
  const thoughts: (string | null)[] = [];
  for (let turn = 0; turn < 19; turn++) {
    await page.getByRole("button", { name: turn === 0 ? "Vrzi kocko" : "Vrzi znova" }).click();
    await page.clock.runFor(2000);
    thoughts.push(await page.locator(".thought").textContent());
  }
  const all = readWisdoms("sl").map(({ text }) => text);
  expect(thoughts.slice(0, 18).toSorted()).toEqual(all.toSorted());
  expect(thoughts[18]).not.toBe(thoughts[17]);
});

test("a throw is counted with its thought, cut to 100 characters", async ({ page }) => {
  const texts = readWisdoms("en").map(({ text }) => text);
  const longest = texts.indexOf(texts.toSorted((a, b) => b.length - a.length)[0] ?? "");
  await page.addInitScript(
    (seen) => localStorage.setItem("wisdom_seen_thoughts", JSON.stringify(seen)),
    texts.map((_, index) => index).filter((index) => index !== longest),
  );
  const tracked = watchTracking(page);
  await openPage(page, "/throw-cube", "en");
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes("cube_throw") === true,
  );
  await throwButton(page, "en").click();

  expect((await answer).status()).toBe(204);
  const thrown = tracked.filter(({ event }) => event === "cube_throw");
  expect(thrown).toEqual([
    {
      event: "cube_throw",
      path: "/throw-cube",
      language: "en",
      text: texts[longest]?.slice(0, TRACKED_TEXT_MAX_CHARACTERS),
    },
  ]);
  await expect(page.locator(".thought")).toHaveText(texts[longest] ?? "");
});

test("where motion is not wanted the cube gives its thought all the same", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/throw-cube");
  await throwButton(page, "sl").click();
  await expect(page.getByText("Tu je tvoja misel.")).toBeVisible();
});

test("without WebGL a picture of the cube stands there, and the throw works", async ({ page }) => {
  const troubles = watchConsole(page);
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: []) {
        return kind.startsWith("webgl") ? null : getContext.call(this, kind, ...rest);
      },
    });
  });
  await openPage(page, "/throw-cube");
  const picture = page.getByRole("img", { name: /kocka/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await throwButton(page, "sl").click();
  await expect(page.getByText("Tu je tvoja misel.")).toBeVisible();
  expect(troubles).toEqual([]);
});

test("with WebGL the thrown cube takes the place of the picture", async ({ page }) => {
  const scene = page.waitForEvent("requestfinished", (request) => request.url().includes("/assets/scene-"));
  await openPage(page, "/throw-cube");
  await scene;
  await throwButton(page, "sl").click();
  await expect(page.locator(".cube-lit canvas")).toBeVisible();
});

function throwButton(page: Page, locale: Locale) {
  return page.getByRole("button", { name: WORDS[locale].throw, exact: true });
}
