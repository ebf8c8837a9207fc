/* Where a conversation stands on the printed sheet; without the schema library, for the browser. */

/** The letters of the sheet, in the order in which it is printed. */
export const CARE_STATES = ["A", "S", "E", "H", "L", "P", "X", "V", "G", "K", "C"] as const;
export type CareState = (typeof CARE_STATES)[number];

/** Ordinary talk that offers choices stands on no page of the sheet (worker/guide). */
export const ORDINARY = "O";
export const OFFER_STATES = [...CARE_STATES, ORDINARY] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** "now": the help card is shown; "ask": a line with a number; "nothing": neither. */
export const CARE_LEVELS = ["nothing", "ask", "now"] as const;
export type CareLevel = (typeof CARE_LEVELS)[number];
