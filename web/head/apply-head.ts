import type { HeadTag } from "./page-head.ts";

/** Marks the tags that belong to one page and go with it. */
export const HEAD_MARK = "data-page";

/** Replaces the page's tags in the document. */
export function applyHead(document: Document, tags: HeadTag[]): void {
  const title = tags.find((tag) => tag.tag === "title");
  if (title?.text) document.title = title.text;
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === "title") continue;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(HEAD_MARK, "");
    if (text) element.textContent = text;
    document.head.append(element);
  }
}
