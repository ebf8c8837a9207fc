/**
 * Gives a thought that was thrown the focus and brings its scene into view: from the top of the page where all of it fits
 * the window, else only so far that the thought and its question are seen. Gently, unless motion is not wanted.
 */
export function bringIntoView(thought: HTMLElement): void {
  thought.focus({ preventScroll: true });
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  const scene = thought.closest<HTMLElement>(".thrower");
  const last = scene?.querySelector(".share") ?? thought;
  if (last.getBoundingClientRect().bottom + scrollY <= innerHeight) return scrollTo({ top: 0, behavior });
  const question = thought.nextElementSibling ?? thought;
  const height = question.getBoundingClientRect().bottom - thought.getBoundingClientRect().top;
  (height < innerHeight * 0.8 ? question : thought).scrollIntoView({ block: "nearest", behavior });
}

/**
 * While the cube rolls the focus stays where it can be seen: on the button, where it would be lost otherwise, because it
 * was in words that went dark, or the cube itself was pressed.
 */
export function holdFocus(thrower: HTMLElement): void {
  const focused = document.activeElement;
  const isLost = focused === null || focused === document.body;
  if (!isLost && !(thrower.contains(focused) && !focused.matches("[data-throw]"))) return;
  const buttons = [...thrower.querySelectorAll<HTMLElement>("button[data-throw]")];
  buttons.find((button) => !button.closest("[hidden]"))?.focus({ preventScroll: true });
}
