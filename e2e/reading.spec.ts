import { expect } from "@playwright/test";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { openPage, readTexts, test } from "./page.ts";

const WORDS = {
  sl: {
    contents: "Na tej strani",
    share: "Deli to stran",
    copied: "Povezava je kopirana.",
    listen: "Poslušaj",
  },
  en: { contents: "On this page", share: "Share this page", copied: "The link is copied.", listen: "Listen" },
};

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`a video comes from another host only after a press, in ${locale}`, async ({ page }) => {
    const foreign: string[] = [];
    await page.route(/^https:/, (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>video</title>" });
    });
    await page.goto(localizedPath("/wisdom/what-is-not", locale));
    await page.locator(".video").first().scrollIntoViewIfNeeded();
    await expect(page.locator(".video img").first()).toHaveJSProperty("complete", true);
    expect(foreign).toEqual([]);

    await page.locator(".video-play").first().click();
    const frame = page.locator(".video iframe");
    await expect(frame).toHaveCount(1);
    await expect(frame).toBeFocused();
    await expect.poll(() => foreign.length).toBeGreaterThan(0);
    expect(foreign.every((url) => url.startsWith("https://www.youtube-nocookie.com/embed/"))).toBe(true);
  });

  test(`the contents of a long page lead to its headings, in ${locale}`, async ({ page }) => {
    const { headings } = readTexts("darkness-hope", locale) as unknown as {
      headings: { id: string; text: string }[];
    };
    await page.goto(localizedPath("/wisdom/darkness-hope", locale));
    await page.getByText(words.contents).click();
    const links = page.locator(".page-contents a");
    await expect(links).toHaveText(headings.map(({ text }) => text));
    await links.last().click();
    await expect(page.locator(`[id="${headings.at(-1)?.id}"]`)).toBeInViewport();
  });

  test(`a picture of the whole page has no empty places, in ${locale}`, async ({ page }) => {
    await openPage(page, "/wisdom/darkness-hope", locale);
    const countLeftOut = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll(".essay > *")].filter(
            (part) => getComputedStyle(part).contentVisibility === "auto",
          ).length,
      );
    await expect.poll(countLeftOut).toBe(0);
  });

  test(`the link of a page can be copied, in ${locale}`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await openPage(page, "/wisdom/what-is", locale);
    await page.getByRole("button", { name: words.share }).click();
    await expect(page.getByText(words.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test(`a page is read out where the device has a voice of its language, in ${locale}`, async ({ page }) => {
    await page.addInitScript((lang) => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      speechSynthesis.getVoices = () => [{ lang, localService: true } as SpeechSynthesisVoice];
      speechSynthesis.speak = (utterance) => void spoken.push(utterance.text);
      Object.defineProperty(SpeechSynthesisUtterance.prototype, "voice", { set() {}, configurable: true });
    }, locale);
    await page.goto(localizedPath("/wisdom/what-is", locale));
    await page.getByRole("button", { name: words.listen }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.length))
      .toBeGreaterThan(10);
    const [first] = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
    expect(first).toBe(readTexts("what-is", locale).meta.title);
  });

  test(`without a voice nothing is offered to listen to, in ${locale}`, async ({ page }) => {
    await page.addInitScript(() => (speechSynthesis.getVoices = () => []));
    await openPage(page, "/wisdom/what-is", locale);
    await expect(page.getByRole("button", { name: words.listen })).toHaveCount(0);
  });
}

test("on a wide screen the header goes while one reads on, and comes back when one looks back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/wisdom/what-is");
  const header = page.getByRole("navigation", { name: "Glavni meni" }).getByRole("link", { name: "Zgodbe" });
  const help = page.getByRole("banner").getByRole("link", { name: "Pomoč", exact: true });
  await expect(header).toBeInViewport();
  await page.mouse.move(600, 400);
  for (const [way, isThere] of [
    [1500, false],
    [-200, true],
    [600, false],
  ] as const) {
    await page.mouse.wheel(0, way);
    if (isThere) await expect(header).toBeInViewport({ ratio: 1 });
    else await expect(header).not.toBeInViewport();
    await expect(help).toBeInViewport({ ratio: 1 });
  }
  // The keyboard goes nowhere that cannot be seen.
  await header.focus();
  await expect(header).toBeInViewport({ ratio: 1 });
});

test("on a wide screen the sources of quotations stand in the margin, elsewhere below", async ({ page }) => {
  await page.goto("/wisdom/what-is");
  const quote = page.locator(".quote").first();
  for (const [width, isBeside] of [
    [1280, true],
    [1920, true],
    [1200, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await quote.scrollIntoViewIfNeeded();
    const words = await quote.locator("blockquote").boundingBox();
    const source = await quote.locator("figcaption").boundingBox();
    if (!words || !source) throw new Error("The quotation is not there.");
    expect(source.x >= words.x + words.width, `${width} px`).toBe(isBeside);
    expect(source.y >= words.y + words.height, `${width} px`).toBe(!isBeside);
    expect(source.x + source.width).toBeLessThanOrEqual(width);
  }
});

test("on paper links elsewhere have numbers, their addresses stand at the end, and no heading is left alone", async ({
  page,
}) => {
  await page.goto("/wisdom/sing-nations");
  await expect(page.locator('link[href="/print.css"]')).toBeAttached();
  const listen = () =>
    page.evaluate(() =>
      addEventListener(
        "beforeprint",
        () => {
          const addresses = [...document.querySelectorAll(".paper-links li")].map((item) => item.textContent);
          const wrong = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='https:']")].filter(
            (link) => addresses[Number(link.dataset["note"]) - 1] !== link.href,
          );
          Object.assign(window, { printed: { addresses: addresses.length, wrong: wrong.length } });
        },
        { once: true },
      ),
    );
  const printed = () => page.evaluate(() => (window as unknown as { printed?: object }).printed);
  // The script that numbers them comes when the page is idle.
  await expect
    .poll(async () => {
      await listen();
      await page.pdf({ format: "A4" });
      return printed();
    })
    .toEqual({ addresses: 22 + 11 + 2, wrong: 0 });
  await expect(page.locator(".paper-links, [data-note]")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  for (const heading of await page.locator("main :is(h1, h2, h3)").all())
    await expect(heading).toHaveCSS("break-after", "avoid");
  const ofPage = page.locator("main .prose a[href^='/']").first();
  expect(await ofPage.evaluate((link) => getComputedStyle(link, "::after").content)).toBe("none");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("a video leads to its host in a new tab, and every link elsewhere says so", async ({ page }) => {
    await page.goto("/wisdom/sing-nations");
    const links = page.locator("main .links a");
    await expect(links).toHaveCount(22 + 11 + 2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await expect(link).toContainText("odpre se v novem zavihku");
    }
    await page.goto("/wisdom/heaven-hell");
    await expect(page.locator(".video-play").first()).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=Zy2AQlK6C5k",
    );
  });
});
