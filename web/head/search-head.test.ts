import { expect, test } from "vitest";
import type { HeadTag } from "./page-head.ts";
import { searchHead } from "./search-head.ts";

const TAGS: HeadTag[] = [
  { tag: "title", attributes: {}, text: "Iskanje · Kocka modrosti" },
  { tag: "meta", attributes: { name: "description", content: "Iskanje" } },
  { tag: "link", attributes: { rel: "canonical", href: "https://example.org/search" } },
  {
    tag: "link",
    attributes: { rel: "alternate", hreflang: "en", href: "https://example.org/search?lng=en" },
  },
];

test("without a question the head is that of the page", () => {
  expect(searchHead(TAGS, "")).toEqual(TAGS);
});

test("with a question the title says it, and search engines are kept away", () => {
  expect(searchHead(TAGS, "mir")).toEqual([
    { tag: "title", attributes: {}, text: "mir · Iskanje · Kocka modrosti" },
    { tag: "meta", attributes: { name: "description", content: "Iskanje" } },
    { tag: "meta", attributes: { name: "robots", content: "noindex" } },
  ]);
});
