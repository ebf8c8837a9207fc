import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { LOCALES } from "../contract/locale.ts";
import { grantAdmin, PASSWORD, WORDS } from "./accounts.ts";
import { inventWord, LOG_WORDS, talk } from "./logs.ts";
import { openPage, test } from "./page.ts";

const MOST_STEPS = 150;

for (const locale of LOCALES) {
  const [words, log] = [WORDS[locale], LOG_WORDS[locale]];

  test(`${locale}: with the keyboard alone one signs up, logs in, searches, reads, exports, deletes and leaves`, async ({
    page,
  }) => {
    const { keyboard } = page;
    const write = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await keyboard.press("ControlOrMeta+A");
      await keyboard.type(text);
    };
    const press = async (target: Locator, key = "Enter") => {
      await tabTo(page, target);
      await keyboard.press(key);
    };

    const email = `${crypto.randomUUID()}@example.org`;
    await openPage(page, "/auth/signup", locale);
    await write(words.email, email);
    await write(words.password, PASSWORD);
    await write(words.confirm, PASSWORD);
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/\/auth\/login/);

    grantAdmin(email);
    await write(words.email, email);
    await write(words.password, PASSWORD);
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/chat-logs/);

    const word = inventWord();
    const sessionId = await talk(page, [word], locale);
    await write(log.search, word);
    await keyboard.press("Enter");
    const rows = page.locator(".log-table tbody tr:has(button)");
    await expect(rows).toHaveCount(1);
    await press(rows.getByRole("button", { name: log.view }));
    await expect(page.locator('.log-message[data-role="user"]')).toContainText(word);
    await keyboard.press("Escape");
    await expect(rows.getByRole("button", { name: log.view })).toBeFocused();

    await press(page.getByRole("button", { name: log.export }));
    const download = page.waitForEvent("download");
    await press(page.getByRole("dialog").getByRole("link", { name: "NDJSON", exact: true }));
    expect(readFileSync(await (await download).path(), "utf8")).toContain(sessionId);

    await press(rows.getByRole("checkbox", { name: log.mark }), "Space");
    await press(page.getByRole("button", { name: log.deleteMarked }));
    await press(page.getByRole("dialog").getByRole("button", { name: log.confirm, exact: true }));
    await expect(rows).toHaveCount(0);
    await press(page.getByRole("button", { name: log.undo }));
    await expect(rows).toHaveCount(1);

    await press(page.getByRole("button", { name: words.signOut }));
    await expect(page).toHaveURL(/\/auth\/login/);
  });
}

/** Presses Tab until something has the focus, and makes sure that one sees where it is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  if (await hasFocus()) return;
  const before = await readEdge(target);
  for (let step = 0; step < MOST_STEPS && !(await hasFocus()); step++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  await expect.poll(() => readEdge(target), "the focus can be seen").not.toEqual(before);
}

/** Some fields show it on the box around them. */
function readEdge(target: Locator): Promise<string[]> {
  return target.evaluate((element) =>
    [element, element.parentElement ?? element].flatMap((part) => {
      const { outline, boxShadow, borderColor } = getComputedStyle(part);
      return [outline, boxShadow, borderColor];
    }),
  );
}
