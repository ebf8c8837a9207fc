/** Where the browser keeps the plan. */
export const PLAN_KEY = "wisdom_plan";
