import type { Care } from "../../contract/api.ts";
import { CARE_LEVELS, OFFER_STATES } from "../../contract/care.ts";

/** Whether a value, from the stream or from storage, is a place on the sheet with its choices. */
export function isCare(value: unknown): value is Care {
  if (typeof value !== "object" || value === null) return false;
  const { state, level, choices } = value as Partial<Record<keyof Care, unknown>>;
  return (
    OFFER_STATES.some((known) => known === state) &&
    CARE_LEVELS.some((known) => known === level) &&
    Array.isArray(choices) &&
    choices.every(isChoice)
  );
}

function isChoice(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { id, label } = value as { id?: unknown; label?: unknown };
  return typeof id === "string" && typeof label === "string";
}
