import { z } from "zod";
import { pageMeta } from "./content.ts";
import { PLAN_STEPS } from "./plan.ts";

const line = z.string().trim().min(1);

const planPart = z.strictObject({
  title: line,
  question: line,
  help: line,
  placeholder: line,
  /** Each is put into the field by a tap. */
  ideas: z.array(line.max(60)).min(1),
});

/** Front matter of `pages/plan.md`: the steps of the safety plan, and all words around them. */
export const planMeta = pageMeta.extend({
  privacy: line,
  shared_device: line,
  /** In the order of `PLAN_STEPS`. */
  steps: z.array(planPart).length(PLAN_STEPS.length),
  reason: planPart,
  done: line,
  buttons: z.strictObject({
    next: line,
    back: line,
    skip: line,
    print: line,
    share: line,
    delete: line,
    confirm_delete: line,
    confirm_delete_yes: line,
    confirm_delete_no: line,
  }),
  words: z.strictObject({
    /** `{number}` and `{count}` are filled in. */
    step: line.includes("{number}").includes("{count}"),
    /** Stands where a step has its number, above the reason to stay. */
    last: line,
    steps: line,
    ideas: line,
    /** Before the ideas where they can only be read. */
    ideas_read: line,
    whole: line,
    change: line,
    fill: line,
    empty: line,
    numbers: line,
    copied: line,
    not_copied: line,
    deleted: line,
    not_deleted: line,
    unread: line,
    saved: line,
    not_saved: line,
  }),
  /** Stands above the plan when it is sent to somebody. */
  share_message: line,
  /** Who has checked the plan; until somebody has, that nobody has. */
  reviewed_by: line,
});
export type PlanMeta = z.infer<typeof planMeta>;
