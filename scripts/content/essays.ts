import type { EssayPage, TopicCard } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { PAGES, pagePath, type PageId } from "../../contract/pages.ts";
import type { PageSource } from "./page-source.ts";
import type { Problem } from "./problem.ts";
import { readingMinutes } from "./reading-time.ts";

/** The card of a topic, as the home page, the index of wisdom and its neighbours show it; a page that lacks what it needs is a problem. */
export function topicCard(pages: PageSource[], id: PageId, locale: Locale, problems: Problem[]): TopicCard {
  const page = pages.find((candidate) => candidate.id === id);
  const { title = "", teaser, sign } = page?.meta ?? {};
  if (!teaser || !sign) {
    problems.push({
      file: `content/${locale}/pages/${id}.md`,
      line: 2,
      message:
        'This topic has a card on the home page: it needs "teaser" (a sentence) and "sign" between the hyphens.',
    });
  }
  return { id, path: pagePath(id), title, teaser: teaser ?? "", sign: sign ?? "flame" };
}

/** What an essay shows besides its text: where it belongs, its neighbours, how long it takes to read. */
export function essayData(id: PageId, pages: PageSource[], topics: TopicCard[]): EssayPage["data"] {
  const page = PAGES.find((candidate) => candidate.id === id);
  const index = pages.find((other) => page && "parent" in page && other.id === page.parent);
  const parent = index ? { title: index.meta.title, path: index.path } : null;
  const minutes = minutesOf(id, pages);
  const position = topics.findIndex((topic) => topic.id === id);
  if (position === -1) {
    const essay = { parent, previous: null, next: null, minutes };
    return id === "why-cube" ? { ...essay, faces: topics } : essay;
  }
  const around = (step: number) => topics[(position + step + topics.length) % topics.length] ?? null;
  return {
    parent,
    previous: around(-1),
    next: around(1),
    minutes,
  };
}

/** How many minutes the text of a page takes to read. */
export function minutesOf(id: string, pages: PageSource[]): number {
  return readingMinutes(pages.find((page) => page.id === id)?.body.blocks ?? []);
}
