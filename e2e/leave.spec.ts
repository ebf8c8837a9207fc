import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Site } from "../contract/content.ts";
import type { Leave } from "../contract/leave.ts";
import { localizedPath, type Locale } from "../contract/locale.ts";
import { LEAVE_PAGES, pagePath } from "../contract/pages.ts";
import { PLAIN_HELP } from "../contract/plain-help.ts";
import { parse } from "yaml";
import { openChat } from "./chat.ts";
import { holdScripts, openPage, test } from "./page.ts";

const { exit } = JSON.parse(readFileSync("generated/content/site.json", "utf8")) as Site;
const WORDS: Record<Locale, Leave> = { sl: readWords("sl"), en: readWords("en") };
const PAUSE_MS = 5000;

function readWords(locale: Locale): Leave {
  return parse(readFileSync(`content/${locale}/leave.yaml`, "utf8")) as Leave;
}

/** The site that one leaves for answers from here. */
async function standIn(page: Page): Promise<void> {
  await page.route(`${exit}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Vreme</title><h1>Vreme</h1>" }),
  );
}

async function pressShift(page: Page, times: number): Promise<void> {
  for (let press = 0; press < times; press++) await page.keyboard.press("Shift");
}

for (const { id, path } of PLAIN_HELP)
  test(`${path}: the button leaves, and so does Shift three times, in the words of the page`, async ({
    page,
  }) => {
    const { leave } = parse(readFileSync(`content/plain/${id}.yaml`, "utf8")) as { leave: Leave };
    await standIn(page);
    await page.goto("/wisdom?lng=sl");
    for (const goAway of [
      () => page.getByRole("link", { name: leave.label }).click(),
      async () => {
        await pressShift(page, 1);
        await expect(page.getByRole("status")).toHaveText(leave.announce["two-more"]);
        await pressShift(page, 2);
      },
    ]) {
      await page.goto(path);
      await goAway();
      await expect(page).toHaveURL(exit);
      await page.goBack({ waitUntil: "commit" });
      await expect(page).toHaveURL("/wisdom?lng=sl");
    }
    await page.goto(path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 664 });
      for (const part of [0, 1]) {
        await page.evaluate((share) => scrollTo(0, share * document.documentElement.scrollHeight), part);
        await expect(page.locator("a.leave")).toBeInViewport({ ratio: 1 });
      }
    }
  });

for (const id of LEAVE_PAGES) {
  const path = pagePath(id);
  const locale = id === "help" ? "sl" : "en";
  const { label } = WORDS[locale];

  test(`${path}: the button leaves before any script has come, and "back" leads past the page`, async ({
    page,
  }) => {
    await standIn(page);
    await page.goto(localizedPath("/wisdom", locale));
    await holdScripts(page);
    await page.goto(localizedPath(path, locale));
    await page.getByRole("banner").getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(exit);
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(localizedPath("/wisdom", locale));
  });

  test(`${path}: Shift three times leaves too, and each press is told`, async ({ page }) => {
    await standIn(page);
    await openPage(page, "/wisdom", locale);
    await openPage(page, path, locale);
    const status = page.getByRole("banner").getByRole("status");
    await pressShift(page, 1);
    await expect(status).toHaveText(WORDS[locale].announce["two-more"]);
    await pressShift(page, 1);
    await expect(status).toHaveText(WORDS[locale].announce["one-more"]);
    await pressShift(page, 1);
    await expect(page).toHaveURL(exit);
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(localizedPath("/wisdom", locale));
  });

  test(`${path}: the button stays in view and meets nothing, on every width`, async ({ page }) => {
    await page.goto(localizedPath(path, locale));
    for (const width of [320, 390, 768, 1120, 1280, 1920]) {
      await page.setViewportSize({ width, height: 664 });
      for (const place of [0, 0.5, 1]) {
        await page.evaluate(
          (part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)),
          place,
        );
        await expect(page.locator(".top .leave")).toBeInViewport({ ratio: 1 });
        expect(await findCollisions(page), `${width} px, ${place * 100} %`).toEqual([]);
      }
    }
  });
}

test("the page is gone at once, before the other one comes", async ({ page }) => {
  await standIn(page);
  await openPage(page, "/help");
  const left = await page.evaluate(() => {
    document.querySelector<HTMLElement>(".top .leave")?.click();
    return {
      title: document.title,
      words: document.body.textContent,
      children: document.body.childElementCount,
      ground: getComputedStyle(document.body).backgroundImage,
    };
  });
  expect(left).toEqual({
    title: new URL(exit).hostname,
    words: WORDS.sl.announce.leaving,
    children: 1,
    ground: "none",
  });
  await expect(page).toHaveURL(exit);
});

test("after a pause the presses count no more, and that is told", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/help");
  await pressShift(page, 2);
  await page.clock.fastForward(PAUSE_MS);
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(WORDS.sl.announce["timed-out"]);
  await pressShift(page, 2);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("in the dialog of the chat the button and Shift leave; capital letters do not", async ({ page }) => {
  await standIn(page);
  const chat = await openChat(page, "sl", "/wisdom/what-is");
  await chat.field.focus();
  for (const letter of ["H", "U", "D", "O"]) await page.keyboard.press(`Shift+${letter}`);
  await expect(chat.field).toHaveValue("HUDO");
  await expect(chat.dialog.getByRole("link", { name: WORDS.sl.label })).toBeInViewport({ ratio: 1 });
  await pressShift(page, 3);
  await expect(page).toHaveURL(exit);

  const again = await openChat(page, "sl", "/wisdom/what-is");
  await again.dialog.getByRole("link", { name: WORDS.sl.label }).click();
  await expect(page).toHaveURL(exit);
});

test("where there is no button Shift does nothing, and it does where the app has led", async ({ page }) => {
  await standIn(page);
  await openPage(page, "/faq");
  await pressShift(page, 4);
  await expect(page).toHaveURL("/faq");
  await page.getByRole("banner").getByRole("link", { name: "Pomoč" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pomoč" })).toBeVisible();
  await pressShift(page, 3);
  await expect(page).toHaveURL(exit);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link, and the page says what it cannot do", async ({ page }) => {
    await standIn(page);
    await page.goto("/help");
    const note = page.locator("details", { hasText: WORDS.sl.note.title });
    await note.locator("summary").click();
    await expect(note).toContainText("Sledi za teboj pa ne izbriše.");
    await page.getByRole("link", { name: WORDS.sl.label }).click();
    await expect(page).toHaveURL(exit);
  });
});

/** What the button to leave lies over or under: the other controls that stay, and where it stands free, words. */
function findCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector(".top .leave")!;
    const box = button.getBoundingClientRect();
    const meets = (other: DOMRect) =>
      other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
    const others = [...document.querySelectorAll(".top a, .top button, .chat-button, .chat-composer")];
    const found = others.filter(
      (other) => other !== button && other.checkVisibility() && meets(other.getBoundingClientRect()),
    );
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isFree = getComputedStyle(button).position === "fixed";
    const words = isFree
      ? [...document.querySelectorAll("main p, main li, main :is(h1, h2, h3), main a")]
      : [];
    return [
      ...(button.contains(hit) ? [] : [`covered by ${hit?.className}`]),
      ...[...found, ...words.filter((other) => meets(other.getBoundingClientRect()))].map((other) =>
        (other.textContent || other.className).slice(0, 40),
      ),
    ];
  });
}
