/**
 * How long tokens are gathered, in milliseconds: nothing at first, so that the first words come
 * at once, then longer and longer, and never longer than this isolate is busy: for a few replies
 * at a time not at all. Each part that passes through the provider costs CPU time
 * (docs/decisions/0003-streaming.md).
 */
const WINDOW_FIRST_MS = 40;
const WINDOW_MAX_MS = 250;
const WINDOW_GROWTH = 1.6;
/** So many replies at a time pass as they come; each further one lets all wait longer. */
const FREE_REPLIES = 10;
const WINDOW_PER_REPLY_MS = 3;

/** Replies that stream through this isolate now. */
let running = 0;

function widestWindow(): number {
  return Math.min(WINDOW_MAX_MS, Math.max(0, running - FREE_REPLIES) * WINDOW_PER_REPLY_MS);
}

/** How many bytes are read at once, and gathered at most. */
const READ_BYTES = 4_096;

/**
 * An event with text is longer than this, so that no word waits or is lost where a read begins with
 * an event and asks for as much. It spares workerd every second read: a chunk otherwise comes in two
 * parts, the 28 bytes that were read along with its length and the rest.
 */
const LEAST_EVENT_BYTES = 40;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const BLOCK_END = /\r?\n\r?\n/;

interface Content {
  event: { choices: { delta: { content: string } }[] };
  text: string;
}

/**
 * Merges neighbouring events of an OpenAI event stream that hold nothing but a piece of text.
 * Every other event passes as it came; no text is lost, doubled or moved. Half an event at the
 * end is left out.
 */
export function gatherTokens(response: Response): Response {
  const isStream = response.headers.get("Content-Type")?.includes("text/event-stream");
  if (!response.ok || !response.body || !isStream) return response;
  return new Response(gather(response.body), response);
}

function gather(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader({ mode: "byob" });
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const held = new Uint8Array(READ_BYTES);
  let heldBytes = 0;
  let unfinished = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let window = 0;
  let isCancelled = false;
  let isCounted = true;
  running++;
  const leave = () => {
    if (isCounted) running--;
    isCounted = false;
  };

  return new ReadableStream<Uint8Array>({
    async start(controller) {
      // Nothing is looked at before it is passed on: work for each token would be the dearest part.
      const flush = () => {
        clearTimeout(timer);
        timer = undefined;
        if (isCancelled) return;
        const text = decoder.decode(held.subarray(0, heldBytes), { stream: true });
        heldBytes = 0;
        const blocks = (unfinished + text).split(BLOCK_END);
        unfinished = blocks.pop() ?? "";
        const { merged, hasText } = mergeContent(blocks);
        if (hasText)
          window = Math.min(window === 0 ? WINDOW_FIRST_MS : window * WINDOW_GROWTH, widestWindow());
        if (merged.length > 0)
          controller.enqueue(encoder.encode(merged.map((block) => `${block}\n\n`).join("")));
      };
      try {
        // One buffer for all reads: one for each token would be the garbage of each token.
        let buffer = new Uint8Array(READ_BYTES);
        let min = 1;
        for (;;) {
          const { done, value } = await reader.readAtLeast(min, buffer);
          if (done) break;
          min = endsEvent(value) ? LEAST_EVENT_BYTES : 1;
          if (heldBytes + value.length > held.length) flush();
          held.set(value, heldBytes);
          heldBytes += value.length;
          buffer = new Uint8Array(value.buffer);
          if (window === 0) flush();
          else timer ??= setTimeout(flush, window);
        }
      } catch {
        // An error would throw away what is still on its way through the provider. Closed without
        // its last event, the reply counts as interrupted all the same.
      }
      flush();
      leave();
      if (!isCancelled) controller.close();
    },
    cancel(reason) {
      isCancelled = true;
      leave();
      clearTimeout(timer);
      return reader.cancel(reason).catch(() => undefined);
    },
  });
}

function endsEvent(bytes: Uint8Array): boolean {
  const [before, last] = [bytes.at(bytes.at(-2) === CARRIAGE_RETURN ? -3 : -2), bytes.at(-1)];
  return before === LINE_FEED && last === LINE_FEED;
}

/** The blocks of an event stream, each run of plain text events made one. */
function mergeContent(blocks: string[]): { merged: string[]; hasText: boolean } {
  const merged: string[] = [];
  let hasText = false;
  let run: Content | null = null;
  const endRun = () => {
    const choice = run?.event.choices[0];
    if (run && choice) {
      choice.delta.content = run.text;
      merged.push(`data: ${JSON.stringify(run.event)}`);
    }
    run = null;
  };
  for (const block of blocks) {
    const content = readContent(block);
    if (content) {
      hasText = true;
      if (run) run.text += content.text;
      else run = content;
    } else {
      endRun();
      merged.push(block);
    }
  }
  endRun();
  return { merged, hasText };
}

/** An event of one choice with text alone, without an end, a role or a call in it. */
function readContent(block: string): Content | null {
  if (!block.startsWith("data: {")) return null;
  let event: unknown;
  try {
    event = JSON.parse(block.slice(6));
  } catch {
    return null;
  }
  if (!isContentEvent(event)) return null;
  return { event, text: event.choices[0]?.delta.content ?? "" };
}

function isContentEvent(event: unknown): event is Content["event"] {
  if (typeof event !== "object" || event === null || !("choices" in event)) return false;
  const { choices } = event;
  if (!Array.isArray(choices) || choices.length !== 1 || ("usage" in event && event.usage)) return false;
  const choice = choices[0] as { finish_reason?: unknown; index?: unknown; delta?: Record<string, unknown> };
  if (choice.finish_reason || (choice.index ?? 0) !== 0 || !choice.delta) return false;
  const { content, ...others } = choice.delta;
  return (
    typeof content === "string" && content !== "" && Object.values(others).every((value) => value === null)
  );
}
