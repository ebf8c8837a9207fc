import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { answerFromLibrary } from "./library-answer.ts";
import type { LibraryQuestion } from "./library-question.ts";
import { splitSentences } from "../reply-filter/sentences.ts";

const NO_TOKENS = { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 };

/** The library as an AI SDK language model, so that the pipeline need not know who answers. */
export function createLibraryModel(question: LibraryQuestion): LanguageModelV4 {
  const end = {
    finishReason: { unified: "stop" as const, raw: undefined },
    usage: { inputTokens: NO_TOKENS, outputTokens: { total: 0, text: 0, reasoning: 0 } },
  };
  return {
    specificationVersion: "v4",
    provider: "kocka-modrosti",
    modelId: "library",
    supportedUrls: {},
    doGenerate: async () => ({
      content: [{ type: "text", text: answerFromLibrary(question) }],
      warnings: [],
      ...end,
    }),
    doStream: async () => {
      const { sentences, rest } = splitSentences(answerFromLibrary(question));
      const parts: LanguageModelV4StreamPart[] = [
        { type: "stream-start", warnings: [] },
        { type: "text-start", id: "0" },
        ...[...sentences, rest]
          .filter(Boolean)
          .map((delta) => ({ type: "text-delta" as const, id: "0", delta })),
        { type: "text-end", id: "0" },
        { type: "finish", ...end },
      ];
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      });
      return { stream };
    },
  };
}
