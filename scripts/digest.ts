import { createHash } from "node:crypto";

/** A short name for a text, fit for an address: with any change it is another one. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
