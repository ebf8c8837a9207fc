import type { Locale } from "../contract/locale.ts";

/*
 * What stands in for a page that cannot be opened: the numbers and a list of what is kept. It stands under the address
 * that was asked for, so that "again" asks for the same page.
 */

/** Shows on the prerendered page (web/routes/offline.tsx) which pages are kept. */
export function listKept(html: string, paths: readonly string[]): string {
  return html.replace(/ hidden="" data-kept="([^"]*)"/g, (mark, path: string) =>
    path === "" || paths.includes(path) ? "" : mark,
  );
}

/** For a browser that lets nothing be kept, or has lost it. */
const LAST_WORDS: Record<Locale, { title: string; text: string; call: [string, string] }> = {
  sl: {
    title: "Brez povezave",
    text: "Te strani zdaj ni mogoče odpreti. Za klic splet ni potreben:",
    call: ["zaupni telefon, noč in dan", "v nevarnosti"],
  },
  en: {
    title: "No connection",
    text: "This page cannot be opened now. A call needs no internet:",
    call: ["to talk, day and night (Slovenia)", "in danger"],
  },
};

/** The numbers alone; it needs nothing but this script. */
export function lastWords(locale: Locale): string {
  const { title, text, call } = LAST_WORDS[locale];
  const numbers = [
    ["116123", "116 123", call[0]],
    ["112", "112", call[1]],
  ].map(([digits, number, what]) => `<p><a href="tel:${digits}">${number}</a> ${what}</p>`);
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><title>${title}</title><h1>${title}</h1><p>${text}</p>${numbers.join("")}</html>`;
}
