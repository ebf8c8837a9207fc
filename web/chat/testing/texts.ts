import { readFileSync } from "node:fs";
import type { CardLine, ChatPage, ChatTexts } from "../../../contract/content.ts";
import type { Locale } from "../../../contract/locale.ts";

/** What the build has made of `content/`, in English. */
export const TEXTS = readTexts("en");

/** The helplines of both languages, each once. */
export const HELPLINES: readonly CardLine[] = [
  ...new Map(
    [...readTexts("sl").helplines, ...TEXTS.helplines].map((line) => [line.id, line] as const),
  ).values(),
];

function readTexts(locale: Locale): ChatTexts {
  const page = JSON.parse(readFileSync(`generated/content/${locale}/pages/chat.json`, "utf8")) as ChatPage;
  return page.data;
}
