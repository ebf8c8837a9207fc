import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "../contract/locale.ts";
import { statePath, terminalPath } from "./local-state.ts";
import { openPage } from "./page.ts";

const PORT = process.env["E2E_PORT"] ?? "8790";

export const PASSWORD = "tihi veter nad polji";

/** The words of the screens that the tests press and read. */
export const WORDS = {
  sl: {
    email: "E-naslov",
    password: "Geslo",
    confirm: "Potrdi geslo",
    current: "Sedanje geslo",
    newPassword: "Novo geslo",
    signUp: "Registriraj se",
    signedUp: "Registracija je uspela! Zdaj se lahko prijaviš.",
    signIn: "Prijavi se",
    signedIn: "Prijava je uspela!",
    signOut: "Odjavi se",
    wrong: "E-naslov ali geslo ni pravo.",
    differ: "Gesli se ne ujemata",
    emailMissing: "Vpiši e-naslov.",
    passwordMissing: "Vpiši geslo.",
    sendLink: "Pošlji povezavo",
    sent: "Če račun s tem e-naslovom obstaja",
    change: "Spremeni geslo",
    changed: "Geslo je spremenjeno.",
    twoSteps: "Prijava v dveh korakih",
    turnOn: "Vklopi",
    turnOff: "Izklopi",
    code: "Koda",
    secondCode: "Koda drugega koraka",
    confirmCode: "Potrdi",
    keptCodes: "Kode so shranjene",
    codesLeft: "Imaš še 10 neporabljenih obnovitvenih kod.",
    isOff: "Prijava v dveh korakih je izklopljena.",
    devices: "Kje vse je račun prijavljen",
    endOthers: "Odjavi vse druge naprave",
    othersEnded: "Vse druge naprave so odjavljene.",
    needsScript: "Za ta obrazec je potreben JavaScript.",
    show: "Pokaži",
    changeEmail: "Spremeni e-naslov",
    newEmail: "Novi e-naslov",
    emailChanged: "E-naslov je spremenjen.",
  },
  en: {
    email: "E-mail",
    password: "Password",
    confirm: "Confirm password",
    current: "Current password",
    newPassword: "New password",
    signUp: "Sign Up",
    signedUp: "Successfully registered! You can now log in.",
    signIn: "Sign In",
    signedIn: "Successfully signed in!",
    signOut: "Sign out",
    wrong: "E-mail or password is wrong.",
    differ: "Passwords do not match",
    emailMissing: "Enter an e-mail.",
    passwordMissing: "Enter a password.",
    sendLink: "Send the link",
    sent: "If there is an account with this e-mail",
    change: "Change password",
    changed: "Your password is changed.",
    twoSteps: "Two-step login",
    turnOn: "Turn on",
    turnOff: "Turn off",
    code: "Code",
    secondCode: "Code of the second step",
    confirmCode: "Confirm",
    keptCodes: "I have kept them",
    codesLeft: "You have 10 unused recovery codes.",
    isOff: "Two-step login is off.",
    devices: "Where you are signed in",
    endOthers: "Sign out all other devices",
    othersEnded: "All other devices are signed out.",
    needsScript: "This form needs JavaScript.",
    show: "Show",
    changeEmail: "Change e-mail",
    newEmail: "New e-mail",
    emailChanged: "Your e-mail is changed.",
  },
} satisfies Record<Locale, Record<string, string>>;

/** Makes an account by the call itself. @returns its e-mail */
export async function createAccount(page: Page): Promise<string> {
  const email = `${crypto.randomUUID()}@example.org`;
  const data = { email, password: PASSWORD, confirm_password: PASSWORD };
  expect((await page.request.post("/api/auth/signup", { data })).status()).toBe(201);
  return email;
}

/** Logs in through the screen, and waits until it has led on. */
export async function logIn(page: Page, email: string, locale: Locale, password = PASSWORD): Promise<void> {
  await openPage(page, "/auth/login", locale);
  await fillLogin(page, email, locale, password);
  await expect(page).not.toHaveURL(/auth\/login/);
}

export async function fillLogin(
  page: Page,
  email: string,
  locale: Locale,
  password = PASSWORD,
): Promise<void> {
  const words = WORDS[locale];
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.signIn }).click();
}

/** Opens `/account` and one of its parts. */
export async function openPart(page: Page, title: string, locale: Locale): Promise<Locator> {
  await openPage(page, "/account", locale);
  await page.locator("summary", { hasText: title }).click();
  return page.locator("main details[open]");
}

/** As `npm run admin -- grant EMAIL` does. */
export function grantAdmin(email: string): void {
  changeAdmin("grant", email);
}

/** As `npm run admin -- revoke EMAIL` does. */
export function revokeAdmin(email: string): void {
  changeAdmin("revoke", email);
}

function changeAdmin(command: "grant" | "revoke", email: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/admin.ts", command, email, "--persist-to", statePath(PORT)],
    { encoding: "utf8" },
  );
  expect(status, stderr).toBe(0);
}

/** The last mail to an address, as the terminal shows it. */
export async function readMail(email: string): Promise<string> {
  let mail = "";
  await expect(() => {
    const [, ...mails] = readFileSync(terminalPath(PORT), "utf8").split(`Mail to ${email}`);
    mail = mails.at(-1)?.split("Mail to ")[0] ?? "";
    expect(mail).not.toBe("");
  }).toPass();
  return mail;
}
