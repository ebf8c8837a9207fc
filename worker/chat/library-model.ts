import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Signal } from "../../contract/chat.ts";
import type { Crisis, Library } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { gravestSignal } from "../../contract/safety.ts";
import crisisEn from "../../generated/content/en/crisis.json";
import libraryEn from "../../generated/content/en/library.json";
import crisisSl from "../../generated/content/sl/crisis.json";
import librarySl from "../../generated/content/sl/library.json";
import type { FoundPassage } from "../retrieval/search.ts";
import { fold } from "../retrieval/tokenize.ts";
import { splitSentences } from "./sentences.ts";

const LIBRARY: Record<Locale, Library> = { sl: librarySl, en: libraryEn };
const CRISIS: Record<Locale, Crisis> = { sl: crisisSl, en: crisisEn };

export interface LibraryQuestion {
  text: string;
  language: Locale;
  passages: readonly FoundPassage[];
  /** Signals of this very message. */
  signals: readonly Signal[];
  /** A signal was raised earlier in the conversation. */
  isLater: boolean;
  /** The model may say no more today, and the visitor is told so. */
  isBudgetSpent: boolean;
}

/** A passage is worth showing when it fits at least this well, compared with the best one. */
const WORTH_SHOWING = 0.55;
const PASSAGES_SHOWN = 2;
const SENTENCES_SHOWN = 4;

const GREETING =
  /^(?:zdravo|zivjo|zivijo|hej|pozdravljen\w*|dober dan|dobro jutro|dober vecer|hello|hi|hey|good (?:morning|evening|day))[\s!.,]*$/;
const THANKS = /^(?:(?:najlepsa )?hvala\w*|thank you\w*|thanks\w*|thx)(?:[\s!.,]|$)/;
const IDENTITY =
  /\b(?:kdo si|kaj si ti|si (?:clovek|robot|program|umetna)|who are you|what are you|are you (?:a )?(?:human|robot|person|bot|real))\b/;

/**
 * Answers without a model: with the passages of the site that fit the question, in their own
 * words, and says so (decisions.md "Chat"). Under a signal it says what a person wrote for that.
 */
export function answerFromLibrary(question: LibraryQuestion): string {
  const { language } = question;
  const gravest = gravestSignal(question.signals);
  if (gravest) return CRISIS[language].reply[gravest].trim();
  if (question.isLater) return CRISIS[language].reply.later.trim();
  const answer = answerQuestion(question);
  return question.isBudgetSpent ? `${LIBRARY[language].budget}\n\n${answer}` : answer;
}

function answerQuestion({ text, language, passages }: LibraryQuestion): string {
  const library = LIBRARY[language];
  const folded = fold(text).trim();
  if (GREETING.test(folded)) return library.greeting.trim();
  if (THANKS.test(folded)) return library.thanks.trim();
  if (IDENTITY.test(folded)) return library.identity.trim();

  const best = passages[0]?.score ?? 0;
  const shown = onePerSection(passages.filter((passage) => passage.score >= best * WORTH_SHOWING)).slice(
    0,
    PASSAGES_SHOWN,
  );
  if (shown.length === 0) return library.nothing.trim();
  const opening = library.opening[text.length % library.opening.length] ?? "";
  const parts = shown.map((passage) => {
    const link = `[${passage.title}](${passage.path}${passage.anchor ? `#${passage.anchor}` : ""})`;
    return `${shorten(passage.text)}\n\n${library.readMore.replace("{title}", link)}`;
  });
  return [opening, ...parts].join("\n\n");
}

function onePerSection(passages: FoundPassage[]): FoundPassage[] {
  return passages.filter(
    (passage, index) =>
      passages.findIndex((other) => other.path === passage.path && other.section === passage.section) ===
      index,
  );
}

function shorten(text: string): string {
  const { sentences, rest } = splitSentences(text.replace(/\s+/g, " ").trim());
  return [...sentences, rest].slice(0, SENTENCES_SHOWN).join("").trim();
}

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
