import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { LOCALES } from "../contract/locale.ts";
import { createAccount, grantAdmin, PASSWORD, revokeAdmin } from "./accounts.ts";
import { violations } from "./axe.ts";
import { inventWord, LOG_WORDS, openLogs, signIn, signInAdmin, talk } from "./logs.ts";
import { openPage, test, watchConsole } from "./page.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

test.use({ viewport: DESK, contextOptions: { reducedMotion: "reduce" } });

const rows = (page: Page) => page.locator(".log-table tbody tr:has(button)");

for (const locale of LOCALES) {
  const words = LOG_WORDS[locale];

  test.describe(`the log room in ${locale}`, () => {
    test.beforeEach(async ({ page }) => signInAdmin(page));

    test("shows totals, conversations and messages in the forms of the specification", async ({ page }) => {
      const troubles = watchConsole(page);
      const word = inventWord();
      const sessionId = await talk(page, [`<b>${word}</b> '; DROP TABLE users; --`], locale);
      await openLogs(page, locale, `q=${word}`);
      for (const card of words.cards)
        await expect(page.locator(".log-cards dt", { hasText: card })).toBeVisible();
      await expect(page.locator(".log-cards dd").nth(2)).toHaveText(
        locale === "sl" ? /^\d+,\d$/ : /^\d+\.\d$/,
      );
      for (const column of words.columns)
        await expect(page.getByRole("columnheader", { name: column })).toBeVisible();
      await expect(page.getByText(words.prompt)).toBeVisible();

      const row = rows(page);
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(`${sessionId.slice(0, 20)}…`);
      await expect(row.locator("time")).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
      await row.getByRole("button", { name: words.view }).click();
      const messages = page.locator(".log-message");
      await expect(messages).toHaveCount(2);
      await expect(messages.first()).toContainText(`<b>${word}</b> '; DROP TABLE users; --`);
      await expect(messages.first().locator("time")).toHaveText(/^\d\d:\d\d:\d\d$/);
      const pane = page.locator(".log-scroll");
      expect(await pane.evaluate((element) => getComputedStyle(element).maxHeight)).toBe("600px");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      expect(troubles).toEqual([]);
    });

    test("finds words without čšž, filters, and keeps what is shown in the address", async ({ page }) => {
      const word = inventWord();
      const sessionId = await talk(page, ["Dober dan", `Žalosten šepet ${word}`], locale);
      await openLogs(page, locale);
      const search = page.getByLabel(words.search);
      await search.fill(`zalosten sepet ${word}`);
      await search.press("Enter");
      await expect(rows(page)).toHaveCount(1);
      await expect(page.locator(".log-excerpt mark")).toHaveText(["Žalosten", "šepet", word]);

      const language = page.locator(".log-filter").getByLabel(words.language);
      await language.selectOption({ label: locale === "sl" ? words.english : words.slovenian });
      await expect(page.getByText(words.noneFits)).toBeVisible();
      await language.selectOption({ label: locale === "sl" ? words.slovenian : words.english });
      await expect(rows(page)).toHaveCount(1);

      await rows(page).getByRole("button", { name: words.view }).click();
      await expect(page).toHaveURL(/conversation=\d+&message=\d+/);
      // The address alone leads to the same message, in the middle of the conversation.
      await page.goto(page.url());
      const target = page.locator('.log-message[data-target="true"]');
      await expect(target).toContainText(word);
      await expect(target).toBeFocused();
      await expect(page.locator(".log-facts")).toContainText(sessionId);
    });

    test("exports the conversations of the filter as CSV and NDJSON", async ({ page }) => {
      const word = inventWord();
      const sessionId = await talk(page, [`=1+1 ${word}`], locale);
      await openLogs(page, locale, `q=${word}`);
      for (const format of ["CSV", "NDJSON"]) {
        await page.getByRole("button", { name: words.export }).click();
        const download = page.waitForEvent("download");
        await page.getByRole("dialog").getByRole("link", { name: format, exact: true }).click();
        const file = await download;
        expect(file.suggestedFilename()).toMatch(/^conversations-\d{4}-\d\d-\d\d\.(csv|ndjson)$/);
        const text = readFileSync(await file.path(), "utf8");
        expect(text).toContain(sessionId);
        if (format === "CSV")
          expect(text.startsWith("\uFEFF") && text.includes(`"'=1+1 ${word}"`)).toBe(true);
        else expect(JSON.parse(text)).toMatchObject({ session_id: sessionId, message_count: 2 });
        await expect(page.getByRole("dialog")).toBeHidden();
      }
    });

    test("deletes one, a marked one, and all of a filter, and takes each back", async ({ page }) => {
      const word = inventWord();
      await talk(page, [word], locale);
      await openLogs(page, locale, `q=${word}`);
      const confirm = () =>
        page.getByRole("dialog").getByRole("button", { name: words.confirm, exact: true }).click();
      const undo = async () => {
        await expect(page.locator(".log-undo")).toContainText(words.deleted);
        await expect(rows(page)).toHaveCount(0);
        await page.getByRole("button", { name: words.undo }).click();
        await expect(rows(page)).toHaveCount(1);
      };
      await rows(page).getByRole("button", { name: words.view }).click();
      await page.getByRole("button", { name: words.deleteOne }).click();
      await confirm();
      await undo();

      await rows(page).getByRole("checkbox", { name: words.mark }).check();
      await page.getByRole("button", { name: words.deleteMarked }).click();
      await page.keyboard.press("Escape");
      await expect(rows(page)).toHaveCount(1);
      await page.getByRole("button", { name: words.deleteMarked }).click();
      await confirm();
      await undo();

      await page.getByRole("button", { name: words.deleteAll }).click();
      await confirm();
      await undo();
    });

    test("covers a conversation with a signal, and takes it through the queue with a note", async ({
      page,
    }) => {
      const word = inventWord();
      await talk(page, [`${words.danger} ${word}`], locale);
      await openLogs(page, locale, `state=new&q=${word}`);
      await expect(page.locator(".log-excerpt")).not.toContainText(word);
      await rows(page).getByRole("button", { name: words.view }).click();
      const messages = page.locator(".log-messages");
      await expect(messages).toHaveAttribute("inert", "");
      expect(await messages.evaluate((element) => getComputedStyle(element).filter)).toContain("blur");
      await page.getByRole("button", { name: words.show }).click();
      await expect(messages).not.toHaveAttribute("inert");
      await expect(messages).toContainText(word);

      await page.getByLabel(words.note).fill("Poklicala sem šolo.");
      await page.getByRole("button", { name: words.saveNote }).click();
      await expect(page.getByText(words.saved)).toBeVisible();

      // Somebody else writes a note at the same time.
      const id = await rows(page).locator("[data-view]").first().getAttribute("data-view");
      await page.getByLabel(words.note).fill("Poklicala sem šolo. Oglasijo se jutri.");
      await page.request.patch(`/api/admin/conversations/${id}`, { data: { note: "Kličem starše." } });
      await page.getByRole("button", { name: words.saveNote }).click();
      await expect(page.locator(".log-queue [role=status]")).toContainText("Kličem starše.");
      await page.getByRole("button", { name: words.saveNote }).click();
      await expect(page.getByText(words.saved)).toBeVisible();

      await page.locator(".log-queue").getByRole("button", { name: words.closed }).click();
      await expect(page.locator(".log-below .log-mark", { hasText: words.closed })).toBeVisible();
      await page.reload();
      await expect(page.getByText(words.noneFits)).toBeVisible();
      await expect(page.getByLabel(words.note)).toHaveValue("Poklicala sem šolo. Oglasijo se jutri.");

      await page.getByRole("link", { name: words.audit }).click();
      // Other admins are at work at the same time.
      await expect(page.locator(".log-audit tbody tr", { hasText: words.closed }).first()).toBeVisible();
    });

    test("can be worked with the keyboard alone", async ({ page }) => {
      const word = inventWord();
      await talk(page, [`prvi ${word}`], locale);
      await talk(page, [`drugi ${word}`], locale);
      await openLogs(page, locale, `q=${word}`);
      await expect(rows(page)).toHaveCount(2);
      const views = page.getByRole("button", { name: words.view });
      await views.first().focus();
      await page.keyboard.press("ArrowDown");
      await expect(views.nth(1)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.locator('.log-message[data-role="user"]')).toContainText(`prvi ${word}`);
      await expect(page.locator('.log-message[data-target="true"]')).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByText(words.prompt)).toBeVisible();
      await expect(views.nth(1)).toBeFocused();
    });

    test("shows what is new when it is asked to, and moves nothing before", async ({ page }) => {
      await openLogs(page, locale, "signal=other_person");
      await page.locator(".log-table").or(page.getByText(words.noneFits)).waitFor();
      const before = await rows(page).count();
      const danger = locale === "sl" ? "Moj prijatelj se hoče ubiti." : "My friend wants to kill himself.";
      await talk(page, [danger], locale);
      const fresh = page.locator(".log-fresh button");
      // As when one comes back to the tab; again, because a turn is stored after its reply.
      await expect(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        await expect(fresh).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
      expect(await rows(page).count()).toBe(before);
      await fresh.click();
      await expect(rows(page)).not.toHaveCount(before);
    });

    test("says when a list cannot be loaded, and tries again", async ({ page }) => {
      await page.route("**/api/admin/conversations?*", (route) => route.abort());
      await openLogs(page, locale);
      await expect(page.getByText(words.failed)).toBeVisible();
      await page.unroute("**/api/admin/conversations?*");
      await page.locator(".log-list").getByRole("button", { name: words.retry }).click();
      await expect(page.locator(".log-table, .log-list .log-prompt").first()).toBeVisible();
      await expect(page.getByText(words.failed)).toBeHidden();
    });

    test("keeps the way back when a deletion could not be undone, and the focus in the list", async ({
      page,
    }) => {
      const word = inventWord();
      await talk(page, [word], locale);
      await openLogs(page, locale, `q=${word}`);
      await rows(page).getByRole("checkbox", { name: words.mark }).check();
      await page.getByRole("button", { name: words.deleteMarked }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.confirm, exact: true }).click();
      await expect(page.locator(".log-undo")).toContainText(words.deleted);
      await expect(page.locator("#log-list-heading")).toBeFocused();
      await page.route("**/api/admin/conversations/restore", (route) => route.abort());
      await page.getByRole("button", { name: words.undo }).click();
      await expect(page.locator(".log-undo")).not.toContainText(words.deleted);
      await page.unroute("**/api/admin/conversations/restore");
      await page.getByRole("button", { name: words.undo }).click();
      await expect(rows(page)).toHaveCount(1);
    });

    test("shows what another admin noted, but never over words that are being written", async ({ page }) => {
      const word = inventWord();
      await talk(page, [`${words.danger} ${word}`], locale);
      await openLogs(page, locale, `q=${word}`);
      await rows(page).getByRole("button", { name: words.view }).click();
      await page.getByRole("button", { name: words.show }).click();
      await expect(page.locator(".log-message").first()).toBeFocused();
      const id = new URL(page.url()).searchParams.get("conversation");
      const noteElsewhere = async (note: string) => {
        await page.request.patch(`/api/admin/conversations/${id}`, { data: { note } });
        const reply = page.waitForResponse((response) => response.url().includes(`/${id}/messages`));
        // As when one comes back to the tab.
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        await reply;
      };
      const field = page.getByLabel(words.note);
      await noteElsewhere("first");
      await expect(field).toHaveValue("first");
      await field.fill("my own words");
      await noteElsewhere("second");
      await expect(page.locator(".log-mark[title=second]")).toBeVisible();
      await expect(field).toHaveValue("my own words");
      await expect(field).toBeFocused();
    });

    test("names the helplines that nobody has checked for six months, by the day on which it is read", async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date("2026-11-27T12:00:00Z"));
      await openLogs(page, locale);
      await expect(page.locator(".log-cards dt").first()).toBeVisible();
      await expect(page.locator(".log-stale")).toHaveCount(0);
      await page.clock.setFixedTime(new Date("2027-03-01T12:00:00Z"));
      await page.reload();
      await expect(page.locator(".log-stale li").first()).toHaveText(/^.+ \(15\.08\.2026\)$/);
      await expect(page.locator(".log-stale")).not.toContainText("26.11.2026");
    });

    test("says why it closes when the session was ended elsewhere", async ({ page, request }) => {
      const email = await createAccount(page);
      grantAdmin(email);
      await signIn(page, email);
      await openLogs(page, locale);
      await rows(page).first().waitFor();
      expect((await request.post("/api/auth/login", { data: { email, password: PASSWORD } })).status()).toBe(
        200,
      );
      expect((await request.delete("/api/auth/sessions")).status()).toBe(204);
      await rows(page).first().getByRole("button", { name: words.view }).click();
      await expect(page.getByRole("status").filter({ hasText: words.sessionOver })).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/login\?.*next=/);
    });

    test("says why it closes when the role was taken away", async ({ page }) => {
      const email = await createAccount(page);
      grantAdmin(email);
      await signIn(page, email);
      await openLogs(page, locale);
      await rows(page).first().waitFor();
      revokeAdmin(email);
      await rows(page).first().getByRole("button", { name: words.view }).click();
      await expect(page.getByRole("status").filter({ hasText: words.noAccess })).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === "/");
    });

    test("has nothing that axe finds fault with, on a phone and on a desk", async ({ page }) => {
      const word = inventWord();
      await talk(page, [`${words.danger} ${word}`], locale);
      for (const viewport of [PHONE, DESK, { width: 320, height: 700 }]) {
        await page.setViewportSize(viewport);
        await openLogs(page, locale, `q=${word}`);
        await rows(page).getByRole("button", { name: words.view }).click();
        await page.locator(".log-days summary").click();
        expect(await violations(page)).toEqual([]);
        await page.getByRole("button", { name: words.show }).click();
        await page.getByRole("button", { name: words.export }).click();
        await page.getByRole("dialog").getByRole("link").first().waitFor();
        expect(await violations(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
      await openLogs(page, locale, "view=audit");
      await page.locator(".log-audit tbody tr").first().waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test("the log room is for admins alone", async ({ page }) => {
  await openPage(page, "/admin/chat-logs?conversation=7");
  await expect(page).toHaveURL(/\/auth\/login\?.*next=/);
  await signIn(page, await createAccount(page));
  await openPage(page, "/admin/chat-logs");
  await expect(page).toHaveURL((url) => url.pathname === "/");
});
