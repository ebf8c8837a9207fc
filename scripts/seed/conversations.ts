import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { ReplyAuthor, Signal } from "../../contract/chat.ts";
import type { Locale } from "../../contract/locale.ts";
import type { QueueState } from "../../contract/logs.ts";
import type { Protocol } from "../../contract/protocol.ts";
import { detectSignals, gravestSignal } from "../../recognition/detect.ts";
import type { Dialogue } from "./dialogue.ts";
import { DIALOGUES_EN } from "./dialogues-en.ts";
import { DIALOGUES_SL } from "./dialogues-sl.ts";
import { createChance, type Chance } from "./random.ts";

export interface SeedMessage {
  turnId: string;
  role: "user" | "assistant";
  content: string;
  signal: Signal | null;
  feedback: 1 | -1 | null;
  isInterrupted: boolean;
  writtenBy: ReplyAuthor | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface SeedConversation {
  sessionId: string;
  language: Locale;
  signal: Signal | null;
  state: QueueState | null;
  note: string;
  messages: SeedMessage[];
}

const DAYS = 60;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const DIALOGUES: Record<Locale, Dialogue[]> = { sl: DIALOGUES_SL, en: DIALOGUES_EN };
const NOTES = [
  "Prebrano, številke so bile prikazane, v drugem sporočilu piše, da je poklicala.",
  "Pogovor se je umiril. Ni več odgovora.",
  "Napačen znak: govori o pesmi.",
  "Predano svetovalki v četrtek.",
  "Read twice; the card was shown at once.",
];

/** What the sheet asks first after each sign. */
const STEP_OF_SIGNAL: Record<Signal, string> = {
  wish_to_die: "screen-thoughts",
  self_harm: "self-harm",
  plan: "screen-now",
  farewell: "farewell",
  other_person: "other",
  violence: "violence",
};

/** Invented conversations of the last two months, the same ones in every run, more of them in the evening. */
export function makeConversations(count: number, now: Date): SeedConversation[] {
  const chance = createChance(20_261_121);
  const sheet = readSheet();
  return Array.from({ length: count }, (_, index) => {
    const language: Locale = chance.next() < 0.68 ? "sl" : "en";
    const dialogue = chance.weigh(DIALOGUES[language]);
    const endsAt = chooseTime(chance, index, now);
    const messages = speak(chance, dialogue, sheet, { index, endsAt, language });
    const signal = gravestSignal(messages.flatMap((message) => message.signal ?? []));
    return {
      sessionId: makeId(`session ${index}`),
      language,
      signal,
      messages,
      ...queue(chance, signal, now.getTime() - endsAt),
    };
  });
}

function speak(
  chance: Chance,
  { turns }: Dialogue,
  { steps }: Protocol,
  { index, endsAt, language }: { index: number; endsAt: number; language: Locale },
): SeedMessage[] {
  const length = 1 + Math.floor(chance.next() * turns.length);
  let gravest: Signal | null = null;
  const said = turns.slice(0, length).flatMap((turn, number): SeedMessage[] => {
    const question = chance.pick(turn.questions);
    const signal = gravestSignal(detectSignals(question));
    const words = steps[signal ? STEP_OF_SIGNAL[signal] : "listen"]?.say[language] ?? "";
    gravest ??= signal;
    const turnId = makeId(`turn ${index} ${number}`);
    const shared = { turnId, createdAt: 0 };
    const isJudged = chance.next() < 0.14;
    const isFree = turn.replies.length > 0 && !gravest;
    const reply = isFree ? chance.pick(turn.replies) : words;
    return [
      {
        ...shared,
        role: "user",
        content: question,
        signal,
        feedback: null,
        isInterrupted: false,
        writtenBy: null,
      },
      {
        ...shared,
        role: "assistant",
        content: reply.trim(),
        signal: null,
        feedback: isJudged ? (chance.next() < 0.8 ? 1 : -1) : null,
        isInterrupted: chance.next() < 0.02,
        writtenBy: isFree ? "model" : "sheet",
      },
    ];
  });
  let time = endsAt;
  return said
    .toReversed()
    .map((message) => {
      const createdAt = time;
      time -=
        message.role === "user"
          ? Math.round((20 + chance.next() * 200) * 1000)
          : 2_000 + Math.round(chance.next() * 4_000);
      return { ...message, createdAt };
    })
    .toReversed();
}

/** The first few are of this very hour, so that something has just happened. */
function chooseTime(chance: Chance, index: number, now: Date): number {
  if (index < 6) return now.getTime() - (index * 9 + 1) * MINUTE_MS;
  const day = now.getTime() - Math.floor(chance.next() ** 1.3 * DAYS) * DAY_MS;
  const midnight = day - (day % DAY_MS);
  // Two draws together make the evening the likeliest time.
  const hour = 24 * Math.max(chance.next(), chance.next());
  return Math.min(midnight + hour * 60 * MINUTE_MS, now.getTime() - 10 * MINUTE_MS);
}

function queue(chance: Chance, signal: Signal | null, age: number): Pick<SeedConversation, "state" | "note"> {
  if (!signal) return { state: null, note: "" };
  if (age < 3 * DAY_MS) return { state: "new", note: "" };
  const state = chance.next() < 0.15 ? "seen" : "closed";
  return { state, note: chance.next() < 0.5 ? chance.pick(NOTES) : "" };
}

/** A UUID that is the same in every run. */
function makeId(name: string): string {
  const hex = createHash("sha256").update(`seed ${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The sheet as it is written; its numbers are not filled in, for nobody calls them here. */
function readSheet(): Protocol {
  const file = join(import.meta.dirname, "../../content/care/protocol.yaml");
  return parse(readFileSync(file, "utf8")) as Protocol;
}
