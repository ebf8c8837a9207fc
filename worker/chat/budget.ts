/**
 * Whether the model may still be asked today.
 *
 * @param limit `AI_DAILY_TOKENS`; 0, nothing or no number means that there is none
 * @param spent tokens that the model has cost today
 */
export function isWithinBudget(limit: string | undefined, spent: number): boolean {
  const tokens = Number(limit);
  return !(tokens > 0) || spent < tokens;
}
