import { useLingui } from "@lingui/react/macro";
import type { Ages } from "../../contract/content.ts";

/** Whom a helpline answers, by age, in the words of the page; null where it is for all. */
export function useAges(ages: Ages | null | undefined): string | null {
  const { t } = useLingui();
  const { from, to } = ages ?? {};
  if (from !== undefined && to !== undefined)
    return t({ message: `ages ${from} to ${to}`, comment: "Whom a helpline answers, both ends included" });
  if (to !== undefined) return t({ message: `up to age ${to}`, comment: "Whom a helpline answers" });
  if (from !== undefined) return t({ message: `from age ${from}`, comment: "Whom a helpline answers" });
  return null;
}
