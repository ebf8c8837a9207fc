import { expect, type Locator, type Page } from "@playwright/test";
import { LOCALES, localizedPath, type Locale } from "../contract/locale.ts";
import { ask, openChat } from "./chat.ts";
import { openPage, ready, test, watchConsole, wideElements } from "./page.ts";

const SAID = { sl: "Nočem več živeti.", en: "I want to kill myself." } as const;
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
];
/** The two numbers that stand large, where the network tells the country. */
const LARGE = {
  SI: ["tel:116123", "tel:112"],
  US: ["tel:988", "tel:911"],
  DE: ["tel:08001110111", "tel:112"],
};

for (const locale of LOCALES)
  for (const { width, height } of WINDOWS)
    for (const country of ["SI", "US"] as const)
      test(`the card takes a third of ${width}x${height} at most, with whole names, in ${locale} from ${country}`, async ({
        page,
      }) => {
        const troubles = watchConsole(page);
        await page.setViewportSize({ width, height });
        const card = await showCard(page, { locale, country });
        await expect(card.locator(".chat-help-first a").first()).toHaveAttribute("href", LARGE[country][0]!);
        expect((await card.boundingBox())?.height).toBeLessThanOrEqual(height / 3 + 0.5);
        expect(await hiddenParts(card, ".chat-help-title, strong:not(details *), .chat-help-name")).toEqual(
          [],
        );
        expect(await hiddenParts(card, ".chat-help-near a")).toEqual([]);
        // Where 116 123 and 112 stand beside one's own numbers, a phone reaches what there is more of by scrolling.
        if (country === "SI" || width > 390)
          expect(await hiddenParts(card, "summary, .chat-help-more > a")).toEqual([]);
        expect(troubles).toEqual([]);
      });

for (const locale of LOCALES)
  for (const scale of [100, 200])
    test(`at 320 px with text at ${scale} % the further numbers are whole in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const card = await showCard(page, { locale, country: "SI", scale });
      const more = card.locator("summary, .chat-help-more > a").first();
      await more.scrollIntoViewIfNeeded();
      await expect(more).toBeInViewport({ ratio: 0.98 });
      expect(await sidewaysParts(card)).toEqual([]);
      if (locale === "sl") {
        await more.click();
        const heights = await card
          .locator(".chat-help-more a")
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
        const last = card.locator(".chat-help-more li").last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 0.98 });
        expect(await sidewaysParts(card)).toEqual([]);
      }
      if (scale === 100) expect(await wideElements(page)).toEqual([]);
    });

for (const country of ["SI", "US", "DE"] as const)
  for (const locale of LOCALES)
    test(`from ${country} its own lines stand first in ${locale}, whatever the browser's languages, and 116 123 and 112 are there`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ locale: "en-US", serviceWorkers: "block" });
      const page = await context.newPage();
      const card = await showCard(page, { locale, country });
      const large = card.locator(".chat-help-first a");
      for (const [index, href] of LARGE[country].entries())
        await expect(large.nth(index)).toHaveAttribute("href", href);
      for (const href of ["tel:116123", "tel:112"])
        await expect(card.locator(`a[href="${href}"]`).first()).toBeVisible();
      await context.close();
    });

for (const locale of LOCALES)
  for (const width of [320, 360, 390, 412])
    test(`at ${width} px from DE the large numbers do not touch, and a line of another country names it, in ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 664 });
      const card = await showCard(page, { locale, country: "DE" });
      const boxes = await card.locator(".chat-help-first strong").evaluateAll((numbers) =>
        numbers.map((number) => {
          const range = document.createRange();
          range.selectNodeContents(number);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      const [one, other] = [boxes[0]!, boxes[1]!];
      expect(one.right + 8 <= other.left || one.bottom <= other.top).toBe(true);
      expect(await sidewaysParts(card)).toEqual([]);
      await expect(card.locator('.chat-help-near a[href="tel:116123"]')).toContainText(
        locale === "sl" ? "Slovenija: " : "Slovenia: ",
      );
      await card.locator("summary").click();
      // From there they call nobody, or another line.
      for (const tel of ["116111", "0801155", "113"])
        await expect(card.locator(`a[href="tel:${tel}"]`)).toHaveCount(0);
    });

test("on a phone one sees that a line is closed, while a question waits for its answer", async ({
  browser,
}) => {
  const context = await browser.newContext({
    timezoneId: "Europe/Ljubljana",
    serviceWorkers: "block",
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  await page.clock.install({ time: new Date("2026-11-16T02:10:00+01:00") });
  const card = await showCard(page, { locale: "sl", country: "SI" });
  await card.locator("summary").click();
  const closed = card.getByText("Zdaj zaprto, odprejo ob 12:00").first();
  await closed.scrollIntoViewIfNeeded();
  await expect(closed).toBeInViewport({ ratio: 0.98 });
  expect((await closed.boundingBox())?.width).toBeGreaterThan(100);
  await context.close();
});

test("the country that the page of help shows counts for the chat that is opened on it", async ({ page }) => {
  await page.route("**/api/country", (route) => route.fulfill({ json: { country: "SI" } }));
  await openPage(page, "/help?country=US", "en");
  await page.getByRole("button", { name: "Talk with the Wisdom Conversationalist" }).click();
  await page.locator(".chat-dialog textarea").fill(SAID.en);
  await page.locator(".chat-dialog textarea").press("Enter");
  await expect(page.locator(".chat-help-first a").first()).toHaveAttribute("href", "tel:988");
});

for (const { at, own, child, night } of [
  {
    at: "2026-11-27T01:10:00Z",
    own: /Odprto zdaj, 20:1\d,/,
    child: "Zdaj zaprto, odprejo ob 12:00 po tamkajšnjem času",
    night: /Odprto zdaj, 02:1\d po tamkajšnjem času/,
  },
  {
    at: "2026-11-27T11:10:00Z",
    own: /Odprto zdaj, 06:1\d,/,
    child: /Odprto zdaj, 12:1\d po tamkajšnjem času/,
    night: "Zdaj zaprto, odprejo ob 19:00 po tamkajšnjem času",
  },
])
  test(`at ${at} a line tells by its own clock whether it is open and when it opens`, async ({ browser }) => {
    const context = await browser.newContext({
      timezoneId: "America/New_York",
      locale: "sl-SI",
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.clock.install({ time: new Date(at) });
    const card = await showCard(page, { locale: "sl", country: "SI" });
    // Day and night is the same by every clock: the visitor's own is shown.
    await expect(card.locator(".chat-help-first")).toContainText(own);
    await card.locator("summary").click();
    const lineOf = (tel: string) =>
      card.locator(".chat-help-more li", { has: page.locator(`a[href="tel:${tel}"]`) });
    await expect(lineOf("116111")).toContainText(child);
    await expect(lineOf("+38615209900")).toContainText(night);
    await context.close();
  });

for (const { width, height } of [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 1366, height: 768 },
])
  for (const locale of LOCALES)
    for (const country of ["SI", "US"] as const)
      test(`at ${width}x${height} a question of danger, its first answers and a number are in view in ${locale} from ${country}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await showCard(page, { locale, country });
        await expectAsked(page.locator(".chat-page .chat-panel"));
        // Another window has a conversation of its own.
        const other = await page.context().newPage();
        await other.setViewportSize({ width, height });
        await other.route("**/api/country", (route) => route.fulfill({ json: { country } }));
        const chat = await openChat(other, locale);
        await ask(chat, SAID[locale]);
        await expectAsked(chat.dialog);
      });

test("the button to the end leads to the answers of the question", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await showCard(page, { locale: "sl", country: "SI" });
  await page.locator(".chat-to-end").click();
  await expect(page.locator(".chat-choices button").last()).toBeInViewport({ ratio: 0.98 });
});

/** The page of the chat after a message that tells of danger, with the reply's choices. */
async function showCard(
  page: Page,
  { locale, country, scale = 100 }: { locale: Locale; country: string; scale?: number },
): Promise<Locator> {
  await page.route("**/api/country", (route) => route.fulfill({ json: { country } }));
  await page.goto(localizedPath("/chat", locale));
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${scale}%`);
  await ready(page);
  const panel = page.locator(".chat-panel");
  await panel.locator("textarea").fill(SAID[locale]);
  await panel.locator("textarea").press("Enter");
  await expect(panel.locator(".chat-choices button").first()).toBeVisible();
  return panel.locator(".chat-help");
}

/** The whole last reply and the first of its answers can be seen, the answer also pressed. */
async function expectAsked(chat: Locator): Promise<void> {
  const reply = chat.locator(".chat-message-assistant .chat-words").last();
  const answer = chat.locator(".chat-choices button").first();
  await expect(answer).toBeVisible();
  await expect
    .poll(async () => {
      const list = (await chat.locator(".chat-scroll").boundingBox())!;
      const [above, below] = [(await reply.boundingBox())!, (await answer.boundingBox())!];
      return { above: above.y >= list.y, below: below.y + below.height <= list.y + list.height };
    })
    .toEqual({ above: true, below: true });
  await expect(answer).toBeInViewport({ ratio: 0.98 });
  await answer.click({ trial: true });
  const number = chat.locator(".chat-help-first strong").first();
  await expect(number).toBeInViewport({ ratio: 0.98 });
  await number.click({ trial: true });
}

/** What of the card does not stand whole in what is seen of it, without scrolling. */
function hiddenParts(card: Locator, parts: string): Promise<string[]> {
  return card.evaluate((element, selector) => {
    const seen = element.getBoundingClientRect();
    return [...element.querySelectorAll<HTMLElement>(selector)]
      .filter((part) => {
        const { top, bottom, left, right, width } = part.getBoundingClientRect();
        const isInside =
          top >= seen.top && bottom <= seen.bottom + 0.5 && left >= seen.left && right <= seen.right;
        return !isInside || width <= 1 || (part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1);
      })
      .map((part) => part.textContent);
  }, parts);
}

/** What reaches beyond the card at its side, or is cut off. */
function sidewaysParts(card: Locator): Promise<string[]> {
  return card.evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    return [...element.querySelectorAll<HTMLElement>("strong, a, summary, li, p:not(.chat-spoken)")]
      .filter((part) => part.checkVisibility())
      .filter(
        (part) =>
          part.getBoundingClientRect().right > right + 0.5 ||
          (getComputedStyle(part).display !== "inline" && part.scrollWidth > part.clientWidth + 1),
      )
      .map((part) => part.textContent);
  });
}
