import type { Context } from "hono";
import type { z } from "zod";
import { BODY_MAX_BYTES } from "../../contract/chat.ts";
import { ApiError } from "../errors.ts";

/**
 * Reads and checks a JSON body.
 *
 * @throws ApiError 415 without a JSON content type, 413 over 256 KiB, 400 for anything else that is wrong
 */
export async function parseJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  if (!/^application\/json\b/i.test(c.req.header("Content-Type") ?? "")) {
    throw new ApiError("unsupported_media_type", "The body must be JSON (Content-Type: application/json).");
  }
  const text = await readText(c.req.raw);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError("malformed_json", "The body is not valid JSON.");
  }
  return check(value, schema, "body");
}

/**
 * Reads and checks what stands in the address after the question mark.
 *
 * @throws ApiError 400 for anything that is wrong
 */
export function parseQuery<T>(c: Context, schema: z.ZodType<T>): T {
  return check(c.req.query(), schema, "query");
}

function check<T>(value: unknown, schema: z.ZodType<T>, whole: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join(".") || whole;
  throw new ApiError("invalid_request", `${field}: ${issue?.message ?? "is wrong"}`);
}

/** A body that does not say how long it is, is counted while it comes. */
async function readText(request: Request): Promise<string> {
  const tooLarge = new ApiError("body_too_large", `The body may have at most ${BODY_MAX_BYTES} bytes.`);
  const length = request.headers.get("Content-Length");
  if (Number(length ?? 0) > BODY_MAX_BYTES) throw tooLarge;
  if (!request.body) return "";
  // No more than this length comes: the protocol sees to that.
  if (length !== null) return request.text();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength;
    if (size > BODY_MAX_BYTES) throw tooLarge;
    chunks.push(chunk);
  }
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") + decoder.decode();
}
