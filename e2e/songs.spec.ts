import { expect, type Page } from "@playwright/test";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { openPage, test, wideElements } from "./page.ts";

const WORDS = {
  sl: { failed: "Posnetek se ni naložil.", open: /Odpri ga na YouTubu/, youtube: /YouTub/g },
  en: { failed: "The video has not loaded.", open: /Open it on YouTube/, youtube: /YouTube/g },
};
const PLAYER = "https://www.youtube-nocookie.com/**";

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`where the songs lead is said above each list and in no row, in ${locale}`, async ({ page }) => {
    await page.goto(localizedPath("/wisdom/sing-nations", locale));
    for (const row of await page.locator(".links li").all())
      expect(await row.textContent()).not.toMatch(words.youtube);
    const said = await page
      .locator(".links")
      .evaluateAll((lists) => lists.map((list) => list.previousElementSibling?.textContent ?? ""));
    expect(said).toHaveLength(3);
    for (const text of said) expect(text.match(words.youtube)).toHaveLength(1);
  });

  test(`a video that does not load says so and leads to itself, in ${locale}`, async ({ page }) => {
    await page.route(PLAYER, (route) => route.abort());
    await openPage(page, "/wisdom/heaven-hell", locale);
    const video = page.locator(".video").first();
    await video.locator(".video-play").click();
    await expect(video.getByRole("status")).toContainText(words.failed);
    await expect(video.getByRole("link", { name: words.open })).toHaveAttribute(
      "href",
      /youtube\.com\/watch\?v=/,
    );
  });
}

test("a video that plays says nothing, and one that may not be shown here says so", async ({ page }) => {
  let event = "onReady";
  await page.route(PLAYER, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<script>addEventListener("message", ({ data, source, origin }) => {
        if (JSON.parse(data).event === "listening") source.postMessage('{"event":"${event}"}', origin);
      })</script>`,
    }),
  );
  await openPage(page, "/wisdom/heaven-hell");
  const heard = () => page.evaluate(() => (window as unknown as { heard?: string }).heard);
  await page.evaluate(() =>
    addEventListener("message", ({ data }) => Object.assign(window, { heard: data })),
  );
  const first = page.locator(".video").first();
  await first.locator(".video-play").click();
  await expect.poll(heard).toContain("onReady");
  // Longer than a silent player would be given.
  await page.waitForTimeout(7000);
  await expect(first.getByRole("status")).toBeEmpty();
  event = "onError";
  await openPage(page, "/wisdom/heaven-hell");
  await first.locator(".video-play").click();
  await expect(first.getByRole("status")).toContainText(WORDS.sl.failed);
});

test("without a network no grey box comes, and a second press tries again", async ({ page, context }) => {
  await page.route(PLAYER, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>video</title>" }),
  );
  await openPage(page, "/wisdom/heaven-hell");
  const video = page.locator(".video").first();
  await context.setOffline(true);
  await video.locator(".video-play").click();
  await expect(video.getByRole("status")).toContainText(WORDS.sl.failed);
  await expect(page.locator("iframe")).toHaveCount(0);
  await context.setOffline(false);
  await video.locator(".video-play").click();
  await expect(video.locator("iframe")).toBeVisible();
});

for (const width of [320, 390, 768, 1280])
  test(`a row is pressed anywhere, and nothing hangs out of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/wisdom/sing-nations");
    expect(await wideElements(page)).toEqual([]);
    const rows = page.locator(".songs li");
    for (const row of [rows.first(), rows.nth(3)]) expect(await linkAtEdges(row)).toEqual([true, true]);
    const columns = await rows.evaluateAll(
      (all) => new Set(all.map((row) => row.getBoundingClientRect().left)).size,
    );
    expect(columns).toBe(width < 960 ? 1 : 2);
  });

/** Whether the link of a row is under a finger at its left and at its right end. */
function linkAtEdges(row: ReturnType<Page["locator"]>): Promise<boolean[]> {
  return row.evaluate((element) => {
    // Away from the chat's button.
    element.scrollIntoView({ block: "center" });
    const { left, right, top, height } = element.getBoundingClientRect();
    return [left + 4, right - 4].map(
      (x) => document.elementFromPoint(x, top + height / 2)?.closest("a") === element.querySelector("a"),
    );
  });
}
