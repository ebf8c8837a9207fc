import { randomUUID } from "node:crypto";
import { z } from "zod";
import { API, care, type ChatMessage, type WisdomChatRequest } from "../contract/api.ts";
import { INVITE_TURN, SIGNALS } from "../contract/chat.ts";
import type { Locale } from "../contract/locale.ts";
import type { Turn } from "./conversation.ts";
import { Fault } from "./files.ts";

/** What a reply is beside the visitor's words. */
export type Reply = Pick<Turn, "reply" | "help" | "care" | "end">;

/** A visitor's tab: it asks as the browser does, and remembers what was said. */
export interface Tab {
  /** @throws Fault where the site does not answer */
  ask: (text: string, choice?: string) => Promise<Reply>;
}

const TRIES = 4;
const ANSWER_MILLISECONDS = 120_000;

/** Opens a conversation with the site at this address. */
export function openTab(site: string, language: Locale, wait: (ms: number) => Promise<unknown> = pause): Tab {
  const sessionId = randomUUID();
  const messages: ChatMessage[] = [];
  let isSignalled = false;
  return {
    async ask(text, choice) {
      messages.push({ role: "user", content: text, ...(choice !== undefined && { choice }) });
      const count = messages.filter(({ role }) => role === "user").length;
      const reply = await send(
        site,
        {
          messages,
          language,
          session_id: sessionId,
          turn_id: randomUUID(),
          finish_when_lost: true,
          user_message_count: count,
          ...(count === INVITE_TURN && { should_invite_telegram: !isSignalled }),
        },
        wait,
      );
      isSignalled ||= reply.help !== null;
      messages.push({ role: "assistant", content: reply.reply });
      return reply;
    },
  };
}

async function send(
  site: string,
  request: WisdomChatRequest,
  wait: (ms: number) => Promise<unknown>,
): Promise<Reply> {
  const address = new URL(API.wisdomChat.path, site);
  let problem = "";
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    let seconds = attempt;
    try {
      const response = await fetch(address, {
        method: API.wisdomChat.method,
        headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
      });
      if (response.ok) return readStream(await response.text());
      problem = `it answers ${response.status}: ${(await response.text()).slice(0, 200)}`;
      if (response.status < 500 && response.status !== 429) break;
      seconds = Number(response.headers.get("Retry-After")) || attempt;
    } catch (error) {
      problem = `it cannot be reached (${error instanceof Error ? error.message : "unknown"}). Is it running? npm start`;
    }
    if (attempt < TRIES) await wait(seconds * 1000);
  }
  throw new Fault(`The site at ${address.origin}: ${problem}`);
}

const chunk = z.looseObject({ type: z.string(), delta: z.string().optional(), data: z.unknown().optional() });
const help = z.object({ signals: z.array(z.string()) });

/** Reads a reply's stream of parts as the browser shows them. */
export function readStream(stream: string): Reply {
  const reply: Reply = { reply: "", help: null, care: null, end: "lost" };
  for (const line of stream.split(/\r?\n/)) {
    if (!line.startsWith("data:")) continue;
    const part = readChunk(line.slice("data:".length));
    if (!part) continue;
    if (part.type === "text-start" && reply.reply !== "") reply.reply += "\n\n";
    else if (part.type === "text-delta") reply.reply += part.delta ?? "";
    else if (part.type === "finish") reply.end = "complete";
    else if (part.type === "error" || part.type === "abort") return { ...reply, end: "interrupted" };
    else if (part.type === "data-help") {
      const { signals } = help.parse(part.data);
      reply.help = SIGNALS.filter((signal) => signals.includes(signal));
    } else if (part.type === "data-care") reply.care = care.safeParse(part.data).data ?? null;
  }
  return reply;
}

function readChunk(text: string): z.infer<typeof chunk> | null {
  try {
    return chunk.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function pause(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
