/** What a message may tell about danger (spec: decisions "Safety"), and what the log is marked with. */
export const SIGNALS = ["wish_to_die", "self_harm", "plan", "farewell", "other_person"] as const;
export type Signal = (typeof SIGNALS)[number];
