import { JSDOM } from "jsdom";

/** Kept of each element; the rest is ours, not the reader's. */
const KEPT_ATTRIBUTES = [
  "href",
  "src",
  "srcset",
  "sizes",
  "media",
  "type",
  "alt",
  "width",
  "height",
  "loading",
  "fetchpriority",
  "lang",
  "open",
];

/** Adds nothing to the words: ornament and what only works with a script. */
const DROPPED =
  "script, style, link, canvas, svg, button, dialog, template, .skip, .visually-hidden, [hidden]";

/** Says nothing once its class is gone. */
const UNWRAPPED = "div, span, section, article";

/** What a reader needs and not more; dark like ours. */
const STYLE = `:root{color-scheme:dark}*{box-sizing:border-box}body{margin:0 auto;max-width:44rem;padding:1.25rem;background:#0a1020;color:#f2ecdf;font:1.125rem/1.66 Georgia,"Times New Roman",serif;overflow-wrap:break-word}h1,h2,h3{font-weight:400;line-height:1.14}h1{font-size:2.75rem}h2{font-size:2.25rem}h3{font-size:1.375rem}a{color:#f4c26b;display:inline-block;min-height:3rem;padding:.5rem .75rem .5rem 0}p a{display:inline;padding:0}img{display:block;max-width:100%;height:auto}header,footer{padding:1rem 0}summary{padding:.75rem 0;cursor:pointer}blockquote{margin:2rem 0;font-size:1.375rem;font-style:italic}`;

/** The same words and pictures as a prerendered page, as light as a page can be. */
export function makePlain(html: string): string {
  const { document } = new JSDOM(html).window;
  const root = document.querySelector("#root");
  if (!root) throw new Error("The prerendered page has no #root.");
  for (const element of root.querySelectorAll(DROPPED)) element.remove();
  for (const element of root.querySelectorAll(UNWRAPPED)) element.replaceWith(...element.childNodes);
  for (const element of root.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      if (!KEPT_ATTRIBUTES.includes(name)) element.removeAttribute(name);
    }
  }
  removeComments(root);
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "";
  const head = document.createElement("head");
  head.innerHTML = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><style>${STYLE}</style>`;
  const title = document.createElement("title");
  title.textContent = document.title;
  const meta = document.createElement("meta");
  meta.name = "description";
  meta.content = description;
  head.append(title, meta);
  return `<!doctype html><html lang="${document.documentElement.lang}">${head.outerHTML}<body>${root.innerHTML}</body></html>`;
}

function removeComments(node: Node): void {
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType === 8) child.remove();
    else removeComments(child);
  }
}
