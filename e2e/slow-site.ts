import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { serveSite, startUpstream } from "../bench/chat-stack.ts";
import { tokenText } from "../bench/upstream.ts";
import { STORAGE_KEYS } from "../contract/chat.ts";
import { test } from "./page.ts";

/** A reply takes four seconds: long enough to lose it in the middle. */
const PACE = { firstTokenMs: 200, betweenTokensMs: 60, tokens: 60 };
/** Words of the reply, whatever stands in them for the time at which they were sent. */
export const FIRST_TOKEN = findTokens(0);
export const LAST_TOKEN = findTokens(PACE.tokens - 2, PACE.tokens - 1);

function findTokens(...numbers: number[]): RegExp {
  return new RegExp(numbers.map((number) => tokenText(number, String.raw`\S*`)).join(""));
}

/** The line between browser and site; Playwright's own `setOffline` lets a reply that is coming through. */
interface Line {
  url: string;
  /** Breaks every connection. */
  cut: () => void;
  close: () => void;
}

/** Tests against a site of their own, whose model is slow. */
export const slowTest = test.extend<object, { line: Line }>({
  line: [
    // Playwright wants the braces to see which fixtures are used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const upstream = await startUpstream(PACE);
      const site = await serveSite("dist", upstream.url);
      const line = await openLine(Number(new URL(site.url).port));
      await use(line);
      line.close();
      await site.stop();
      upstream.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  page: async ({ browser, line, locale }, use) => {
    const context = await browser.newContext({ baseURL: line.url, locale: locale ?? "sl-SI" });
    await context.addInitScript((key) => localStorage.setItem(key, "true"), STORAGE_KEYS.visitedBefore);
    await use(await context.newPage());
    await context.close();
  },
});

async function openLine(port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const site = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [browser, site],
      [site, browser],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => undefined);
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
}
