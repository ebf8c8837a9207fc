import type { LanguageModelV4Prompt, LanguageModelV4Usage } from "@ai-sdk/provider";

/** What a token has on average, where an endpoint does not count for us. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * The tokens that a reply has cost: as the endpoint counts them, else guessed from the length of
 * what was asked and said.
 */
export function countTokens(
  usage: LanguageModelV4Usage | null,
  prompt: LanguageModelV4Prompt,
  replyCharacters: number,
): number {
  const { inputTokens, outputTokens } = usage ?? {};
  if (inputTokens?.total !== undefined || outputTokens?.total !== undefined)
    return (inputTokens?.total ?? 0) + (outputTokens?.total ?? 0);
  const asked = prompt.reduce((sum, message) => sum + textOf(message).length, 0);
  return Math.ceil((asked + replyCharacters) / CHARACTERS_PER_TOKEN);
}

function textOf({ content }: LanguageModelV4Prompt[number]): string {
  if (typeof content === "string") return content;
  return content.map((part) => (part.type === "text" ? part.text : "")).join("");
}
