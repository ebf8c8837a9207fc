/**
 * How long tokens are gathered, in milliseconds: nothing at first, so that the first words come
 * at once, then longer and longer. Each part that passes through the provider costs CPU time
 * (docs/decisions/0003-streaming.md).
 */
const WINDOW_FIRST_MS = 40;
const WINDOW_MAX_MS = 250;
const WINDOW_GROWTH = 1.6;

interface Content {
  event: { choices: { delta: { content: string } }[] };
  text: string;
}

/**
 * Merges neighbouring events of an OpenAI event stream that hold nothing but a piece of text.
 * Every other line passes as it came; no text is lost, doubled or moved.
 */
export function gatherTokens(response: Response): Response {
  const isStream = response.headers.get("Content-Type")?.includes("text/event-stream");
  if (!response.ok || !response.body || !isStream) return response;
  return new Response(gather(response.body), response);
}

function gather(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let unfinished = "";
  let held: Content | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let window = 0;
  let isCancelled = false;

  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const flush = () => {
        clearTimeout(timer);
        timer = undefined;
        if (!held || isCancelled) return;
        const { event, text } = held;
        held = null;
        const choice = event.choices[0];
        if (choice) choice.delta.content = text;
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      };
      const take = (block: string) => {
        const content = readContent(block);
        if (!content) {
          flush();
          controller.enqueue(encoder.encode(`${block}\n\n`));
          return;
        }
        if (held) held.text += content.text;
        else held = content;
        if (window === 0) {
          window = WINDOW_FIRST_MS;
          flush();
        } else {
          timer ??= setTimeout(() => {
            window = Math.min(window * WINDOW_GROWTH, WINDOW_MAX_MS);
            flush();
          }, window);
        }
      };
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (isCancelled) return;
          if (done) break;
          unfinished += decoder.decode(value, { stream: true });
          const blocks = unfinished.split(/\r?\n\r?\n/);
          unfinished = blocks.pop() ?? "";
          for (const block of blocks) take(block);
        }
        flush();
        if (unfinished) controller.enqueue(encoder.encode(unfinished));
        controller.close();
      } catch (error) {
        if (isCancelled) return;
        flush();
        controller.error(error);
      }
    },
    cancel(reason) {
      isCancelled = true;
      clearTimeout(timer);
      return reader.cancel(reason);
    },
  });
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
  return typeof content === "string" && content !== "" && Object.values(others).every((value) => value === null);
}
