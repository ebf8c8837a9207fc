/** A finger on a screen: Enter breaks the line there, and focusing a field calls up a keyboard. */
export function isTouch(): boolean {
  return typeof window.matchMedia === "function" && window.matchMedia("(pointer: coarse)").matches;
}
