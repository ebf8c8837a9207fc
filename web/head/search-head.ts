import type { HeadTag } from "./page-head.ts";

/**
 * The head of the search page when somebody has searched: the title says for what, and search engines
 * are kept away. worker/search/page.ts does the same where the page comes from the worker.
 */
export function searchHead(tags: HeadTag[], query: string): HeadTag[] {
  if (query === "") return tags;
  return [
    ...tags
      .filter(({ attributes }) => attributes["rel"] !== "canonical" && !("hreflang" in attributes))
      .map((tag) => (tag.tag === "title" ? { ...tag, text: `${query} · ${tag.text ?? ""}` } : tag)),
    { tag: "meta", attributes: { name: "robots", content: "noindex" } },
  ];
}
