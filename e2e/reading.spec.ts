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
