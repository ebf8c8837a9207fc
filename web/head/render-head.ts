import { HEAD_MARK } from "./apply-head.ts";
import type { HeadTag } from "./page-head.ts";

/** The tags as HTML, for the prerender. */
export function renderHead(tags: HeadTag[]): string {
  return tags
    .map(({ tag, attributes, text }) => {
      const list = Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escape(value)}"`)
        .join("");
      if (tag === "title") return `<title>${escape(text ?? "")}</title>`;
      if (tag === "script")
        return `<script${list} ${HEAD_MARK}>${(text ?? "").replaceAll("<", "\\u003c")}</script>`;
      return `<${tag}${list} ${HEAD_MARK}>`;
    })
    .join("\n");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
