import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** The site behind a line that the test holds in its hands; what the worker asks for goes through it, too. */
export interface ChangingSite {
  url: string;
  /** "down": nobody answers, "hanging": nobody ever does. */
  line: "up" | "down" | "hanging";
  /** What takes the place of a text, as after a new build. */
  change: ((path: string, text: string) => string) | null;
  /** Paths with query of all that was asked for. */
  asked: string[];
  /** Ends what hangs, as a browser or a network does after minutes. */
  giveUp: () => void;
  close: () => void;
}

/** @param origin of the site as it was built */
export async function openChangingSite(origin: string): Promise<ChangingSite> {
  const hanging = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    if (site.line === "down") return void incoming.socket.destroy();
    const path = incoming.url ?? "/";
    site.asked.push(path);
    if (site.line === "up") forward(origin, incoming, outgoing, site.change);
    else hanging.add(incoming.socket);
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const site: ChangingSite = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    line: "up",
    change: null,
    asked: [],
    giveUp: () => {
      for (const socket of hanging) socket.destroy();
      hanging.clear();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}

function forward(
  origin: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  change: ChangingSite["change"],
): void {
  const path = incoming.url ?? "/";
  // A text that is to be changed must not be compressed, nor be said to be the same as before.
  const { "accept-encoding": _, "if-none-match": tag, host: __, origin: from, ...headers } = incoming.headers;
  const asked = request(
    origin + path,
    {
      method: incoming.method,
      headers: { ...headers, ...(from && { origin }), ...(tag && !change && { "if-none-match": tag }) },
    },
    async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const isText = /text|javascript/.test(answer.headers["content-type"] ?? "");
      const { "content-length": ___, "transfer-encoding": ____, etag, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, { ...kept, ...(etag && !change && { etag }) });
      outgoing.end(change && isText ? change(path, body.toString()) : body);
    },
  );
  asked.on("error", () => outgoing.destroy());
  incoming.pipe(asked);
}
