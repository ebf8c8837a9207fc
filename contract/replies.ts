import { z } from "zod";

/** What stands beside the telephone numbers, and around the replies of a model (`crisis.yaml`, `replies.yaml`). */

const line = z.string().trim().min(1);

/** `crisis.yaml`: the words that stand beside the numbers. */
export const crisis = z.strictObject({
  card: z.strictObject({ title: line, text: line, more: line, plan: line }),
  /** Stands below a model's reply that should have named somebody to call. */
  check: line,
});
export type Crisis = z.infer<typeof crisis>;

/** `replies.yaml`: the program's sentences around the replies of a model. */
export const replies = z.strictObject({
  /** Before an answer when the model has said as much as it may in one day. */
  budget: line,
  /** In the place of a telephone number that nobody has checked; with a link to `/help`. */
  insteadOfNumber: line.includes("](/help)"),
  /** Between a model's reply that could harm, where it was stopped, and what people wrote. */
  correction: line,
});
export type Replies = z.infer<typeof replies>;
