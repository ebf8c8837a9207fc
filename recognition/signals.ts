/** Signs of danger to life, which the check learns to tell apart. */
export const DANGER_SIGNALS = ["wish_to_die", "self_harm", "plan", "farewell", "other_person"] as const;
export type DangerSignal = (typeof DANGER_SIGNALS)[number];

/** What a conversation may tell that brings the help card, and what the log is marked with. */
export const SIGNALS = [...DANGER_SIGNALS, "violence"] as const;
export type Signal = (typeof SIGNALS)[number];
