import { z } from "zod";
import { Fault } from "./files.ts";

/** A model behind any OpenAI-compatible endpoint. */
export interface Model {
  /** Its name, for the files; never its key or address. */
  name: string;
  /** @throws Fault where it gives no answer */
  ask: (messages: readonly ModelMessage[]) => Promise<string>;
}

export interface ModelMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

const settings = z.object({
  EVAL_API_KEY: z.string().trim().min(1),
  EVAL_BASE_URL: z.url({ protocol: /^https?$/ }).default("https://api.openai.com/v1"),
  EVAL_MODEL: z.string().trim().min(1),
});

const answer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const TRIES = 4;
const ANSWER_MILLISECONDS = 180_000;

/**
 * The model that the environment names (eval/README.md), or null where there is no key.
 *
 * @param part judge or visitor: `EVAL_JUDGE_MODEL` lets another model judge than the one that plays
 * @throws Fault where a setting is wrong or missing
 */
export function openEvalModel(
  environment: Record<string, string | undefined>,
  part: "visitor" | "judge",
  wait: (ms: number) => Promise<unknown> = pause,
): Model | null {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  if (!given["EVAL_API_KEY"]) return null;
  const name = part === "judge" ? (given["EVAL_JUDGE_MODEL"] ?? given["EVAL_MODEL"]) : given["EVAL_MODEL"];
  const result = settings.safeParse({ ...given, EVAL_MODEL: name });
  if (!result.success) {
    const wrong = result.error.issues.map(({ path }) => path.join(".")).join(", ");
    throw new Fault(`EVAL_API_KEY is set, but ${wrong} is missing or wrong (eval/README.md).`);
  }
  const { EVAL_API_KEY: key, EVAL_BASE_URL: base, EVAL_MODEL: model } = result.data;
  return {
    name: model,
    ask: (messages) =>
      complete({ url: `${base.replace(/\/+$/, "")}/chat/completions`, key, model, messages }, wait),
  };
}

interface Call {
  url: string;
  key: string;
  model: string;
  messages: readonly ModelMessage[];
}

async function complete(
  { url, key, model, messages }: Call,
  wait: (ms: number) => Promise<unknown>,
): Promise<string> {
  let problem = "";
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    let seconds = attempt * 2;
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
        body: JSON.stringify({ model, messages }),
        signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
      });
      const text = await response.text();
      if (response.ok) {
        const content = answer.safeParse(parse(text)).data?.choices[0]?.message.content;
        if (content?.trim()) return content;
        problem = "it answers with nothing that can be read";
      } else {
        // Some endpoints repeat the key in their error.
        problem = `it answers ${response.status}: ${text.replaceAll(key, "(key)").slice(0, 300)}`;
        if (response.status < 500 && response.status !== 429) break;
        seconds = Number(response.headers.get("Retry-After")) || seconds;
      }
    } catch (error) {
      problem = `it cannot be reached (${error instanceof Error ? error.message.replaceAll(key, "(key)") : "unknown"})`;
    }
    if (attempt < TRIES) await wait(seconds * 1000);
  }
  throw new Fault(`The model ${model}: ${problem}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function pause(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
