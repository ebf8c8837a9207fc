import { request as httpRequest } from "node:http";
import { preciseNow, readLag, STAMP, tokenText } from "./upstream.ts";

/** What one visitor met. */
export interface Visit {
  status: number;
  totalMs: number;
  /** The first visible text: how much later than the upstream sent its first token. */
  firstMs: number;
  /** Each token: how much later it was visible than sent. */
  lags: number[];
  text: string;
  /** The text is the upstream's, to the letter. */
  isExact: boolean;
}

interface Arrival {
  at: number;
  bytes: Buffer;
}

/** Asks once and notes when what arrives; everything is read after the end, so that reading costs no time meanwhile. */
export function visit(url: string, body: unknown, tokens: number): Promise<Visit> {
  const startedAt = preciseNow();
  return new Promise((resolve) => {
    const arrivals: Arrival[] = [];
    let status = 0;
    const finish = () => resolve(readVisit({ status, startedAt, arrivals, tokens }));
    const request = httpRequest(url, {
      method: "POST",
      agent: false,
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    });
    request.on("response", (response) => {
      status = response.statusCode ?? 0;
      response.on("data", (bytes: Buffer) => arrivals.push({ at: preciseNow(), bytes }));
      response.on("close", finish);
    });
    request.on("error", finish);
    request.end(JSON.stringify(body));
  });
}

/** Asks, and leaves when the first text was shown and `stayMs` have passed. */
export function visitAndLeave(
  url: string,
  body: unknown,
  stayMs: number,
): Promise<{ leftAt: number; status: number }> {
  return new Promise((resolve) => {
    const request = httpRequest(url, {
      method: "POST",
      agent: false,
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    });
    request.on("response", (response) => {
      response.once("data", () => {
        setTimeout(() => {
          resolve({ leftAt: preciseNow(), status: response.statusCode ?? 0 });
          request.destroy();
        }, stayMs);
      });
      response.resume();
    });
    request.on("error", () => resolve({ leftAt: preciseNow(), status: 0 }));
    request.end(JSON.stringify(body));
  });
}

function readVisit(visited: {
  status: number;
  startedAt: number;
  arrivals: Arrival[];
  tokens: number;
}): Visit {
  const { status, startedAt, arrivals, tokens } = visited;
  const { text, steps } = readSteps(arrivals);
  const seen = [...text.matchAll(STAMP)].map((match) => ({
    stamp: match[0],
    end: match.index + match[0].length,
  }));
  let step = 0;
  const lags = seen.map(({ stamp, end }) => {
    while ((steps[step]?.length ?? Number.POSITIVE_INFINITY) < end) step++;
    return readLag(stamp, steps[step]?.at ?? Number.NaN);
  });
  const expected = seen.map(({ stamp }, number) => tokenText(number, stamp)).join("");
  return {
    status,
    totalMs: (arrivals.at(-1)?.at ?? startedAt) - startedAt,
    firstMs: seen[0] ? readLag(seen[0].stamp, steps[0]?.at ?? Number.NaN) : Number.NaN,
    lags,
    text,
    isExact: status === 200 && seen.length === tokens && text === expected,
  };
}

/** The visible text, and how long it was when. */
function readSteps(arrivals: Arrival[]): { text: string; steps: { at: number; length: number }[] } {
  const decoder = new TextDecoder();
  const steps: { at: number; length: number }[] = [];
  let unread = "";
  let text = "";
  for (const { at, bytes } of arrivals) {
    const blocks = (unread + decoder.decode(bytes, { stream: true })).split("\n\n");
    unread = blocks.pop() ?? "";
    const piece = blocks.map(readText).join("");
    if (piece === "") continue;
    text += piece;
    steps.push({ at, length: text.length });
  }
  return { text, steps };
}

/** The text of one event, of the UI message stream or of OpenAI's. */
function readText(block: string): string {
  if (!block.startsWith("data: {")) return "";
  const event = JSON.parse(block.slice(6)) as {
    type?: string;
    delta?: string;
    choices?: { delta?: { content?: string } }[];
  };
  if (event.type) return event.type === "text-delta" ? (event.delta ?? "") : "";
  return event.choices?.[0]?.delta?.content ?? "";
}
