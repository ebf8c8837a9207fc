import { readSetting } from "../settings.ts";

/**
 * Whether the model may still be asked today.
 *
 * @param limit `AI_DAILY_TOKENS`; 0 or nothing means that there is none. Where it is wrong the model is
 *   not asked: what it may cost is not guessed.
 * @param spent tokens that the model has cost today
 */
export function isWithinBudget(limit: string | undefined, spent: number): boolean {
  const { value: tokens } = readSetting({ AI_DAILY_TOKENS: limit }, "AI_DAILY_TOKENS");
  return tokens !== null && (tokens === 0 || spent < tokens);
}
