import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import { PurgeCSS } from "purgecss";
import fromHtml from "purgecss-from-html";

/** What scripts and visitors change on a page that stands still: no rule about it is left out. */
const CHANGING = [
  "open",
  "hidden",
  "disabled",
  "aria-busy",
  "aria-current",
  "aria-disabled",
  "aria-expanded",
  "aria-pressed",
  "data-day",
  "data-open",
  "data-aside",
  "data-phase",
  "data-still",
];

/**
 * The rules of a style that a page uses, for its `<style>`; the whole style comes with the app
 * (web/boot.js). A page that passes some 14 kB compressed needs a second round trip before its
 * first paint (docs/decisions/0002-late-hydration.md).
 *
 * @param style the whole style, minified
 * @param html the page
 * @param sources what else the page will hold before the app is there: words that may be tags or classes
 * @param otherStyles styles of their own that stand beside it and use its variables
 */
export async function pickRules(
  style: string,
  html: string,
  sources: readonly string[] = [],
  otherStyles: readonly string[] = [],
): Promise<string> {
  const [picked] = await new PurgeCSS().purge({
    css: [{ raw: style }],
    content: [{ raw: html, extension: "html" }, ...sources.map((raw) => ({ raw, extension: "ts" }))],
    extractors: [{ extensions: ["html"], extractor: fromHtml }],
    dynamicAttributes: CHANGING,
    keyframes: true,
    variables: true,
    safelist: { variables: otherStyles.flatMap((other) => other.match(/--[\w-]+/g) ?? []) },
  });
  if (!picked) throw new Error("No rules were picked for a page.");
  return (
    dropUnusedProperties(picked.css)
      .replace(/\/\*![^]*?\*\/\s*/, "")
      // What is prefixed for older browsers comes several times over.
      .replace(/([\w-]+:[^;{}]*;)\1+/g, "$1")
  );
}

/**
 * The rules of a style without those that another one has already, in the same place and order: what is added to a page
 * that stands makes the browser look at all of it anew, and at every letter where it names a font.
 */
export function leaveOut(style: string, present: string): string {
  const known = new Set<string>();
  postcss.parse(present).walk((node) => void (isWhole(node) && known.add(describeNode(node))));
  const rest = postcss.parse(style);
  rest.walk((node) => {
    if (isWhole(node) && known.has(describeNode(node))) node.remove();
  });
  removeEmpty(rest);
  return rest.toString();
}

/** What it says, with all that stands around it. */
function describeNode(node: ChildNode): string {
  const around: string[] = [];
  for (let above = node.parent as Root | AtRule | Rule | undefined; above && above.type !== "root";) {
    around.unshift(above.type === "rule" ? above.selector : `@${above.name} ${above.params}`);
    above = above.parent as Root | AtRule | Rule | undefined;
  }
  return [...around, node.toString()].join("\n");
}

/** A declaration of a rule, or an at-rule whose declarations say nothing by themselves. */
function isWhole(node: ChildNode): boolean {
  if (node.type === "decl") return node.parent?.type === "rule";
  return node.type === "atrule" && ["font-face", "property"].includes(node.name);
}

function removeEmpty(container: Root | AtRule): void {
  container.each((node) => {
    if (node.type === "atrule" && node.nodes) removeEmpty(node);
    if ("nodes" in node && node.nodes?.length === 0) node.remove();
  });
}

/** Tailwind registers a property for each part of a shadow or a filter, used or not. */
function dropUnusedProperties(css: string): string {
  const isUsed = (name: string) => css.includes(`var(${name}`);
  return css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isUsed(name) ? rule : ""))
    .replace(/^([^]*?)(@layer theme)/, (all, before: string, rest: string) =>
      [...before.matchAll(/(--[\w-]+):/g)].some(([, name]) => name && isUsed(name)) ? all : rest,
    );
}

/** Parts a style into what is for the screen and what is for paper, both within their layers. */
export function splitPrint(style: string): { screen: string; print: string } {
  const isPrint = ({ name, params }: AtRule) => name === "media" && params === "print";
  const screen = postcss.parse(style);
  screen.walkAtRules("media", (rule) => void (isPrint(rule) && rule.remove()));
  const print = postcss.parse(style);
  keepOnly(print, isPrint);
  return { screen: screen.toString(), print: print.toString() };
}

/** What is said of the day (`[data-day]`), for a page on which no script can say that it is day. */
export function pickDay(style: string): string {
  const day = postcss.parse(style);
  day.walkAtRules(/^(property|font-face)$/, (rule) => void rule.remove());
  day.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => selector.includes("[data-day]"));
    if (rule.selector === "") rule.remove();
    else rule.selector = rule.selector.replaceAll("[data-day]", ":root");
  });
  removeEmpty(day);
  return day.toString();
}

/** Leaves the rules that are wanted, and the layers around them. */
function keepOnly(container: Root | AtRule, isWanted: (rule: AtRule) => boolean): void {
  container.each((node) => {
    if (node.type === "atrule" && isWanted(node)) return;
    if (node.type === "atrule" && node.name === "layer" && node.nodes) keepOnly(node, isWanted);
    else node.remove();
  });
}
