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

/** What a model might say: a hundred words, each a token. */
const WORDS = [
  "Modrost ni isto kot veliko znanja, čeprav znanje včasih pomaga.",
  "Moder človek zna poslušati, preden odgovori na težko vprašanje.",
  "Pogosto se pokaže v majhnih stvareh, ki jih drugi spregledajo.",
  "Morda poznaš koga, ob katerem se počutiš bolj mirno in varno.",
  "Pomisli, kaj ta človek počne drugače kot večina ljudi okoli tebe.",
  "Vera in upanje nam pomagata, da vidimo dlje od današnjega dne.",
  "Ljubezen pa nas uči, kako ravnati z ljudmi, ki jih srečamo.",
  "Nihče ne postane moder čez noč, ker zahteva čas.",
  "Začneš lahko danes, z enim samim tihim trenutkom zase.",
  "Kaj je tebi v tem tednu prineslo največ miru?",
].flatMap((sentence) => sentence.split(" "));

/** Milliseconds that all processes of one machine agree on. */
export function preciseNow(): number {
  return performance.timeOrigin + performance.now();
}

/** The time at which a token was sent stands in its word as variation selectors: nobody sees them, and no filter reads them. */
const STAMP_START = 0xfe00;
const STAMP_FIGURES = 8;
export const STAMP = /[\ufe00-\ufe09]{8}/g;
/** Times are told in tenths of a millisecond, and repeat after some hours. */
const STAMP_ROUND = 10 ** STAMP_FIGURES;

/** A time as it stands in a token. */
export function writeStamp(milliseconds: number): string {
  const tenths = Math.floor(milliseconds * 10) % STAMP_ROUND;
  return Array.from(String(tenths).padStart(STAMP_FIGURES, "0"), (figure) =>
    String.fromCharCode(STAMP_START + Number(figure)),
  ).join("");
}

/** How many milliseconds before another time a token was sent. */
export function readLag(stamp: string, now: number): number {
  const tenths = Number(Array.from(stamp, (figure) => figure.charCodeAt(0) - STAMP_START).join(""));
  return ((((now * 10 - tenths) % STAMP_ROUND) + STAMP_ROUND) % STAMP_ROUND) / 10;
}

/** Token `number` with the time it was sent, before the sign that ends its clause. */
export function tokenText(number: number, stamp: string): string {
  const [, word = "", sign = ""] = /^(.*?)([.,?]?)$/.exec(WORDS[number % WORDS.length] ?? "") ?? [];
  return `${number === 0 ? "" : " "}${word}${stamp}${sign}`;
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
