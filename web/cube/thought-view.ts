/**
 * Gives a thought that was thrown the focus and, where its end lies below the window, brings it up: gently, unless motion
 * is not wanted.
 */
export function bringIntoView(thought: HTMLElement): void {
  thought.focus({ preventScroll: true });
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  thought.scrollIntoView({ block: "nearest", behavior });
}
