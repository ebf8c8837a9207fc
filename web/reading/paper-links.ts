/*
 * An address cannot be pressed on paper, and in the middle of a sentence it is noise: on paper links to other websites
 * carry a number, and their addresses stand at the end of the text.
 */

/** Puts numbers and addresses into the article of the page; what was put there before is put anew. */
export function noteLinks(): void {
  forgetLinks();
  // What is one sheet of numbers (/help) stays one.
  const article = document.querySelector("main article:not(.help)");
  if (!article) return;
  const list = Object.assign(document.createElement("ol"), { className: "paper-links" });
  const numbers = new Map<string, number>();
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]')) {
    if (!numbers.has(link.href)) {
      numbers.set(link.href, numbers.size + 1);
      list.append(Object.assign(document.createElement("li"), { textContent: link.href }));
    }
    link.dataset["note"] = String(numbers.get(link.href));
  }
  if (numbers.size > 0) article.append(list);
}

/** Takes them away again: on the screen a link is pressed. */
export function forgetLinks(): void {
  document.querySelector(".paper-links")?.remove();
  for (const link of document.querySelectorAll<HTMLElement>("[data-note]")) delete link.dataset["note"];
}
