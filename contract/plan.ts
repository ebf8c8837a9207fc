/** The six steps of the safety plan, after Stanley and Brown, in their order. */
export const PLAN_STEPS = ["signs", "alone", "people", "helpers", "professionals", "safe-place"] as const;

/** What can be written into the plan: the steps, and what is worth staying for. */
export const PLAN_PARTS = [...PLAN_STEPS, "reason"] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];
