/** A finger or a mouse goes so far (pixels) in so short a time (ms) when it flicks. */
const FLICK_PIXELS = 24;
const FLICK_MS = 400;

/** Takes a flick over an element for a click, which a moved finger is not. A mouse clicks as well; one throw is under way then. */
export function watchFlicks(element: HTMLElement): void {
  let began: PointerEvent | null = null;
  element.addEventListener("pointerdown", (event) => {
    began = event;
    // The hand may leave the cube before it lets go.
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointerup", (event) => {
    const from = began;
    began = null;
    if (!from || event.pointerId !== from.pointerId || event.timeStamp - from.timeStamp > FLICK_MS) return;
    const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
    if (far < FLICK_PIXELS) return;
    element.click();
  });
  element.addEventListener("pointercancel", () => (began = null));
}
