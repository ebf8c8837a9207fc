import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { WisdomChatRequest } from "../../contract/api.ts";

/** A server on this machine, in the place of the site or of a model's endpoint. */
export interface Served {
  url: string;
  /** The bodies that came, in their order. */
  bodies: unknown[];
  headers: Record<string, string | string[] | undefined>[];
  stop: () => Promise<void>;
}

/** Answers every call with what `answer` says. */
export async function serve(
  answer: (body: unknown, response: ServerResponse, count: number) => void,
): Promise<Served> {
  const bodies: unknown[] = [];
  const headers: Served["headers"] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString("utf8"));
      bodies.push(body);
      headers.push(request.headers);
      answer(body, response, bodies.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The stream of a reply, as the site sends it. */
export function streamOf(...parts: object[]): string {
  return [{ type: "start" }, ...parts, { type: "finish" }]
    .map((part) => `data: ${JSON.stringify(part)}\n\n`)
    .join("");
}

export function textOf(text: string): object {
  return { type: "text-delta", id: "1", delta: text };
}

/** A small site that repeats what was said, and asks where somebody says that it hurts. */
export function serveSite(): Promise<Served> {
  return serve((body, response) => {
    const last = (body as WisdomChatRequest).messages.at(-1);
    const said = last?.content ?? "";
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const care = { state: "A", level: "ask", choices: [{ id: "ask.no", label: "No" }] };
    const isHurt = /hurts/.test(said);
    response.end(
      streamOf(
        ...(isHurt ? [{ type: "data-help", data: { signals: ["wish_to_die"] } }] : []),
        ...(isHurt ? [{ type: "data-care", data: care }] : []),
        textOf(isHurt ? "Are you thinking about suicide? Call 112." : `You say: ${said}`),
      ),
    );
  });
}
