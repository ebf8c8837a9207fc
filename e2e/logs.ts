import { expect, type Page } from "@playwright/test";
import type { Locale } from "../contract/locale.ts";
import type { ConversationsReply } from "../contract/logs.ts";
import { createAccount, grantAdmin, PASSWORD } from "./accounts.ts";
import { openPage } from "./page.ts";

/** The words of the log room that the tests press and read. */
export const LOG_WORDS = {
  sl: {
    cards: ["Vseh pogovorov", "Vseh sporočil", "Povprečno sporočil na pogovor"],
    columns: ["Oznaka seje", "Jezik", "Sporočila", "Zadnja sprememba"],
    prompt: "Za prikaz sporočil klikni »Poglej« pri pogovoru",
    view: "Poglej pogovor",
    search: "Iskanje po sporočilih",
    language: "Jezik",
    slovenian: "slovenščina",
    english: "angleščina",
    noneFits: "Filtru ne ustreza noben pogovor.",
    export: "Izvozi",
    deleteAll: "Izbriši vse iz filtra",
    deleteOne: "Izbriši pogovor",
    confirm: "Izbriši",
    undo: "Razveljavi",
    deleted: /Izbrisan je 1 pogovor/,
    mark: "Označi pogovor",
    deleteMarked: "Izbriši 1 označenega",
    show: "Pokaži sporočila",
    queue: "Znaki stiske",
    closed: "Zaključeno",
    note: "Opomba za skrbnike",
    saveNote: "Shrani opombo",
    saved: "Shranjeno.",
    audit: "Dnevnik dejanj",
    fresh: /^1 nov: pokaži ga/,
    retry: "Poskusi znova",
    failed: "Pogovorov ni bilo mogoče naložiti.",
    danger: "Nočem več živeti.",
    noAccess: "Tvoj račun nima več dostopa do zapisov pogovorov.",
    sessionOver: "Prijava je potekla. Prijavi se znova.",
  },
  en: {
    cards: ["Total conversations", "Total messages", "Average messages per conversation"],
    columns: ["Session id", "Language", "Messages", "Last update"],
    prompt: "Click View on a conversation to see messages",
    view: "View conversation",
    search: "Search in messages",
    language: "Language",
    slovenian: "Slovenian",
    english: "English",
    noneFits: "No conversation fits the filter.",
    export: "Export",
    deleteAll: "Delete all of the filter",
    deleteOne: "Delete the conversation",
    confirm: "Delete",
    undo: "Undo",
    deleted: /One conversation was deleted/,
    mark: "Mark conversation",
    deleteMarked: "Delete 1 marked",
    show: "Show the messages",
    queue: "Signal queue",
    closed: "Closed",
    note: "Note for admins",
    saveNote: "Save the note",
    saved: "Saved.",
    audit: "Audit trail",
    fresh: /^1 new: show it/,
    retry: "Retry",
    failed: "The conversations could not be loaded.",
    danger: "I want to die.",
    noAccess: "Your account may no longer read the chat logs.",
    sessionOver: "Your session is over. Log in again.",
  },
} satisfies Record<Locale, Record<string, string | string[] | RegExp>>;

let admin: string | undefined;

/** Signs the page in as an admin, without the screens of accounts. */
export async function signInAdmin(page: Page): Promise<void> {
  if (!admin) {
    admin = await createAccount(page);
    grantAdmin(admin);
  }
  await signIn(page, admin);
}

export async function signIn(page: Page, email: string): Promise<void> {
  const data = { email, password: PASSWORD };
  const response = await page.request.post("/api/auth/login", { data });
  expect(response.status()).toBe(200);
  const { expires_at } = (await response.json()) as { expires_at: number };
  await page.addInitScript(
    (note) => localStorage.setItem("auth_session", note),
    JSON.stringify({ expires_at }),
  );
}

export async function openLogs(page: Page, locale: Locale, query = ""): Promise<void> {
  await openPage(page, `/admin/chat-logs${query && `?${query}`}`, locale);
}

/** A word that no other test uses. */
export function inventWord(): string {
  const letters = crypto.randomUUID().replaceAll(/[^a-z]/g, "");
  return `zvezd${letters}q`;
}

/** Holds a conversation with the assistant, and waits until it stands in the log. @returns its session id */
export async function talk(page: Page, texts: string[], language: Locale): Promise<string> {
  const sessionId = crypto.randomUUID();
  for (const [index, content] of texts.entries()) {
    const response = await page.request.post("/api/wisdom-chat", {
      headers: { Accept: "application/json" },
      data: {
        messages: [{ role: "user", content }],
        language,
        session_id: sessionId,
        turn_id: crypto.randomUUID(),
        user_message_count: index + 1,
      },
    });
    expect(response.status()).toBe(200);
    await expect(async () => {
      const log = await page.request.get(`/api/admin/conversations?q=${sessionId}`);
      const { conversations } = (await log.json()) as ConversationsReply;
      expect(conversations[0]?.message_count).toBe((index + 1) * 2);
    }).toPass({ timeout: 10_000 });
  }
  return sessionId;
}
