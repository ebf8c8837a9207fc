import { createUIMessageStream, createUIMessageStreamResponse } from "ai";
import { expect, test } from "vitest";
import { readReply, type ReplyPart } from "./reply-stream.ts";

async function read(response: Response, stall?: number): Promise<ReplyPart[]> {
  const parts: ReplyPart[] = [];
  for await (const part of readReply(response, stall)) parts.push(part);
  return parts;
}

function stream(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      },
    }),
  );
}

const chunk = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const text = (delta: string) => chunk({ type: "text-delta", id: "1", delta });

test("reads what the AI SDK writes: help first, then the text, then the end", async () => {
  const response = createUIMessageStreamResponse({
    stream: createUIMessageStream({
      execute({ writer }) {
        writer.write({ type: "start" });
        writer.write({ type: "data-help", data: { signals: ["wish_to_die", "unknown"] } });
        writer.write({ type: "text-start", id: "1" });
        writer.write({ type: "text-delta", id: "1", delta: "Hvala, " });
        writer.write({ type: "text-delta", id: "1", delta: "da poveš. 🕯" });
        writer.write({ type: "text-end", id: "1" });
        writer.write({ type: "finish" });
      },
    }),
  });
  expect(await read(response)).toEqual([
    { kind: "help", signals: ["wish_to_die"] },
    { kind: "text", text: "Hvala, " },
    { kind: "text", text: "da poveš. 🕯" },
    { kind: "end", end: "complete" },
  ]);
});

test("help may name the language of a neighbour; any other is as if none were named", async () => {
  const help = (language: string) => chunk({ type: "data-help", data: { signals: ["plan"], language } });
  const [known, unknown] = await read(new Response(help("de") + help("xx")));
  expect(known).toEqual({ kind: "help", signals: ["plan"], language: "de" });
  expect(unknown).toEqual({ kind: "help", signals: ["plan"] });
});

test("text is exact wherever the bytes are cut", async () => {
  const whole =
    chunk({ type: "start" }) + text("čšž ") + ": heartbeat\n\n" + text("🕯") + chunk({ type: "finish" });
  const bytes = new TextEncoder().encode(whole);
  for (let cut = 1; cut < bytes.length; cut++) {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, cut));
        controller.enqueue(bytes.slice(cut));
        controller.close();
      },
    });
    expect(await read(new Response(body))).toEqual([
      { kind: "text", text: "čšž " },
      { kind: "text", text: "🕯" },
      { kind: "end", end: "complete" },
    ]);
  }
});

test("a second part of text begins a new paragraph", async () => {
  const start = chunk({ type: "text-start", id: "1" });
  const parts = await read(stream(start, text("Ena."), start, text("Dva."), chunk({ type: "finish" })));
  expect(parts.map((part) => (part.kind === "text" ? part.text : part.kind))).toEqual([
    "Ena.",
    "\n\n",
    "Dva.",
    "end",
  ]);
});

test("a reply is interrupted when the server says so", async () => {
  for (const end of [chunk({ type: "error", errorText: "x" }), chunk({ type: "abort" })]) {
    expect(await read(stream(text("Pol"), end))).toEqual([
      { kind: "text", text: "Pol" },
      { kind: "end", end: "interrupted" },
    ]);
  }
});

test("after nonsense or a connection that ends early a reply is lost, with what came", async () => {
  const ends = [
    "data: {nonsense\n\n",
    chunk({ type: "text-delta", id: "1", delta: 5 }),
    chunk(null),
    text("pol").slice(0, 20),
    "",
  ];
  for (const end of ends) {
    expect(await read(stream(text("Pol"), end))).toEqual([
      { kind: "text", text: "Pol" },
      { kind: "end", end: "lost" },
    ]);
  }
  expect(await read(new Response(null))).toEqual([{ kind: "end", end: "lost" }]);
});

test("after a broken connection a reply is lost", async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new TypeError("network error"));
    },
  });
  expect(await read(new Response(body))).toEqual([{ kind: "end", end: "lost" }]);
});

test("a stall is cut, a heartbeat keeps the line", async () => {
  let cancelled = false;
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(text("Pol")));
      for (let beat = 0; beat < 4; beat++) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        controller.enqueue(encoder.encode(": heartbeat\n\n"));
      }
      controller.enqueue(encoder.encode(text(" drugi")));
    },
    cancel() {
      cancelled = true;
    },
  });
  expect(await read(new Response(body), 80)).toEqual([
    { kind: "text", text: "Pol" },
    { kind: "text", text: " drugi" },
    { kind: "end", end: "lost" },
  ]);
  expect(cancelled).toBe(true);
});

test("whoever stops reading closes the connection", async () => {
  let cancelled = false;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text("Pol"))),
    cancel() {
      cancelled = true;
    },
  });
  for await (const part of readReply(new Response(body))) {
    expect(part.kind).toBe("text");
    break;
  }
  expect(cancelled).toBe(true);
});

test("a place on the sheet is read, and one that is none is passed over", async () => {
  const care = { state: "A", level: "ask", choices: [{ id: "ask.no", label: "Ne" }] };
  const parts = await read(
    stream(
      chunk({ type: "data-care", data: care }),
      chunk({ type: "data-care", data: { state: "A", level: "often", choices: [] } }),
      text("Vprašam."),
      chunk({ type: "finish" }),
    ),
  );
  expect(parts).toEqual([
    { kind: "care", care },
    { kind: "text", text: "Vprašam." },
    { kind: "end", end: "complete" },
  ]);
});
