import { expect } from "@playwright/test";
import { LOCALES, localizedPath } from "../contract/locale.ts";
import { PAGES } from "../contract/pages.ts";
import { thoughtPath } from "../contract/thoughts.ts";
import { test } from "./page.ts";

/*
 * A page carries only the rules it uses (scripts/page-style.ts). With the whole style beside them
 * nothing may look different: neither on a phone nor on a desk nor on paper, and no more when a
 * menu, a question or a list of contents is open.
 */
test.use({ bypassCSP: true, reducedMotion: "reduce" });

for (const locale of LOCALES) {
  for (const path of [...PAGES.map((page) => page.path), thoughtPath(7), "/search?q=upanje"]) {
    test(`${path} looks in ${locale} as with the whole style`, async ({ page }) => {
      // What comes later, as the fonts do, would change the look meanwhile.
      await page.route(/\/assets\/.*\.js|\/fonts\//, (route) => route.abort());
      await page.goto(localizedPath(path, locale));
      // The calm page, which is without the app, does not name it.
      const anyPage = await (await page.request.get("/help")).text();
      const name = /\/assets\/index-[\w-]+\.css/.exec(anyPage)?.[0];
      const look = async () => {
        const seen: Record<string, string>[] = [];
        for (const [width, media] of [
          [390, "screen"],
          [1280, "screen"],
          [700, "print"],
        ] as const) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ media, reducedMotion: "reduce" });
          seen.push(await page.evaluate(readStyles, LATE));
        }
        return seen;
      };
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
        document.querySelector<HTMLElement>("[popover]")?.showPopover();
      });
      // What is on its way from one look to the other is neither.
      await page.addStyleTag({
        content:
          "*, ::before, ::after { transition: none !important; animation: none !important; content-visibility: visible !important }",
      });
      await page.evaluate(() => {
        const paper = { rel: "stylesheet", media: "print", href: "/print.css" };
        const link = Object.assign(document.createElement("link"), paper);
        document.head.append(link);
        return new Promise((resolve) => link.addEventListener("load", resolve));
      });
      const own = await look();
      await page.addStyleTag({ url: name ?? "" });
      expect(await look()).toEqual(own);
    });
  }
}

/** A picture's own, when its file arrives. */
const LATE = "aspect-ratio";

/** What is computed for each element and for what stands before and after it, in short. */
function readStyles(late: string): Record<string, string> {
  const styles: Record<string, string> = {};
  [...document.body.querySelectorAll("*")].forEach((element, index) => {
    for (const part of [undefined, "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") continue;
      const names = [...style].filter((name) => !name.startsWith("--") && name !== late);
      const text = names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
      let hash = 0;
      for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) | 0;
      styles[`${index} ${element.tagName}.${element.getAttribute("class") ?? ""}${part ?? ""}`] =
        String(hash);
    }
  });
  return styles;
}
