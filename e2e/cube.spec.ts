import { expect, type Page } from "@playwright/test";
import { TRACKED_TEXT_MAX_CHARACTERS } from "../contract/chat.ts";
import { LOCALES, type Locale } from "../contract/locale.ts";
import { openPage, readTexts, readWisdoms, ready, test, watchConsole, watchTracking } from "./page.ts";

/** The app; its parts have other names. */
const APP = /\/assets\/index-[\w-]+\.js/;

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
    await stopClock(page);
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

test("pressed before the app has come, the cube rolls at once, and the thought comes without the app", async ({
  page,
}) => {
  const tracked = watchTracking(page);
  await page.route(APP, async (route) => {
    await new Promise((done) => setTimeout(done, 10_000));
    await route.continue().catch(() => undefined);
  });
  await page.goto("/throw-cube");
  await stopClock(page);
  await throwButton(page, "sl").click();
  await expect(planes(page)).toBeVisible();
  const roll = await rolling(page);
  expect(roll).toMatchObject({ playState: "running", properties: ["transform"] });
  // From the press to the end of the two seconds.
  expect(roll?.duration).toBeGreaterThan(1000);
  expect(roll?.duration).toBeLessThanOrEqual(2000);
  // The words around the cube follow its first frame.
  await page.clock.runFor(50);
  await expect(page.getByRole("status")).toHaveText(WORDS.sl.rolling);
  await expect(throwButton(page, "sl")).toBeDisabled();

  await page.clock.runFor(1950);
  await expect(page.locator(".thrower-notice")).toHaveText(WORDS.sl.revealed);
  const thought = page.locator(".thought");
  await expect(thought).toBeInViewport({ ratio: 1 });
  await expect(thought).toBeFocused();
  const text = await thought.textContent();
  const number = readWisdoms("sl").findIndex((wisdom) => wisdom.text === text) + 1;
  expect(number).toBeGreaterThan(0);
  await expect(page).toHaveURL(new RegExp(`thought=${number}`));
  await expect(page.locator(".share a")).toHaveAttribute("href", new RegExp(`thought=${number}`));
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
  expect(tracked.filter(({ event }) => event === "cube_throw")).toHaveLength(1);

  await page.getByRole("button", { name: WORDS.sl.again }).click();
  await expect(planes(page)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(thought).not.toHaveText(text ?? "");
});

test.describe("with a finger on the cube", () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  for (const hasApp of [false, true]) {
    const when = hasApp ? "with the app" : "before the app has come";

    test(`a tap throws it, ${when}`, async ({ page }) => {
      if (!hasApp) await page.route(APP, (route) => route.abort());
      await page.goto("/throw-cube");
      if (hasApp) await ready(page);
      await page.locator(".cube-hand").tap();
      await expect(page.locator(".thrower-notice")).toHaveText(WORDS.sl.rolling);
      await expect(page.locator(".thought")).toBeInViewport();
    });

    test(`a flick to the side throws it, and one upwards scrolls the page, ${when}`, async ({ page }) => {
      if (!hasApp) await page.route(APP, (route) => route.abort());
      await page.goto("/throw-cube");
      if (hasApp) await ready(page);
      else await expect(page.locator(".cube-prepared")).toBeAttached();
      await drag(page, [0, -120]);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
      await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "idle");
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await drag(page, [90, -10]);
      await expect(page.locator(".thrower")).toHaveAttribute("data-phase", /rolling|revealed/);
    });
  }
});

test("an app that comes in the middle of a throw goes on with it: the same cube, the same thought", async ({
  page,
}) => {
  const troubles = watchConsole(page);
  const tracked = watchTracking(page);
  await page.goto("/throw-cube");
  await stopClock(page);
  await throwButton(page, "sl").click();
  const cube = page.locator(".flight-cube");
  await expect(planes(page)).toBeVisible();
  await cube.evaluate((element) => element.setAttribute("data-mark", ""));
  await ready(page);
  await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "rolling");
  await expect(page.locator(".flight-cube[data-mark]")).toBeAttached();
  expect(await rolling(page)).toMatchObject({ properties: ["transform"] });
  const seen = await page.evaluate(() => localStorage.getItem("wisdom_seen_thoughts"));
  await page.clock.runFor(2000);

  await expect(page.locator(".thrower-notice")).toHaveText(WORDS.sl.revealed);
  const index = (JSON.parse(seen ?? "[]") as number[])[0] ?? -1;
  await expect(page.locator(".thought")).toHaveText(readWisdoms("sl")[index]?.text ?? "");
  await expect(page).toHaveURL(new RegExp(`thought=${index + 1}`));
  expect(tracked.filter(({ event }) => event === "cube_throw")).toHaveLength(1);
  expect(troubles).toEqual([]);
});

test("an app that comes after the throw leaves the thought, the focus and the place of the page alone", async ({
  page,
}) => {
  await page.goto("/throw-cube");
  await stopClock(page);
  await throwButton(page, "sl").click();
  await expect(planes(page)).toBeVisible();
  await page.clock.runFor(2000);
  const text = await page.locator(".thought").textContent();
  await page.getByRole("link", { name: "Trajna povezava" }).focus();
  await ready(page);
  await expect(page.locator(".thought")).toHaveText(text ?? "");
  await expect(page.locator(".thrower-notice")).toHaveText(WORDS.sl.revealed);
  await expect(page.getByRole("link", { name: "Trajna povezava" })).toBeFocused();
});

test("what the throw needs is fetched when the page is idle, and nothing of it is executed", async ({
  page,
}) => {
  const fetched = page.waitForEvent("requestfinished", (request) => request.url().includes("/assets/scene-"));
  await page.goto("/throw-cube");
  await fetched;
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
});

test("where data is saved nothing is fetched ahead", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/throw-cube");
  await expect(page.locator('link[rel="manifest"]')).toBeAttached();
  await page.waitForTimeout(2000);
  expect(asked.filter((path) => APP.test(path) || path.includes("/scene-"))).toEqual([]);
});

for (const [name, viewport] of [
  ["a phone", { width: 390, height: 664 }],
  ["a phone on its side", { width: 844, height: 390 }],
  ["a low window", { width: 1280, height: 680 }],
] as const) {
  test(`on ${name} cube and button stand in the first window, and so does the thought`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/throw-cube");
    await expect(throwButton(page, "sl")).toBeInViewport({ ratio: 1 });
    await throwButton(page, "sl").click();
    await expect(planes(page)).toBeInViewport();
    await expect(page.locator(".thought")).toBeInViewport({ ratio: 1 });
  });
}

test("where motion is not wanted the lamp goes out and comes back, and nothing tumbles", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/throw-cube");
  await throwButton(page, "sl").click();
  const properties = () =>
    page
      .locator(".cube-frame")
      .evaluate((frame) =>
        frame
          .getAnimations({ subtree: true })
          .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
      );
  await expect.poll(properties).toContain("opacity");
  expect(await properties()).not.toContain("transform");
  await expect(page.getByText("Tu je tvoja misel.")).toBeVisible();
});

test("without WebGL the cube rolls all the same, and its picture shows how it came to rest", async ({
  page,
}) => {
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
  await throwButton(page, "sl").click();
  await expect(planes(page)).toBeVisible();
  expect(await rolling(page)).toMatchObject({ playState: "running" });
  await expect(page.getByText("Tu je tvoja misel.")).toBeVisible();

  await expect(page.locator(".cube-flying")).toHaveCount(0);
  await expect(planes(page)).toBeHidden();
  const text = await page.locator(".thought").textContent();
  const face = readWisdoms("sl").find((wisdom) => wisdom.text === text)?.face;
  const shown = () => picture.evaluate((image) => (image as HTMLImageElement).currentSrc);
  expect(await shown()).toMatch(face === "hope" ? /throw-wide/ : new RegExp(`throw-${face}-wide`));
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

test("with a graphics processor the drawn cube takes the place of the picture, and rolls", async ({
  page,
}) => {
  // The one of the tests is a program; it is told to pass for a processor.
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, wish?: object) {
        return getContext.call(this, kind, { ...wish, failIfMajorPerformanceCaveat: false });
      },
    });
    const { getParameter } = WebGL2RenderingContext.prototype;
    Object.assign(WebGL2RenderingContext.prototype, {
      getParameter(this: WebGL2RenderingContext, name: number) {
        const value: unknown = getParameter.call(this, name);
        return typeof value === "string" ? "a graphics processor" : value;
      },
    });
    // As slow as it is, it draws a small cube.
    addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "4px"));
  });
  await openPage(page, "/throw-cube");
  await expect(page.locator(".cube-lit canvas")).toBeVisible();
  await stopClock(page);
  await throwButton(page, "sl").click();
  await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "rolling");
  await expect(page.locator(".cube-lit canvas")).toBeVisible();
  await expect(page.locator(".flight-cube")).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(page.getByText("Tu je tvoja misel.")).toBeVisible();
});

test.describe("on the first visit", () => {
  // Programs that read pages are not greeted, and a headless browser calls itself one.
  test.use({
    firstVisit: true,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
  });

  test("nobody who throws the cube is greeted, neither while it rolls nor beside the thought", async ({
    page,
  }) => {
    const counted = page.waitForRequest("**/api/track");
    await page.goto("/throw-cube");
    await counted;
    await page.mouse.move(200, 200);
    await throwButton(page, "sl").click();
    await expect(page.getByText("Tu je tvoja misel.")).toBeVisible();
    await page.waitForTimeout(7000);
    await expect(page.locator(".chat-greeting")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

/** From now on time passes only with `runFor`, however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** One of the planes; all of the cube's are there with it. */
function planes(page: Page) {
  return page.locator(".flight-face").first();
}

/** The animation of the cube of planes. */
function rolling(page: Page) {
  return page.locator(".flight-cube").evaluate((cube) => {
    const [animation] = cube.getAnimations();
    const effect = animation?.effect as KeyframeEffect | undefined;
    return {
      playState: animation?.playState,
      duration: Number(effect?.getTiming().duration),
      properties: ["transform"].filter((name) => effect?.getKeyframes().some((keyframe) => name in keyframe)),
    };
  });
}

function throwButton(page: Page, locale: Locale) {
  return page.getByRole("button", { name: WORDS[locale].throw, exact: true });
}

/** A finger that lands on the cube, goes so far, and leaves. */
async function drag(page: Page, [across, down]: [number, number]): Promise<void> {
  const box = await page.locator(".cube-hand").boundingBox();
  if (!box) throw new Error("There is no cube.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + across * part, y: y + down * part }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 3; step++) await touch("touchMove", step / 3);
  await touch("touchEnd", 1);
}
