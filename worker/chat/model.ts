import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Env } from "../env.ts";
import { gatherTokens } from "./gather-tokens.ts";

/** What is asked for where OPENAI_MODEL names none. */
const DEFAULT_MODEL = "gpt-4o-mini";

/** The configured OpenAI-compatible endpoint, or null without a key. */
export function openModel(
  env: Pick<Env, "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL">,
): LanguageModelV4 | null {
  if (!env.OPENAI_API_KEY) return null;
  const provider = createOpenAI({
    apiKey: env.OPENAI_API_KEY,
    ...(env.OPENAI_BASE_URL ? { baseURL: env.OPENAI_BASE_URL } : {}),
    fetch: async (input, init) => gatherTokens(await fetch(input, init)),
  });
  return provider.chat(env.OPENAI_MODEL || DEFAULT_MODEL);
}
