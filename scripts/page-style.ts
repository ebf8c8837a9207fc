import { PurgeCSS } from "purgecss";

/** What scripts and visitors change on a page that stands still: no rule about it is left out. */
const CHANGING = ["open", "hidden", "disabled", "aria-busy", "aria-current", "aria-expanded", "aria-pressed"];

/**
 * The rules of a style that a page uses, for its `<style>`; the whole style comes with the app
 * (web/boot.js). A page that passes some 14 kB compressed needs a second round trip before its
 * first paint (docs/decisions/0002-late-hydration.md).
 *
 * @param style the whole style, minified
 * @param html the page
 * @param scripts sources of everything that may put elements into the page before the app is there
 */
export async function pickRules(style: string, html: string, scripts: readonly string[]): Promise<string> {
  const [picked] = await new PurgeCSS().purge({
    css: [{ raw: style }],
    content: [{ raw: html, extension: "html" }, ...scripts.map((raw) => ({ raw, extension: "js" }))],
    // Classes with signs as Tailwind's, and the words within selectors that a script writes.
    defaultExtractor: (text) => [...(text.match(/[^\s"'`<>=]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])],
    dynamicAttributes: CHANGING,
    keyframes: true,
    variables: true,
    safelist: { variables: scripts.flatMap((script) => script.match(/--[\w-]+/g) ?? []) },
  });
  if (!picked) throw new Error("No rules were picked for a page.");
  return picked.css;
}
