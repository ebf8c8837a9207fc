import { expect, type Locator, type Page } from "@playwright/test";
import { COUNTRY_KEY } from "../contract/countries.ts";
import { PLAIN_HELP } from "../contract/plain-help.ts";
import { openHelp, openPage, test, watchErrors } from "./page.ts";

const SAID = "Nočem več živeti.";
const NUMBERS = ["tel:116123", "tel:112"];

/** What a browser may keep from a page. */
const STORAGES: Record<string, () => void> = {
  "no storage": () => {
    for (const name of ["localStorage", "sessionStorage", "caches", "indexedDB"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("", "SecurityError");
        },
      });
  },
  "a full storage": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
  },
  "a storage of a private window": () => {
    // There is one, and nothing stays in it.
    Storage.prototype.setItem = () => undefined;
    Storage.prototype.getItem = () => null;
  },
};

for (const [name, spoil] of Object.entries(STORAGES))
  test(`with ${name} help and the card show 116 123 and 112`, async ({ page }) => {
    const troubles = watchErrors(page);
    await page.addInitScript(spoil);
    await openHelp(page);
    await expectNumbers(page.locator("main"));
    await expectCard(page);
    expect(troubles).toEqual([]);
  });

for (const year of [2001, 2099])
  test(`with a clock of the year ${year} help and the card show 116 123 and 112, and who is open`, async ({
    page,
  }) => {
    const troubles = watchErrors(page);
    await page.clock.setFixedTime(new Date(`${year}-05-05T12:00:00Z`));
    await openHelp(page);
    await expectNumbers(page.locator("main"));
    await expect(page.locator(".help-first .lit-open").first()).toHaveText(/^Odprto zdaj/);
    const card = await expectCard(page);
    await expect(card).toContainText("Odprto zdaj");
    expect(troubles).toEqual([]);
  });

for (const [name, reply] of Object.entries({
  "no country": { json: { country: null } },
  "a country that there is not": { json: { country: "XX" } },
  "something else than a country": { json: { country: "<b>" } },
  "a fault": { status: 500, body: "" },
  "a page in place of an answer": { body: "<html>" },
}))
  test(`where the network tells ${name} the card shows 116 123 and 112`, async ({ page }) => {
    const troubles = watchErrors(page);
    const card = await expectCard(page, reply);
    await expect(card.locator(".chat-help-first a").first()).toHaveAttribute("href", "tel:116123");
    expect(troubles).toEqual([]);
  });

test("a line without hours says what is known of them, and 116 123 and 112 stand beside it", async ({
  page,
}) => {
  const card = await expectCard(page, { json: { country: "RS" } });
  const line = card.locator(".chat-help-first li", { has: page.locator('a[href="tel:194"]') });
  await expect(line).toBeVisible();
  await expect(line).not.toContainText(/Odprto|zaprto/);
  await openHelp(page, "/help?country=RS");
  await expect(page.locator('.help-first a[href="tel:194"]')).toBeVisible();
  await expectNumbers(page.locator(".help-first"));
});

for (const country of ["XX", "", "us&country=zz", "%3Cb%3E", "US".repeat(500)])
  test(`?country=${country.slice(0, 20)} changes nothing on the page of help`, async ({ page }) => {
    const troubles = watchErrors(page);
    await openPage(page, `/help?${COUNTRY_KEY}=${country}`);
    await expectNumbers(page.locator(".help-first"));
    await expect(page.locator(".help-first .lit-call").first()).toHaveText(/116\s123/);
    expect(troubles).toEqual([]);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/help?country=XX", "/help?country=RS", ...PLAIN_HELP.map((plain) => plain.path)])
    test(`${path} shows 116 123 and 112`, async ({ page }) => {
      await openHelp(page, path);
      await expectNumbers(page.locator("main"));
    });

  test("the page of the chat leads to help and names both numbers", async ({ page }) => {
    await page.goto("/chat");
    await expectNumbers(page.locator(".chat-notice").first());
    await expect(page.locator('a.help-window[href^="/help"]').first()).toBeVisible();
  });
});

/** The card after a message that tells of danger, on the page of the chat. */
async function expectCard(
  page: Page,
  country: Parameters<Parameters<Parameters<Page["route"]>[1]>[0]["fulfill"]>[0] = {
    json: { country: null },
  },
): Promise<Locator> {
  await page.route("**/api/country", (route) => route.fulfill(country));
  await openPage(page, "/chat");
  const field = page.locator(".chat-panel textarea");
  await field.fill(SAID);
  await field.press("Enter");
  const card = page.locator(".chat-help");
  await expectNumbers(card);
  return card;
}

async function expectNumbers(place: Locator): Promise<void> {
  for (const href of NUMBERS) await expect(place.locator(`a[href="${href}"]`).first()).toBeVisible();
}
