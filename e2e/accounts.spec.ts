import { expect } from "@playwright/test";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { stepAt, totpCode } from "../worker/auth/totp.ts";
import {
  createAccount,
  fillLogin,
  grantAdmin,
  logIn,
  openPart,
  PASSWORD,
  readMail,
  WORDS,
} from "./accounts.ts";
import { violations } from "./axe.ts";
import { openPage, test, watchConsole, wideElements } from "./page.ts";

const FORMS = ["/auth/login", "/auth/signup", "/auth/recover", "/auth/reset#token=x"];
const SCREENS = [...FORMS, "/account"];
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`${locale}: somebody signs up, logs in as admin and reaches the chat logs`, async ({ page }) => {
    const troubles = watchConsole(page);
    const email = `${crypto.randomUUID()}@example.org`;
    await openPage(page, "/auth/signup", locale);
    await page.getByLabel(words.email, { exact: true }).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(words.confirm, { exact: true }).fill(`${PASSWORD}!`);
    await page.getByRole("button", { name: words.signUp }).click();
    await expect(page.getByText(words.differ)).toBeVisible();
    await expect(page.getByLabel(words.confirm, { exact: true })).toBeFocused();
    await page.getByLabel(words.confirm, { exact: true }).fill(PASSWORD);
    await expect(page.getByText(words.differ)).toBeHidden();
    await page.getByRole("button", { name: words.signUp }).click();
    await expect(page.getByRole("status").filter({ hasText: words.signedUp })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login/);

    grantAdmin(email);
    await fillLogin(page, email, locale);
    await expect(page.getByRole("status").filter({ hasText: words.signedIn })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/chat-logs/);
    expect(troubles).toEqual([]);
  });

  test(`${locale}: a wrong password is refused, and the form stays filled`, async ({ page }) => {
    const email = await createAccount(page);
    await openPage(page, "/auth/login", locale);
    await fillLogin(page, email, locale, "wrong password");
    await expect(page.getByRole("alert")).toHaveText(words.wrong);
    await expect(page.getByLabel(words.email, { exact: true })).toHaveValue(email);
    await expect(page.getByRole("button", { name: words.signIn })).toBeEnabled();
  });

  test(`${locale}: an empty form names what is missing, beside the fields`, async ({ page }) => {
    await openPage(page, "/auth/login", locale);
    await page.getByRole("button", { name: words.signIn }).click();
    const email = page.getByLabel(words.email, { exact: true });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(words.emailMissing);
    await expect(page.getByLabel(words.password, { exact: true })).toHaveAccessibleDescription(
      words.passwordMissing,
    );
  });

  for (const screen of FORMS)
    test(`${locale}: ${screen} fits a phone of 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openPage(page, screen, locale);
      await expect(page.locator("main form input").first()).toBeVisible();
      expect(await wideElements(page)).toEqual([]);
    });

  test(`${locale}: the account asks for a login, and is reached after it`, async ({ page }) => {
    const email = await createAccount(page);
    await openPage(page, "/account", locale);
    await expect(page).toHaveURL(/\/auth\/login\?.*next=/);
    await fillLogin(page, email, locale);
    await expect(page).toHaveURL(/\/account/);
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole("button", { name: words.signOut }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await openPage(page, "/account", locale);
    await expect(page).toHaveURL(/\/auth\/login/);
  });

  test(`${locale}: a forgotten password is set anew by the link in a mail, once`, async ({ page }) => {
    const email = await createAccount(page);
    await openPage(page, "/auth/recover", locale);
    await page.getByLabel(words.email, { exact: true }).fill(email);
    await page.getByRole("button", { name: words.sendLink }).click();
    await expect(page.getByText(words.sent)).toBeFocused();
    const link = /http:\S+#token=\S+/.exec(await readMail(email))?.[0] ?? "";
    const next = "po novi poti domov";
    const reset = async () => {
      await page.goto("about:blank");
      await page.goto(link);
      await page.getByLabel(words.newPassword, { exact: true }).fill(next);
      await page.getByLabel(words.confirm, { exact: true }).fill(next);
      await page.getByRole("button", { name: words.change }).click();
    };
    await reset();
    await expect(page).toHaveURL(/\/auth\/login/);
    await reset();
    await expect(page.getByRole("alert")).not.toHaveText("");
    await logIn(page, email, locale, next);
  });

  test(`${locale}: the second step is turned on, asked for, and turned off`, async ({ page, browser }) => {
    const email = await createAccount(page);
    await logIn(page, email, locale);
    const part = await openPart(page, words.twoSteps, locale);
    await part.getByLabel(words.current).fill(PASSWORD);
    await page.getByRole("button", { name: words.turnOn, exact: true }).click();
    await expect(page.getByRole("img", { name: /QR/ })).toBeVisible();
    const secret = ((await page.locator(".totp-secret").textContent()) ?? "").replaceAll(" ", "");
    const step = stepAt(new Date());
    await page.getByLabel(words.code, { exact: true }).fill(await totpCode(secret, step - 1));
    await page.getByRole("button", { name: words.confirmCode, exact: true }).click();
    await expect(page.locator(".recovery-codes li")).toHaveCount(10);
    const recovery = (await page.locator(".recovery-codes li").first().textContent()) ?? "";
    await page.getByRole("button", { name: words.keptCodes }).click();
    await expect(page.getByText(words.codesLeft)).toBeVisible();

    const other = await browser.newPage();
    await openPage(other, "/auth/login", locale);
    await fillLogin(other, email, locale);
    await expect(other.getByLabel(words.secondCode)).toBeFocused();
    await other.getByLabel(words.secondCode).fill(await totpCode(secret, step));
    await other.getByRole("button", { name: words.signIn }).click();
    await expect(other).toHaveURL(/\/admin\/chat-logs|\/($|\?)/);
    await other.close();

    await part.getByLabel(words.current).last().fill(PASSWORD);
    await page.getByLabel(words.code, { exact: true }).last().fill(recovery);
    await page.getByRole("button", { name: words.turnOff, exact: true }).click();
    await expect(page.getByText(words.isOff).last()).toBeVisible();
  });

  test(`${locale}: a changed password signs the other devices out`, async ({ page, browser }) => {
    const email = await createAccount(page);
    const other = await browser.newPage();
    await logIn(other, email, locale);
    await logIn(page, email, locale);
    const part = await openPart(page, words.change, locale);
    const next = "drugačno geslo 7";
    await part.getByLabel(words.current).last().fill(PASSWORD);
    await page.getByLabel(words.newPassword, { exact: true }).fill(next);
    await page.getByLabel(words.confirm, { exact: true }).fill(next);
    await page.getByRole("button", { name: words.change }).click();
    await expect(page.getByRole("status").filter({ hasText: words.changed })).toBeVisible();
    await openPage(other, "/account", locale);
    await expect(other).toHaveURL(/\/auth\/login/);
    await openPage(page, "/account", locale);
    await expect(page.getByText(email)).toBeVisible();
    await logIn(other, email, locale, next);
    await other.close();
  });

  test(`${locale}: a changed e-mail is the new name of the account`, async ({ page }) => {
    const email = await createAccount(page);
    const next = `${crypto.randomUUID()}@example.org`;
    await logIn(page, email, locale);
    const part = await openPart(page, words.changeEmail, locale);
    await page.getByLabel(words.newEmail).fill(next);
    await part.getByLabel(words.current).fill(PASSWORD);
    await page.getByRole("button", { name: words.changeEmail }).click();
    await expect(page.getByRole("status").filter({ hasText: words.emailChanged })).toBeVisible();
    await expect(page.getByText(next)).toBeVisible();
    expect(await readMail(email)).toContain(next);
  });

  test(`${locale}: other devices are seen, and signed out from here`, async ({ page, browser }) => {
    const email = await createAccount(page);
    const other = await browser.newPage();
    await logIn(other, email, locale);
    await logIn(page, email, locale);
    await openPart(page, words.devices, locale);
    await expect(page.locator(".session-list li")).toHaveCount(2);
    await page.getByRole("button", { name: words.endOthers }).click();
    await expect(page.getByRole("status").filter({ hasText: words.othersEnded })).toBeVisible();
    await expect(page.locator(".session-list li")).toHaveCount(1);
    await openPage(other, "/account", locale);
    await expect(other).toHaveURL(/\/auth\/login/);
    await other.close();
  });

  test(`${locale}: the login works by keyboard alone`, async ({ page }) => {
    const email = await createAccount(page);
    await openPage(page, localizedPath("/auth/login?next=%2Faccount", locale));
    await page.getByLabel(words.email, { exact: true }).focus();
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: words.show })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.getByLabel(words.password, { exact: true })).toHaveAttribute("type", "text");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/account/);
    await expect(page.locator("h1")).toBeFocused();
  });

  test(`${locale}: without JavaScript the forms say so`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ["/auth/login", "/auth/signup", "/auth/recover", "/auth/reset"]) {
      await page.goto(localizedPath(path, locale));
      await expect(page.locator("noscript p")).toContainText(words.needsScript);
      await page.locator("form button.button").click();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await context.close();
  });

  test(`${locale}: axe finds nothing on the screens of accounts`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const email = await createAccount(page);
    const check = async (what: string) => {
      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size);
        expect(await violations(page), what).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, what).toBeLessThanOrEqual(0);
      }
    };
    for (const path of SCREENS.slice(0, 4)) {
      await openPage(page, path, locale);
      await page.locator("form button.button").click();
      await page.locator(".field-problem:not(:empty)").first().waitFor();
      await check(path);
    }
    await logIn(page, email, locale);
    await openPage(page, "/account", locale);
    for (const summary of await page.locator("main summary").all()) {
      await summary.click();
      await check((await summary.textContent()) ?? "");
    }
  });
}

test("a press that comes before the app is kept", async ({ page }) => {
  const email = await createAccount(page);
  await page.goto("/auth/login?next=%2Faccount");
  await fillLogin(page, email, "sl");
  await expect(page).toHaveURL(/\/account/);
});

test("signing out in one tab signs the others out", async ({ page, context }) => {
  const email = await createAccount(page);
  await logIn(page, email, "sl");
  const other = await context.newPage();
  await openPage(page, "/account");
  await openPage(other, "/account");
  await expect(other.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: WORDS.sl.signOut }).click();
  await expect(other).toHaveURL(/\/auth\/login/);
});

test("a session near its end is renewed by one of two tabs, without a word", async ({ page, context }) => {
  const email = await createAccount(page);
  await logIn(page, email, "sl");
  const tabs = [page, await context.newPage()];
  const renewals: string[] = [];
  for (const tab of tabs) {
    tab.on("request", (request) => {
      if (request.url().endsWith("/api/auth/refresh")) renewals.push(request.url());
    });
    await tab.clock.install();
    await openPage(tab, "/account");
    await expect(tab.getByText(email)).toBeVisible();
  }
  for (const tab of tabs) await tab.clock.fastForward("13:40");
  for (const tab of tabs) await tab.clock.runFor("00:35");
  await expect.poll(() => renewals.length).toBeGreaterThan(0);
  for (const tab of tabs) await expect(tab.getByText(email)).toBeVisible();
  expect(renewals.length).toBeLessThanOrEqual(2);
});

test("whoever reads a text is not asked about an account, and gets nothing of it", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, "/faq");
  await page.waitForLoadState("networkidle");
  expect(requests.filter((path) => /auth|account|login|staff/.test(path))).toEqual([]);
});

test("search engines are told to leave the screens of accounts out", async ({ request }) => {
  for (const path of SCREENS) {
    const html = await (await request.get(path)).text();
    expect(/<meta name="robots" content="noindex"/.test(html), path).toBe(true);
  }
});
