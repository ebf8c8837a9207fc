import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Signal } from "../../contract/chat.ts";
import type { Crisis, Library, Topic } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { gravestSignal } from "../../contract/safety.ts";
import crisisEn from "../../generated/content/en/crisis.json";
import libraryEn from "../../generated/content/en/library.json";
import crisisSl from "../../generated/content/sl/crisis.json";
import librarySl from "../../generated/content/sl/library.json";
import type { FoundPassage } from "../retrieval/search.ts";
import { fold } from "../retrieval/tokenize.ts";
import { asksMethod, findFollowUp, hasTaken } from "./follow-up.ts";
import { splitSentences } from "./sentences.ts";
import { findTopic } from "./topics.ts";

const LIBRARY: Record<Locale, Library> = { sl: librarySl, en: libraryEn };
const CRISIS: Record<Locale, Crisis> = { sl: crisisSl, en: crisisEn };

export interface LibraryQuestion {
  text: string;
  language: Locale;
  passages: readonly FoundPassage[];
  /** Signals of this very message. */
  signals: readonly Signal[];
  /** Signals of what the visitor wrote before. */
  earlier: readonly Signal[];
  /** What the visitor wrote before, and what was answered. */
  written: readonly string[];
  said: readonly string[];
  /** The model may say no more today, and the visitor is told so. */
  isBudgetSpent: boolean;
}

/** A passage is worth showing when it fits at least this well, compared with the best one. */
const WORTH_SHOWING = 0.55;
/** Below the first score a passage is off the mark; below the second nobody can be sure. */
const SCORE_MIN = 4;
const SCORE_SURE = 7;
const PASSAGES_SHOWN = 2;
const SENTENCES_SHOWN = 4;
/** An answer to what was asked under a signal is short. */
const ANSWER_MAX_WORDS = 10;

/** Not enough to be answered where somebody may be in danger. */
const SMALL_TALK: readonly Topic[] = ["short", "bye", "more"];
const DANGER =
  /samomor|ubi[jltv]|\bumr|zivet|ziveti|konca|konec|rez[ae]|posko|slovo|tablet|skoci|suicid|kill|\bdie|dying|dead|death|end it|hurt|harm|\bcut|jump|pills|goodbye/;

const GREETING =
  /^(?:zdravo|zivjo|zivijo|hej|pozdravljen\w*|dober dan|dobro jutro|dober vecer|hello|hi|hey|good (?:morning|evening|day))[\s!.,]*$/;
const THANKS =
  /^(?:(?:ok|okej|v redu|super)[ ,]+)?(?:(?:najlepsa )?hvala\w*|thank you\w*|thanks\w*|thx)(?:[\s!.,]|$)/;
const IDENTITY =
  /\b(?:kdo si|kaj si ti|si (?:clovek|robot|program|umetna|ziv)|kako ti je ime|kdo te je (?:naredil|ustvaril)|whats your name|who (?:made|created) you|who are you|what are you(?! \w+ing)|are you (?:a )?(?:human|robot|person|bot|real|alive))\b/;

/**
 * Answers without a model: with the passages of the site that fit the question, in their own
 * words, and says so (decisions.md "Chat"). Under a signal it says what a person wrote for that,
 * and never the same twice as long as there is something else to say.
 */
export function answerFromLibrary(question: LibraryQuestion): string {
  const { language, signals, earlier, written, text } = question;
  const folded = fold(text).trim();
  const isInDanger =
    signals.length > 0 || earlier.length > 0 || written.some((message) => asksMethod(fold(message)));
  const { followUp } = CRISIS[language];
  if (hasTaken(folded) && isInDanger) return sayNew(question, [followUp.taken, followUp.takenLater]);
  if (isInDanger) return answerInDanger(question, folded);
  if (asksMethod(folded)) return followUp.method.trim();
  const answer = answerQuestion(question, folded);
  return question.isBudgetSpent ? `${LIBRARY[language].budget}\n\n${answer}` : answer;
}

function answerInDanger(question: LibraryQuestion, folded: string): string {
  const { language, signals, earlier, written, said } = question;
  const { reply, followUp } = CRISIS[language];
  if (written.some((message) => hasTaken(fold(message))))
    return sayNew(question, [followUp.takenLater, followUp.taken]);
  const all = [...earlier, ...signals];
  const isAboutOther = all.length > 0 && all.every((signal) => signal === "other_person");
  const following = findFollowUp(folded, isAboutOther);
  const gravest = gravestSignal(signals);
  const isAgain = gravest !== null && earlier.includes(gravest);
  const fitting = following ? [followUp[following]] : [];
  const general = isAboutOther
    ? [followUp.otherLater, followUp.otherSecret]
    : [reply.later, followUp.stay, followUp.little];
  const topic = findTopic(folded);
  const checked = (text: string) => `${text.trim()}\n\n${followUp.check}`;
  // A sign of another's danger without a word of danger: the card is there, and what was said is answered.
  const isPlain = DANGER.test(folded);
  const isAnswering = earlier.length > 0 && following !== null;
  const isFaint = gravest === "other_person" && !isPlain && !isAnswering;
  if (isFaint && topic && !SMALL_TALK.includes(topic))
    return sayNew(question, [checked(LIBRARY[language].topics[topic]), ...fitting, ...general]);
  if (gravest) {
    if (asksMethod(folded)) return sayNew(question, [followUp.method, reply[gravest]]);
    const isGraver = !isAgain && gravestSignal(earlier) !== gravestSignal(all);
    // Who writes on is answered, and not given another long reply for a few words.
    const isAnswer =
      isAnswering &&
      folded.split(/\s+/).length <= ANSWER_MAX_WORDS &&
      !(isPlain && (gravest === "plan" || gravest === "farewell"));
    const first = isAgain ? [] : [reply[gravest]];
    return sayNew(
      question,
      isGraver && !isAnswer ? [...first, ...fitting, ...general] : [...fitting, ...general, ...first],
    );
  }
  if (asksMethod(folded)) return sayNew(question, [followUp.method, ...general]);
  const hasTopic = topic !== null && !SMALL_TALK.includes(topic);
  const isGrave = topic === "abuse" || topic === "inHell" || topic === "suicideLoss";
  if (hasTopic && (isGrave || !following)) {
    const answer = checked(LIBRARY[language].topics[topic]);
    if (!said.includes(answer)) return answer;
  }
  const best = question.passages[0];
  const isAsked = !following && general.some((text) => said.includes(text.trim()));
  if (isAsked && best && best.score >= SCORE_SURE && best.path !== "/wisdom/heaven-hell" && !hasTopic)
    return checked(showPassages(question));
  return sayNew(question, [...fitting, ...general]);
}

/** The first of these texts that was not said yet; when all were, the one said longest ago. */
function sayNew({ said }: LibraryQuestion, texts: readonly string[]): string {
  const trimmed = texts.map((text) => text.trim());
  return (
    trimmed.find((text) => !said.includes(text)) ??
    trimmed.toSorted((a, b) => said.lastIndexOf(a) - said.lastIndexOf(b))[0] ??
    ""
  );
}

function answerQuestion(question: LibraryQuestion, folded: string): string {
  const library = LIBRARY[question.language];
  const topic = findTopic(folded);
  if (GREETING.test(folded)) return library.greeting.trim();
  if (THANKS.test(folded)) return library.thanks.trim();
  if (IDENTITY.test(folded.replace(/['’]/g, "")))
    return sayNew(question, [library.identity, library.identityAgain]);
  if (topic) return sayNew(question, [library.topics[topic], library.said]);
  return sayNew(question, [showPassages(question), library.said]);
}

function showPassages({ text, language, passages }: LibraryQuestion): string {
  const library = LIBRARY[language];
  const best = passages[0]?.score ?? 0;
  const isSure = best >= SCORE_SURE;
  const shown = onePerSection(
    passages.filter((passage) => passage.score >= Math.max(SCORE_MIN, best * WORTH_SHOWING)),
  ).slice(0, isSure ? PASSAGES_SHOWN : 1);
  if (shown.length === 0) return library.nothing.trim();
  const opening = isSure ? (library.opening[text.length % library.opening.length] ?? "") : library.unsure;
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
