/** How often Shift was pressed by itself, one time after the other. */
export interface ShiftPresses {
  count: number;
  /** Since Shift went down something else was pressed with it: a capital letter, a shortcut. */
  isCombined: boolean;
}

export const NO_PRESSES: ShiftPresses = { count: 0, isCombined: false };

/** So many presses leave the page. */
export const PRESSES_TO_LEAVE = 3;

/**
 * What a key does to the count: Shift let go by itself adds one; any other key, also one pressed with Shift, begins anew,
 * so that nobody leaves by writing.
 */
export function countKey(presses: ShiftPresses, type: "keydown" | "keyup", key: string): ShiftPresses {
  if (key !== "Shift") return type === "keydown" ? { count: 0, isCombined: true } : presses;
  if (type === "keydown") return { ...presses, isCombined: false };
  return presses.isCombined ? NO_PRESSES : { count: presses.count + 1, isCombined: false };
}
