import type { Locale } from "../../../contract/locale.ts";
import { PAGES } from "../../../contract/pages.ts";
import { thoughtPath } from "../../../contract/thoughts.ts";
import { guideReply } from "../reply.ts";
import { TOPICS } from "../texts.ts";

/** A question and what must be among the first things shown: "topic:lonely", "/wisdom/what-is#it-grows-slowly". */
export interface Question {
  text: string;
  accepted: readonly string[];
}

/** Reads `question⇥place;place;topic:id`; "none" where nothing on the site answers. */
export function readQuestions(tsv: string): Question[] {
  return tsv
    .trimEnd()
    .split("\n")
    .filter((line) => line.includes("\t"))
    .map((line) => {
      const [text = "", accepted = ""] = line.split("\t");
      return { text, accepted: accepted.split(/[;|]/).flatMap((each) => normalise(each.trim())) };
    });
}

/** As the reply names it: pages by their id, "faq:…", "story:…", "thought:8"; topics by any label that they learn from. */
function normalise(accepted: string): string[] {
  const [kind = "", name = ""] = accepted.split(":");
  if (kind === "topic") return namedBy(name).map((id) => `topic:${id}`);
  if (kind === "faq") return [`/faq#${name}`];
  if (kind === "story") return [`/stories#${name}`];
  if (kind === "thought") return [thoughtPath(Number(name))];
  const [page = "", anchor] = accepted.split("#");
  const path = PAGES.find(({ id }) => id === page)?.path ?? page;
  return accepted === "" ? [] : [anchor ? `${path}#${anchor}` : path];
}

function namedBy(label: string): string[] {
  const ids = TOPICS.filter(({ id, labels }) => id === label || labels.includes(label)).map(({ id }) => id);
  return ids.length > 0 ? ids : [label];
}

/** Where the first accepted thing stands among what is shown, from 0; -1 where it is not. */
export function rankOf({ text, accepted }: Question, language: Locale): number {
  return shownFor(text, language).findIndex((shown) => isAccepted(shown, accepted));
}

/** What is shown for a question: an answer and the section it leads to are one. */
function shownFor(text: string, language: Locale): string[][] {
  const { shown } = guideReply({ messages: [{ role: "user", content: text }], language });
  const links = new Map(TOPICS.map(({ id, link }) => [`topic:${id}`, link?.[language].path]));
  const used = new Set<string>();
  return shown.flatMap((each) => {
    if (used.has(each)) return [];
    const link = links.get(each);
    const both = link ? [each, link] : [each];
    for (const one of both) used.add(one);
    return [both];
  });
}

/** A page is accepted as a whole where no section is named. */
function isAccepted(shown: readonly string[], accepted: readonly string[]): boolean {
  return shown.some((each) => accepted.includes(each) || accepted.includes(each.replace(/#.*$/, "")));
}

/** Whether the guide sends somebody away although there is an answer. */
export function deniesWrongly({ text, accepted }: Question, language: Locale): boolean {
  const { shown } = guideReply({ messages: [{ role: "user", content: text }], language });
  const isDenial = shown[0] === "topic:off-topic" || shown[0] === "topic:order";
  return isDenial && !accepted.includes("none") && !accepted.includes(shown[0] ?? "");
}
