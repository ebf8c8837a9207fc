import type { Problem } from "./problem.ts";

/** Where the owner's words of `content/site.yaml` stand in `pages/why-cube.md`. */
const PLACE = "{beginning}";

/**
 * Puts the owner's words in their place on a page; without words neither the place nor a gap is left of it.
 *
 * @param words whole sentences; a line break in them becomes a space, so that the lines of the page keep their numbers
 */
export function fillBeginning(markdown: string, words: string): string {
  const sentences = words.replace(/\s+/g, " ").trim();
  return markdown.replace(/\{beginning\}[^\S\n]*/g, () => (sentences === "" ? "" : `${sentences} `));
}

/** The page needs the place once, or what the owner wrote would never be read. */
export function checkBeginning(markdown: string, { file, line }: Omit<Problem, "message">): Problem[] {
  const places = markdown.split(PLACE).length - 1;
  if (places === 1) return [];
  const message = `${PLACE} stands here ${places} times. Write it once, where the words of "beginning" in content/site.yaml should stand.`;
  return [{ file, line, message }];
}
