/**
 * Gives a thought that was thrown the focus and, where it or the question under it lies below the window, brings both up:
 * gently, unless motion is not wanted.
 */
export function bringIntoView(thought: HTMLElement): void {
  thought.focus({ preventScroll: true });
  const question = thought.nextElementSibling ?? thought;
  const height = question.getBoundingClientRect().bottom - thought.getBoundingClientRect().top;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  (height < innerHeight * 0.8 ? question : thought).scrollIntoView({ block: "nearest", behavior });
}
