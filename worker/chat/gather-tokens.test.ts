import fc from "fast-check";
import { expect, test } from "vitest";
import { answerAsNetwork, scriptEvents } from "../testing/upstream.ts";
import { gatherTokens } from "./gather-tokens.ts";

interface Sent {
  /** Milliseconds before the chunk. */
  wait?: number;
  bytes: Uint8Array;
}

function stream(chunks: Sent[], ending: "close" | "break" = "close"): Response {
  const left = chunks.values();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = left.next();
        if (next.done)
          return ending === "close" ? controller.close() : controller.error(new Error("connection reset"));
        if (next.value.wait) await new Promise((done) => setTimeout(done, next.value.wait));
        controller.enqueue(next.value.bytes);
      },
    },
    { highWaterMark: 0 },
  );
  return answerAsNetwork(body);
}

const encode = (text: string) => new TextEncoder().encode(text);

/** The pieces of text and every other line, in their order. */
function read(events: string): { text: string; others: string[]; count: number } {
  const blocks = events.split("\n\n").filter(Boolean);
  const contents = blocks.map((block) => /"content":("(?:[^"\\]|\\.)+")/.exec(block)?.[1]);
  return {
    text: contents.map((content) => (content ? (JSON.parse(content) as string) : "")).join(""),
    others: blocks.filter((_, index) => !contents[index]),
    count: blocks.length,
  };
}

test("what is longer than the buffer, and a letter on its edge, comes whole", async () => {
  const long = "žčš in še več ".repeat(700);
  for (let shift = 0; shift < 4; shift++) {
    const text = "a".repeat(shift) + long;
    const gathered = await gatherTokens(
      stream([{ bytes: encode(scriptEvents([text, " konec"]).join("")) }]),
    ).text();
    expect(read(gathered).text).toBe(`${text} konec`);
  }
});

const EVENTS = scriptEvents(Array.from({ length: 60 }, (_, index) => ` beseda${index}`));
const gatherSlowly = () =>
  gatherTokens(stream(EVENTS.map((event) => ({ wait: 3, bytes: encode(event) })))).text();

test("a reply of its own passes as it comes", async () => {
  expect(read(await gatherSlowly())).toEqual(read(EVENTS.join("")));
});

test("among many replies the first word passes at once, what follows is gathered, no text changes", async () => {
  const whole = read(EVENTS.join(""));
  for (const gathered of await Promise.all(Array.from({ length: 60 }, gatherSlowly))) {
    const { text, others, count } = read(gathered);
    expect([text, others]).toEqual([whole.text, whole.others]);
    expect(count).toBeLessThan(whole.count / 2);
    expect(gathered.split("\n\n")[1]).toContain('"content":" beseda');
  }
  expect(read(await gatherSlowly()).count).toBe(whole.count);
});

test("wherever the bytes are cut, the same text comes", async () => {
  const bytes = encode(scriptEvents(["Č", "aša 🙂", " je\n\n", 'polna "do', " roba\\."]).join(""));
  const whole = read(new TextDecoder().decode(bytes));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 25 }), async (places) => {
      const ends = [...new Set(places), bytes.length].toSorted((a, b) => a - b);
      const chunks = ends.map((end, index) => ({ bytes: bytes.slice(ends[index - 1] ?? 0, end) }));
      const gathered = read(await gatherTokens(stream(chunks)).text());
      expect([gathered.text, gathered.others]).toEqual([whole.text, whole.others]);
    }),
    { numRuns: 60 },
  );
});

test("what came before a broken connection is not lost, however late it is read", async () => {
  const events = scriptEvents(["Prva ", "druga ", "tretja"]).slice(0, 4);
  const response = gatherTokens(
    stream(
      events.map((event) => ({ bytes: encode(event) })),
      "break",
    ),
  );
  await new Promise((done) => setTimeout(done, 100));
  expect(read(await response.text()).text).toBe("Prva druga tretja");
});

test("an answer that is no event stream passes untouched", () => {
  const refusal = Response.json({ error: { message: "no" } }, { status: 401 });
  expect(gatherTokens(refusal)).toBe(refusal);
});
