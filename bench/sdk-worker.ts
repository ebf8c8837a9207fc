import { createOpenAI } from "@ai-sdk/openai";
import { convertToModelMessages, streamText, type UIMessage } from "ai";
import { Hono } from "hono";

/**
 * The same chat as the AI SDK's documentation builds it: no filter, no safety, no log. How slow it
 * is on a machine tells how slow the machine is (chat.ts).
 */
const app = new Hono<{ Bindings: { OPENAI_BASE_URL: string } }>();

app.post("/", async (c) => {
  const { messages } = await c.req.json<{ messages: { role: UIMessage["role"]; content: string }[] }>();
  const provider = createOpenAI({ apiKey: "bench", baseURL: c.env.OPENAI_BASE_URL });
  const asked = messages.map(({ role, content }, index) => ({
    id: String(index),
    role,
    parts: [{ type: "text" as const, text: content }],
  }));
  return streamText({
    model: provider.chat("bench"),
    messages: await convertToModelMessages(asked),
  }).toUIMessageStreamResponse();
});

export default app;
