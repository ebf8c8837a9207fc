import { expect, type Page } from "@playwright/test";
import { HELP_COUNTRIES } from "../contract/countries.ts";
import { documentPath } from "../contract/documents.ts";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { PLAIN_HELP } from "../contract/plain-help.ts";
import { violations } from "./axe.ts";
import { openPage, ready, test, watchConsole, wideElements } from "./page.ts";

const SMALL = { width: 320, height: 640 };

for (const [country, numbers] of [
  ["SI", ["116123", "112"]],
  ["DE", ["08001110111"]],
  ["US", ["988"]],
] as const)
  test(`in ${country} ${numbers.join(" and ")} are in the first window of a small phone, large enough to press`, async ({
    page,
  }) => {
    await page.setViewportSize(SMALL);
    await page.goto(`/help?country=${country}`);
    for (const number of numbers) {
      const call = page.locator(`.help-first a[href="tel:${number}"]`);
      await expect(call).toBeInViewport({ ratio: 1 });
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
  });

for (const locale of ["sl", "en"] as const)
  for (const scale of [1, 2])
    test(`at 320 px with text at ${scale * 100} % nothing is cut in ${locale}, and everything can be pressed`, async ({
      page,
    }) => {
      await page.setViewportSize(SMALL);
      await page.goto(localizedPath("/help?country=SI", locale));
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${scale * 100}%`);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      if (scale === 1) expect(await wideElements(page)).toEqual([]);
      expect(await outsideWindow(page)).toEqual([]);
      expect(await cutNames(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });

test("a clock tells which line is open now, whatever the clock of the visitor, and the app leaves it there", async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: "America/New_York", locale: "sl-SI" });
  const page = await context.newPage();
  const troubles = watchConsole(page);
  await page.clock.install({ time: new Date("2026-11-27T01:10:00Z") });
  await page.goto("/help?country=SI");
  const openingOf = (number: string) =>
    page.locator(".help-first li", { has: page.locator(`a[href="tel:${number}"]`) }).locator(".lit-open");
  await page.clock.runFor(5_000);
  await expect(openingOf("116123")).toHaveText("Odprto zdaj, 02:10 po tamkajšnjem času");
  await expect(openingOf("116111")).toHaveText("Zdaj zaprto, odprejo ob 12:00 po tamkajšnjem času");
  await page.evaluate(() => dispatchEvent(new Event("app:start")));
  await page.clock.runFor(5_000);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(openingOf("116123")).toHaveText("Odprto zdaj, 02:10 po tamkajšnjem času");
  await page.clock.fastForward("10:00:00");
  await expect(openingOf("116111")).toHaveText(/^Odprto zdaj, 12:1\d/);
  expect(troubles).toEqual([]);
  await context.close();
});

test("the app keeps the country that the address named, also in the other language", async ({ page }) => {
  const troubles = watchConsole(page);
  await openPage(page, "/help?country=US", "en");
  await expect(page.locator(".help-first .lit-call").first()).toHaveText("988");
  await page.locator(".languages a[lang=sl]").click();
  await expect(page.locator("h1")).toHaveText("Pomoč");
  await expect(page.locator(".help-first .lit-call").first()).toHaveText("988");
  expect(troubles).toEqual([]);
});

test("a link to help asks the worker, which knows the country", async ({ page }) => {
  await openPage(page, "/gratitude");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Vsa pomoč" }).click();
  await expect(page).toHaveURL("/help");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("numbers, hours, channels and the other countries are all there", async ({ page }) => {
    await page.goto("/help?country=SI");
    const card = page.locator(".help-first");
    await expect(card.locator("a[href='tel:116123']")).toBeVisible();
    await expect(card).toContainText("vsak dan od 12. do 20. ure");
    await expect(card.locator("a[href='sms:112']")).toBeVisible();
    await expect(card.locator("a[href='mailto:tom@zpms.si']")).toBeVisible();
    await expect(page.locator(".help-silent a[href='https://e-tom.si']")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nemčija" })).toBeHidden();
    await page.getByRole("heading", { name: "Številke za druge države" }).click();
    await page.getByRole("heading", { name: "Nemčija" }).click();
    await expect(page.locator("a[href='tel:08001110111']")).toBeVisible();
  });

  test("where no country is known, all of them stand open to choose", async ({ page }) => {
    await page.goto("/help");
    await expect(page.locator(".help-elsewhere > details > summary")).toHaveCount(HELP_COUNTRIES.length);
    await expect(page.getByRole("heading", { name: "Slovenija", exact: true })).toBeVisible();
    await expect(page.locator(".help-first a[href='https://findahelpline.com']")).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "on paper" : "on paper without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const locale of ["sl", "en"] as const)
      test(`where no country is known, help is one sheet with all Slovenian numbers and two of each country, in ${locale}`, async ({
        page,
      }) => {
        await page.goto(localizedPath("/help", locale));
        await page.locator('link[href="/print.css"]').waitFor({ state: "attached" });
        await page.waitForLoadState("networkidle");
        await page.emulateMedia({ media: "print" });
        await page.setViewportSize({ width: 680, height: 1000 });
        const shown = (number: string) => page.locator(`.help a[href="tel:${number}"]:visible`);
        const slovenian = page.locator(".help-elsewhere > details").first();
        for (const number of ["116111", "+38615209900", "0801155", "113"])
          await expect(slovenian.locator(`a[href="tel:${number}"]`)).toBeVisible();
        for (const number of ["08001110111", "142", "988", "911", "999", "131114"])
          await expect(shown(number).first()).toBeVisible();
        expect(await wideElements(page)).toEqual([]);
        expect(await cutNames(page)).toEqual([]);
        expect(await countSheets(page)).toBe(1);
      });

    for (const locale of ["sl", "en"] as const)
      test(`the page of help is one A4 sheet of numbers and words, without folded countries, in ${locale}`, async ({
        page,
      }) => {
        await page.goto(localizedPath("/help?country=SI", locale));
        await page.locator('link[href="/print.css"]').waitFor({ state: "attached" });
        await page.waitForLoadState("networkidle");
        await page.emulateMedia({ media: "print" });
        // As wide as the paper between its margins.
        await page.setViewportSize({ width: 680, height: 1000 });
        for (const number of ["116123", "112", "116111", "+38615209900", "0801155", "113"])
          await expect(page.locator(`.help-first a[href="tel:${number}"]`)).toBeVisible();
        await expect(page.locator(".help-first a[href='mailto:tom@zpms.si']")).toBeVisible();
        for (const hidden of [".help-elsewhere", ".help-plain", ".help .document", ".foot"])
          await expect(page.locator(hidden)).toBeHidden();
        await expect(page.locator(".lit-open").filter({ visible: true })).toHaveCount(0);
        await expect(page.locator(".help .prose ul a[href^='/']").filter({ visible: true })).toHaveCount(0);
        expect(await wideElements(page)).toEqual([]);
        expect(await cutNames(page)).toEqual([]);
        for (const margin of ["0", "15mm"]) {
          const pdf = await page.pdf({
            format: "A4",
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          });
          expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g), margin).toHaveLength(1);
        }
      });
  });

for (const { path, language, name } of PLAIN_HELP)
  test(`${path} is reached from the page of help, fits a small phone and is heard in ${language}`, async ({
    page,
  }) => {
    const troubles = watchConsole(page);
    await page.setViewportSize(SMALL);
    await page.goto("/help");
    await ready(page);
    await page.locator(".help-plain").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(".lit-call").first()).toBeInViewport({ ratio: 1 });
    expect(await wideElements(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await outsideWindow(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

for (const locale of ["sl", "en"] as const)
  test(`on paper a page has no empty sheet, and the sheet of the conversation is short and names its document, in ${locale}`, async ({
    page,
  }) => {
    const open = async (path: string) => {
      await page.goto(localizedPath(path, locale));
      await page.locator('link[href="/print.css"]').waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
    };
    await open("/contact");
    expect(await countSheets(page)).toBe(1);
    await open("/protocol");
    expect(await countSheets(page)).toBeLessThan(8);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".sheet-paper")).toContainText(`${documentPath(locale, "protocol")}`);
    await open("/for-teachers");
    await expect(
      page.getByText(locale === "sl" ? "po en list za vsak obraz" : "a sheet for each face"),
    ).toBeHidden();
    await expect(
      page.getByRole("heading", { name: locale === "sl" ? "Koga poklicati" : "Who to call" }),
    ).toBeVisible();
  });

/** How many sheets of A4 a page takes. */
async function countSheets(page: Page): Promise<number> {
  const margin = { top: "12mm", right: "12mm", bottom: "12mm", left: "12mm" };
  const pdf = await page.pdf({ format: "A4", margin });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What of the page of help reaches beyond the window. */
function outsideWindow(page: Page): Promise<string[]> {
  return page.locator(".help *").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.matches(".visually-hidden"))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

/** Names and numbers of helplines that do not show whole. */
function cutNames(page: Page): Promise<string[]> {
  return page.locator(".help strong, .help .lit-call, .help .lit-way").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).display !== "inline")
      .map((element) => element.textContent),
  );
}

/** Links on lit paper that a finger could miss (WCAG 2.2, 2.5.5: 44 px). */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator(".help .lit a, .help summary").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent),
  );
}

for (const locale of LOCALES)
  test(`who cannot speak is led from the head of the page to those who answer in writing, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(localizedPath("/help?country=SI", locale));
    const way = page.locator(".help-to-silent a");
    await expect(way).toBeInViewport({ ratio: 0.98 });
    // The first number keeps its place in view.
    await expect(page.locator('main a[href="tel:116123"]').first()).toBeInViewport({ ratio: 0.98 });
    await way.click();
    await expect(page.locator(".help-silent h2")).toBeInViewport({ ratio: 0.98 });
    await expect(page.locator('.help-silent a[href^="sms:112"]')).toBeVisible();
  });
