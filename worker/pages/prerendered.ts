import type { Env } from "../env.ts";
import type { InlineHashes } from "../http/security-headers.ts";

/** Where the build puts the prerendered pages; no address on the web leads there directly. */
export const PRERENDERED = "/_pages";

/** What the build writes beside the pages: the hashes of each by its name. */
type WrittenHashes = Record<string, InlineHashes>;

let written: Promise<WrittenHashes | null> | undefined;

/** The hashes that the Content-Security-Policy of a page names; they are read once per isolate. */
export async function findInlineHashes(env: Env, name: string): Promise<InlineHashes | undefined> {
  written ??= env.ASSETS.fetch(`https://assets.local${PRERENDERED}/inline-hashes.json`).then(
    (response) => (response.ok ? response.json<WrittenHashes>() : null),
    () => null,
  );
  const hashes = (await written)?.[name];
  if (hashes) return hashes;
  // Asked for once more: a page without its style would be worse than a late one.
  written = undefined;
  return undefined;
}
