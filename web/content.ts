import type { AnyPage, ShellTexts } from "../contract/content.ts";
import type { Locale } from "../contract/locale.ts";
import { loadWithRetry } from "./load.ts";

/** Compiled texts; each page in each language is a file of its own that loads when it is needed. */
const pages = import.meta.glob<AnyPage>("../generated/content/*/pages/*.json", { import: "default" });
const shells = import.meta.glob<ShellTexts>("../generated/content/*/shell.json", { import: "default" });

/** @throws when there is no such text or it cannot be loaded */
export function loadPage(id: string, locale: Locale): Promise<AnyPage> {
  return load(pages, `../generated/content/${locale}/pages/${id}.json`);
}

/** The texts that stand on every page. */
export function loadShell(locale: Locale): Promise<ShellTexts> {
  return load(shells, `../generated/content/${locale}/shell.json`);
}

function load<T>(texts: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const text = texts[path];
  if (!text) throw new Error(`There is no text at ${path}.`);
  return loadWithRetry(text);
}
