import { expect, type Page } from "@playwright/test";
import { LOCALES, localizedPath, type Locale } from "../contract/locale.ts";
import { pagePath } from "../contract/pages.ts";
import { violations } from "./axe.ts";
import { holdScripts, openPage, readTexts, ready, test, waitForPrefetches, wideElements } from "./page.ts";

const PATH = pagePath("plan");
const KEY = "wisdom_plan";
const texts = (locale: Locale) => readTexts("plan", locale).meta;
const SL = texts("sl");
const [FIRST, SECOND] = SL.steps;

/** What a visitor sees and presses. */
function planOf(page: Page, { buttons, words }: typeof SL = SL) {
  const button = (name: string) =>
    page.locator("main").getByRole("button", { name, exact: true }).filter({ visible: true });
  return {
    field: page.getByRole("textbox").filter({ visible: true }),
    next: button(buttons.next),
    skip: button(buttons.skip),
    back: button(buttons.back),
    whole: button(words.whole),
    sheet: page.locator(".plan-sheet"),
    kept: page.locator(".plan-kept").filter({ visible: true }),
    button,
  };
}

test("a plan is made a step at a time, outlives a reload and opens as a whole", async ({ page }) => {
  await openPage(page, PATH);
  const plan = planOf(page);
  await expect(page.getByRole("heading", { level: 2 }).filter({ visible: true })).toHaveText(
    FIRST?.title ?? "",
  );
  await plan.field.fill("Ponoči gledam v strop.");
  await expect(plan.kept).toHaveText(SL.words.saved);
  await plan.next.click();
  await expect(page.getByRole("heading", { name: SECOND?.title ?? "", exact: true, level: 2 })).toBeFocused();
  const idea = plan.button(plain(SECOND?.ideas[0] ?? ""));
  await idea.click();
  await expect(plan.field).toHaveValue(plain(SECOND?.ideas[0] ?? ""));
  await expect(idea).toHaveAttribute("aria-pressed", "true");
  await plan.next.click();
  await plan.skip.click();
  await plan.field.fill("Ana, 040 123 456");
  await plan.back.click();
  await plan.whole.click();

  await page.reload();
  // It was kept, so that the app comes by itself.
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(plan.sheet).toBeVisible();
  await expect(plan.sheet).toContainText("Ponoči gledam v strop.");
  await expect(plan.sheet).toContainText(plain(SECOND?.ideas[0] ?? ""));
  await expect(plan.sheet.getByRole("link", { name: "040 123 456" })).toHaveAttribute(
    "href",
    "tel:040123456",
  );
  await plan.sheet.getByRole("button", { name: SL.words.change }).first().click();
  await expect(plan.field).toHaveValue("Ponoči gledam v strop.");
});

test("while a plan is made, read, sent and deleted, nothing leaves the browser", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openPage(page, PATH);
  await waitForPrefetches(page);
  await page.waitForLoadState("networkidle");
  // Not even that the page was looked at.
  expect(requests.filter((url) => url.includes("/api/"))).toEqual([]);
  requests.length = 0;

  const plan = planOf(page);
  for (const step of SL.steps) {
    await plan.button(plain(step.ideas[0] ?? "")).click();
    await plan.field.press("End");
    await plan.field.pressSequentially(" zvečer");
    await plan.next.click();
  }
  await plan.field.fill("Pes");
  await plan.next.click();
  await plan.button(SL.buttons.share).click();
  await expect(page.getByText(SL.words.copied)).toBeVisible();
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  expect(sent).toContain(plain(SL.share_message));
  expect(sent).toContain(`${plain(SL.reason.title)}:\nPes`);
  await plan.button(SL.buttons.delete).click();
  await plan.button(SL.buttons.confirm_delete_yes).click();
  await expect(plan.kept).toHaveText(SL.words.deleted);
  expect(requests).toEqual([]);
});

test("a plan is deleted after a question, and not without", async ({ page }) => {
  await openPage(page, PATH);
  const plan = planOf(page);
  await plan.field.fill("Ne spim");
  await plan.whole.click();
  await plan.button(SL.buttons.delete).click();
  await expect(plan.button(SL.buttons.confirm_delete_no)).toBeFocused();
  await plan.button(SL.buttons.confirm_delete_no).click();
  expect(await stored(page)).toContain("Ne spim");
  await plan.button(SL.buttons.delete).click();
  await plan.button(SL.buttons.confirm_delete_yes).click();
  await expect(plan.field).toHaveValue("");
  expect(await stored(page)).toBeNull();
  await page.reload();
  await ready(page);
  await expect(plan.field).toHaveValue("");
});

for (const [what, refuse] of [
  ["refuses to be named", () => Object.defineProperty(window, "localStorage", { get: throwDenied })],
  ["is full", () => Object.defineProperty(Storage.prototype, "setItem", { value: throwDenied })],
] as const) {
  test(`where storage ${what}, the words stay on the page, and the page says so`, async ({ page }) => {
    await page.addInitScript(`${throwDenied.toString()}; (${refuse.toString()})()`);
    await openPage(page, PATH);
    const plan = planOf(page);
    await plan.field.fill("Ne spim");
    await expect(plan.kept).toHaveText(SL.words.not_saved);
    await plan.next.click();
    await plan.back.click();
    await expect(plan.field).toHaveValue("Ne spim");
    await plan.whole.click();
    await expect(plan.sheet).toContainText("Ne spim");
    await expect(plan.kept).toHaveText(SL.words.not_saved);
  });
}

test("what is stored and cannot be read is shown as it stands, and is not written over", async ({ page }) => {
  const damaged = '{"version":1,"words":{"signs":"Ne sp';
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key ?? "") === null) localStorage.setItem(key ?? "", text ?? "");
    },
    [KEY, damaged],
  );
  await openPage(page, PATH);
  await expect(page.locator(".plan-unread")).toContainText(damaged);
  const plan = planOf(page);
  await plan.sheet.getByRole("button", { name: SL.words.fill }).first().click();
  await plan.field.fill("Ne spim");
  await page.reload();
  await ready(page);
  await expect(plan.sheet).toContainText("Ne spim");
  await expect(page.locator(".plan-unread")).toContainText(damaged);
});

test("what is typed and pressed before the app has come is kept", async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, '{"version":1,"words":{"signs":"Ne jem"},"unread":null}');
  }, KEY);
  const app = await holdScripts(page);
  await page.goto(PATH);
  const plan = planOf(page);
  await plan.field.fill("Ne spim");
  await plan.skip.click();
  app.release();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { name: SECOND?.title ?? "", exact: true, level: 2 })).toBeVisible();
  await plan.back.click();
  await expect(plan.field).toHaveValue("Ne jem\nNe spim");
});

test("words that are not kept survive a change of language", async ({ page }) => {
  await page.addInitScript(
    `Object.defineProperty(Storage.prototype, "setItem", { value: ${throwDenied.toString()} })`,
  );
  await openPage(page, PATH);
  await planOf(page).field.fill("Ne spim");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator(".plan-sheet")).toContainText("Ne spim");
});

for (const locale of LOCALES) {
  test(`on paper the whole plan stands on one page with the numbers, in ${locale}`, async ({ page }) => {
    await openPage(page, PATH, locale);
    await planOf(page, texts(locale)).field.fill("A, 040 123 456");
    await page.locator('link[href="/print.css"]').waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print" });
    const paper = page.locator("main");
    for (const number of ["116 123", "112"]) {
      await expect(paper.locator(".plan-numbers").getByText(number, { exact: true })).toBeVisible();
    }
    await expect(paper.locator(".plan-sheet")).toContainText("A, 040 123 456");
    await expect(paper.locator(".plan-sheet li")).toHaveCount(7);
    await expect(paper.getByRole("button").filter({ visible: true })).toHaveCount(0);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test("all steps stand there to be read, and lines to write on when printed", async ({ page }) => {
      await page.goto(localizedPath(PATH, locale));
      const { steps, reason } = texts(locale);
      const examples = page.locator(".plan-step noscript p");
      for (const [place, { title, ideas }] of [...steps, reason].entries()) {
        await expect(page.getByRole("heading", { name: plain(title), exact: true, level: 2 })).toBeVisible();
        await expect(examples.nth(place)).toBeVisible();
        await expect(examples.nth(place)).toContainText(ideas.at(-1) ?? "");
      }
      await expect(page.locator("main").getByRole("button").filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".plan-numbers").getByText("116 123", { exact: true })).toBeVisible();
      await expect(page.locator(".plan-empty").filter({ visible: true })).toHaveCount(7);
    });
  });

  test(`axe finds nothing in a plan under way, whole or about to be deleted, in ${locale}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, PATH, locale);
    const plan = planOf(page, texts(locale));
    await plan.field.fill("A, 040 123 456");
    expect(await violations(page)).toEqual([]);
    expect(await wideElements(page)).toEqual([]);
    await plan.whole.click();
    await plan.button(texts(locale).buttons.delete).click();
    expect(await violations(page)).toEqual([]);
    expect(await wideElements(page)).toEqual([]);
  });
}

/** Runs in the browser. */
function throwDenied(): never {
  throw new DOMException("Denied", "SecurityError");
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

/** The build binds short words and numbers by spaces that do not break. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
