import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Mails } from "../../contract/content.ts";
import { chooseLocale, LOCALE_KEY, localizedPath, type Locale } from "../../contract/locale.ts";
import { pagePath } from "../../contract/pages.ts";
import en from "../../generated/content/en/mails.json";
import site from "../../generated/content/site.json";
import { readSetting } from "../settings.ts";
import type { SignedIn } from "./guard.ts";
import sl from "../../generated/content/sl/mails.json";

const TEXTS: Record<Locale, Mails> = { sl, en };

export type MailKind = keyof Mails;

interface Mail {
  kind: MailKind;
  to: string;
  /** What stands for the brackets of the text; `link` is there unless given. */
  values?: Record<string, string | number>;
}

/**
 * Sends a mail behind the answer, in the language of the caller. A failure is logged without the
 * address and the text; the caller never learns whether there was anybody to write to.
 */
export function sendMail(c: Context<SignedIn>, mail: Mail): void {
  c.executionCtx.waitUntil(
    deliver(c, mail).catch((error: unknown) => console.error("a mail could not be sent", mail.kind, error)),
  );
}

async function deliver(c: Context<SignedIn>, { kind, to, values = {} }: Mail): Promise<void> {
  const locale = callerLocale(c);
  const link = mailLink(c, localizedPath(pagePath("recover"), locale));
  const { subject, text } = TEXTS[locale][kind];
  const filled = fill(text, { link, ...values });
  if (isOwnMachine(c.req.url)) console.warn(`\nMail to ${to}\n${subject}\n\n${filled}`);
  const sender = readSetting(c.env, "MAIL_FROM");
  if (sender.problem !== null) throw new Error(sender.problem);
  const from = sender.value ?? site.email;
  await c.env.EMAIL?.send({ from, to, replyTo: site.email, subject, text: filled });
}

/** The link in which a person sets a new password; its token stays behind the #, which no server sees. */
export function resetLink(c: Context<SignedIn>, token: string): string {
  return mailLink(c, `${localizedPath(pagePath("reset"), callerLocale(c))}#token=${token}`);
}

/** Never the host that the caller names: it could be somebody else's. */
function mailLink(c: Context<SignedIn>, path: string): string {
  return new URL(path, isOwnMachine(c.req.url) ? c.req.url : site.origin).href;
}

/** Nothing that is deployed is called by this name. */
function isOwnMachine(url: string): boolean {
  return ["localhost", "127.0.0.1"].includes(new URL(url).hostname);
}

function callerLocale(c: Context): Locale {
  return chooseLocale({
    stored: getCookie(c, LOCALE_KEY),
    accepted: c.req.header("Accept-Language"),
  });
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (bracket, name: string) => String(values[name] ?? bracket));
}
