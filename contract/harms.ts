import { z } from "zod";

const words = z.strictObject({ sl: z.string().min(1), en: z.string().min(1) });
const examples = z.strictObject({
  sl: z.array(z.string().min(1)).min(3),
  en: z.array(z.string().min(1)).min(3),
});

/** What no reply may say: content/care/harms.yaml. */
export const harms = z.strictObject({
  version: z.int().min(1),
  date: z.iso.date(),
  /** Who has read it as a clinician, and when; empty until then. */
  reviewed_by: z.string(),
  reviewed_on: z.union([z.literal(""), z.iso.date()]),
  harms: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z_]+$/),
        name: words,
        why: words,
        bad: examples,
        good: examples,
      }),
    )
    .min(1),
});
export type Harms = z.infer<typeof harms>;
