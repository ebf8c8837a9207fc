import { createServer, type ServerResponse } from "node:http";

/** How fast the model speaks. */
export interface Pace {
  firstTokenMs: number;
  betweenTokensMs: number;
  tokens: number;
}

export const PACE: Pace = { firstTokenMs: 200, betweenTokensMs: 30, tokens: 100 };

/** A question with these words is answered up to the given token; then the model falls silent. */
const STALL = /stall after (\d+) in ([\w-]+)/;

const WORDS = [
  "modrost",
  "tihota",
  "upanje",
  "pot",
  "srce",
  "beseda",
  "luč",
  "mir",
  "vprašanje",
  "čas",
  "dar",
];
const SENTENCE_LENGTHS = [9, 12, 8, 11, 10];

/** Milliseconds that all processes of one machine agree on. */
export function preciseNow(): number {
  return performance.timeOrigin + performance.now();
}

/** The figures of a time as letters: a number so long could be that of a card, which is masked before it is stored. */
const STAMP_LETTERS = "bcdfghjklm";
/** Times are told in tenths of a millisecond, and repeat after some hours. */
const STAMP_ROUND = 1e8;

/** A time as it stands in a token. */
export function writeStamp(milliseconds: number): string {
  const tenths = Math.floor(milliseconds * 10) % STAMP_ROUND;
  return Array.from(String(tenths).padStart(8, "0"), (figure) => STAMP_LETTERS[Number(figure)]).join("");
}

/** How many milliseconds before another time a token was sent. */
export function readLag(stamp: string, now: number): number {
  const tenths = Number(Array.from(stamp, (letter) => STAMP_LETTERS.indexOf(letter)).join(""));
  return ((((now * 10 - tenths) % STAMP_ROUND) + STAMP_ROUND) % STAMP_ROUND) / 10;
}

/** Token `number` with its number and the time it was sent; every 8 to 12 tokens end a sentence. */
export function tokenText(number: number, stamp: string): string {
  return `${number === 0 ? "" : " "}${WORDS[number % WORDS.length] ?? ""}-${number}-${stamp}${endsSentence(number) ? "." : ""}`;
}

function endsSentence(number: number): boolean {
  let end = -1;
  for (let sentence = 0; end < number; sentence++)
    end += SENTENCE_LENGTHS[sentence % SENTENCE_LENGTHS.length] ?? 10;
  return end === number;
}

/** When each stalled answer was cut off by the caller, by the name in its question. */
const closings: Record<string, number> = {};
let open = 0;

function speak(response: ServerResponse, question: string, pace: Pace): void {
  const stall = STALL.exec(question);
  const last = stall ? Number(stall[1]) : Number.POSITIVE_INFINITY;
  const start = performance.now();
  let number = 0;
  let timer: NodeJS.Timeout;
  open++;
  response.on("close", () => {
    clearTimeout(timer);
    open--;
    if (stall?.[2] && !response.writableFinished) closings[stall[2]] = preciseNow();
  });
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
  response.write(event({ role: "assistant", content: "" }, null));
  const next = () => {
    response.write(event({ content: tokenText(number, writeStamp(preciseNow())) }, null));
    number++;
    if (number === last) return;
    if (number < pace.tokens) wait();
    else response.end(`${event({}, "stop")}${event(null, null)}data: [DONE]\n\n`);
  };
  const wait = () => {
    const due = start + pace.firstTokenMs + number * pace.betweenTokensMs;
    timer = setTimeout(next, Math.max(0, due - performance.now()));
  };
  wait();
}

/** An event as OpenAI sends it; without a delta the one that counts the tokens. */
function event(delta: object | null, finish: string | null): string {
  const frame = {
    id: "chatcmpl-bench",
    object: "chat.completion.chunk",
    created: 1_790_000_000,
    model: "bench",
  };
  const choices = delta ? [{ index: 0, delta, logprobs: null, finish_reason: finish }] : [];
  const usage = delta ? null : { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 };
  return `data: ${JSON.stringify({ ...frame, choices, usage })}\n\n`;
}

/** `POST /v1/chat/completions` streams an answer, `GET /state` tells who was cut off. */
function serve(pace: Pace): void {
  const server = createServer((request, response) => {
    if (request.method === "GET") {
      response.setHeader("Content-Type", "application/json").end(JSON.stringify({ open, closings }));
      return;
    }
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => speak(response, Buffer.concat(parts).toString(), pace));
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1", 1024, () => {
    const address = server.address();
    console.log(String(typeof address === "object" ? address?.port : address));
  });
  process.on("disconnect", () => process.exit());
}

if (import.meta.main) {
  const [firstTokenMs = PACE.firstTokenMs, betweenTokensMs = PACE.betweenTokensMs, tokens = PACE.tokens] =
    process.argv.slice(2).map(Number);
  serve({ firstTokenMs, betweenTokensMs, tokens });
}
