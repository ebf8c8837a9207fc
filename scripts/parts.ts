import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { LOCALES, type Locale } from "../contract/locale.ts";
import { PAGES, type PageId } from "../contract/pages.ts";
import type { Parts } from "../web/parts.ts";
import { digest } from "./digest.ts";
import { listFiles, stylesOf } from "./manifest-files.ts";
import { leaveOut, pickRules } from "./page-style.ts";

/** Those who read these pages come to the app by other ways, or not at all. */
const WITHOUT_NEXT_ACT: readonly PageId[] = [
  "protocol",
  "login",
  "signup",
  "recover",
  "reset",
  "account",
  "chat-logs",
  "offline",
];

/** Pages that are about a control of the app, and what it needs beside the page's own code and its words. */
const OWN: Partial<Record<PageId, string[]>> = {
  "throw-cube": ["web/cube/scene.ts"],
  search: [],
  plan: [],
  chat: [],
};

/** What the build writes for web/parts.ts. */
export interface WrittenParts {
  /** The name of this build's parts, for the pages. */
  build: string;
  /** What the chat of every page needs, by language, with the parts themselves. */
  common: Record<Locale, string[]>;
}

/** The empty chat, as the bundle of web/prerender.tsx renders it. */
export interface RenderedChat {
  panel: string;
  unreachable: string;
}

/**
 * Writes what web/parts.ts reads: the empty chat as HTML, its styles, and what the next act on each page may need.
 *
 * @param screen the whole style without what is for paper
 * @param stylesheet the file of the whole style
 */
export async function writeParts(
  client: string,
  manifest: Manifest,
  { screen, stylesheet }: { screen: string; stylesheet: string },
  chats: Record<Locale, RenderedChat>,
): Promise<WrittenParts> {
  const chatStyles = stylesOf(manifest, "web/routes/chat-dialog.tsx").filter((file) => file !== stylesheet);
  const markup = Object.values(chats).map(({ panel, unreachable }) => panel + unreachable);
  const picked = await pickRules(
    screen,
    `<html><body><dialog class="chat-dialog">${markup.join("")}</dialog></body></html>`,
    [],
    chatStyles.map((file) => readFileSync(join(client, file), "utf8")),
  );
  const onEveryPage = await pickRules(screen, "<html><body></body></html>");
  const base = leaveOut(picked, onEveryPage);
  const baseFile = `assets/chat-base-${digest(base)}.css`;
  writeFileSync(join(client, baseFile), base);

  const parts = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      {
        style: `/${stylesheet}`,
        chat: { ...chats[locale], styles: [baseFile, ...chatStyles].map((file) => `/${file}`) },
        ahead: listAhead(manifest, locale, stylesheet),
      } satisfies Parts,
    ]),
  ) as Record<Locale, Parts>;
  const build = digest(JSON.stringify(parts));
  for (const locale of LOCALES)
    writeFileSync(join(client, `assets/parts-${locale}-${build}.json`), JSON.stringify(parts[locale]));
  const common = (locale: Locale) => [
    `/assets/parts-${locale}-${build}.json`,
    ...parts[locale].chat.styles,
    ...parts[locale].ahead.common,
  ];
  return { build, common: { sl: common("sl"), en: common("en") } };
}

/** Links, menu and questions do without the app: it is fetched ahead only where the page is about a control that needs it. */
function listAhead(manifest: Manifest, locale: Locale, stylesheet: string): Parts["ahead"] {
  const seen = new Set<string>();
  const content = `generated/content/${locale}`;
  const chat = ["web/routes/chat-dialog.tsx", `web/i18n/locales/${locale}.po`, `${content}/pages/chat.json`];
  const common = [...new Set([`/${stylesheet}`, ...listFiles(manifest, chat, seen)])];
  const pages = PAGES.filter(({ id }) => !WITHOUT_NEXT_ACT.includes(id)).map(({ id }) => {
    const own = OWN[id];
    const app = [
      "web/index.html",
      `${content}/shell.json`,
      `web/routes/${id}.tsx`,
      `${content}/pages/${id}.json`,
      ...(own ?? []),
    ];
    return [id, own ? listFiles(manifest, app, new Set(seen)) : []] as const;
  });
  return { common, pages: Object.fromEntries(pages) };
}
