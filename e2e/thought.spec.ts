import { expect } from "@playwright/test";
import { localDay } from "../contract/day.ts";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { thoughtOfDay } from "../contract/thought-of-day.ts";
import { thoughtPath } from "../contract/thoughts.ts";
import { openPage, readTexts, readWisdoms, test, watchConsole } from "./page.ts";

const today = () => thoughtOfDay(localDay(new Date()));

for (const locale of LOCALES) {
  const { meta, data } = readTexts("thought", locale);

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test("today's thought stands there with its question, its door, a permanent link and two ways to subscribe", async ({
      page,
    }) => {
      const wisdom = readWisdoms(locale)[today() - 1];
      await page.goto(localizedPath("/thought", locale));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(meta.title);
      await expect(page.locator(".thought")).toHaveText(wisdom?.text ?? "");
      await expect(page.locator(".reflect")).toHaveText(wisdom?.reflect ?? "");
      await expect(page.locator(".share a")).toHaveAttribute(
        "href",
        localizedPath(thoughtPath(today()), locale),
      );
      const door = data.doors.find(({ sign }) => sign === wisdom?.face);
      await expect(page.locator(".door")).toContainText(door?.title ?? "");
      await expect(page.getByRole("link", { name: meta.throw, exact: true }).last()).toHaveAttribute(
        "href",
        /^\/throw-cube/,
      );
      await page.locator(".door").click();
      await expect(page).toHaveURL(new RegExp(`${door?.path}`));
    });
  });

  test(`the app takes the page over as it stands, in ${locale}`, async ({ page }) => {
    const troubles = watchConsole(page);
    await openPage(page, "/thought", locale);
    await expect(page.locator(".thought")).toHaveText(readWisdoms(locale)[today() - 1]?.text ?? "");
    const other = locale === "sl" ? "en" : "sl";
    await page.locator(`.languages a[lang="${other}"]`).click();
    await expect(page.locator(".thought")).toHaveText(readWisdoms(other)[today() - 1]?.text ?? "");
    expect(troubles).toEqual([]);
  });

  test(`what the page announces and links can be subscribed to, in ${locale}`, async ({ page, request }) => {
    await page.goto(localizedPath("/thought", locale));
    for (const [type, name, beginning] of [
      ["application/atom+xml", meta.subscribe.feed, "<?xml"],
      ["text/calendar", meta.subscribe.calendar, "BEGIN:VCALENDAR\r\n"],
    ] as const) {
      const link = page.getByRole("link", { name, exact: true });
      const address = (await link.getAttribute("href")) ?? "";
      await expect(page.locator(`head link[rel="alternate"][type="${type}"]`)).toHaveAttribute(
        "href",
        address,
      );
      const response = await request.get(address);
      expect(response.headers()["content-type"]).toContain(type);
      expect(response.headers()["content-language"]).toBe(locale);
      const text = await response.text();
      expect(text.startsWith(beginning)).toBe(true);
      expect(text.replace(/\r\n /g, "").replaceAll("\\", "")).toContain(
        readWisdoms(locale)[today() - 1]?.text,
      );
    }
  });
}

test("from the home page one comes to the thought of the day, and from there to the cube", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.locator('main a[href="/thought"]').click();
  await expect(page.locator(".thought")).toHaveText(readWisdoms("sl")[today() - 1]?.text ?? "");
  await page.locator(".day-thought .button").click();
  await expect(page).toHaveURL("/throw-cube");
  await expect(page.locator(".thrower")).toHaveAttribute("data-phase", "idle");
});

for (const viewport of [
  { width: 1280, height: 680 },
  { width: 390, height: 664 },
]) {
  test(`thought, question, door and button stand in the first window of ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/thought");
    for (const part of [".thought", ".reflect", ".door", ".day-thought .button"])
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  });
}

test.describe("on the first visit", () => {
  // Programs that read pages are not greeted, and a headless browser calls itself one.
  test.use({
    firstVisit: true,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
  });

  test("nobody is greeted over the thought of the day", async ({ page }) => {
    const counted = page.waitForRequest("**/api/track");
    await page.goto("/thought");
    await counted;
    await page.mouse.move(200, 200);
    await page.waitForTimeout(5000);
    await expect(page.locator(".chat-greeting")).toHaveCount(0);
  });
});
