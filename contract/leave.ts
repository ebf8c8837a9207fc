import { z } from "zod";

const line = z.string().trim().min(1);

/** `leave.yaml`: the button that takes a page away at once, and what it cannot do. */
export const leaveFile = z.strictObject({
  label: line,
  hint: line,
  /** Paragraphs with Markdown inside them. */
  note: z.strictObject({ title: line, paragraphs: z.array(line).min(1) }),
  /** Said to a screen reader: while Shift is being pressed, when the page goes, and when the presses came to nothing. */
  announce: z.strictObject({ "two-more": line, "one-more": line, leaving: line, "timed-out": line }),
});
export type Leave = z.infer<typeof leaveFile>;

/** What the button needs on a page. */
export type LeaveTexts = Pick<Leave, "label" | "hint" | "announce"> & { url: string };
