import { LLMock } from "@copilotkit/aimock";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Base address of an OpenAI-compatible server that is not ours. */
    openaiUrl: string;
  }
}

/** What the server says to whom; anything else is answered with 404. */
export const ANSWERS = {
  "Kaj je modrost?":
    "Modrost je posluh. Glej [Kaj je modrost](/wisdom/what-is), kjer piše več. Pokliči 041 123 456 ali 116 123.",
  "Kaj je upanje?": "Upanje je majhna luč, ki jo kdo prižge zate, kadar je ti ne moreš.",
} as const;

/** What it says each of them has cost. */
export const USAGE = { prompt_tokens: 900, completion_tokens: 20, total_tokens: 920 };

let server: LLMock | undefined;

/** Started once, in Node, before the tests in workerd. */
export async function setup(project: TestProject): Promise<void> {
  server = new LLMock({ port: 0, logLevel: "silent" });
  for (const [question, content] of Object.entries(ANSWERS))
    server.on({ userMessage: question }, { content, usage: USAGE }, { chunkSize: 3, latency: 3 });
  for (const status of [401, 429, 500, 503])
    server.on(
      { userMessage: `Napaka ${status}` },
      { error: { message: "refused", type: "server_error" }, status },
    );
  server.on(
    { userMessage: "Prekini" },
    { content: "Prva poved je cela. Druga se pretrga sredi besede." },
    { chunkSize: 4, latency: 3, truncateAfterChunks: 8 },
  );
  project.provide("openaiUrl", `${await server.start()}/v1`);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
