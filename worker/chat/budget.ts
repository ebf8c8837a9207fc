/**
 * Whether the model may still be asked today. A budget that cannot be read lets the call through:
 * a fault must never stand between a visitor and an answer.
 *
 * @param limit `AI_DAILY_TOKENS`; 0, nothing or no number means that there is none
 */
export async function isWithinBudget(
  limit: string | undefined,
  readTokens: () => Promise<number>,
): Promise<boolean> {
  const tokens = Number(limit);
  if (!(tokens > 0)) return true;
  try {
    return (await readTokens()) < tokens;
  } catch (error) {
    console.error("the daily budget could not be read", error instanceof Error ? error.name : "");
    return true;
  }
}
