import type { StoredReply } from "./admission.ts";
import type { ReplyEnd } from "./reply.ts";

/** How often, and how long, the log is asked for a reply that another call is giving. */
const ASK_EVERY_MS = 250;
const ASK_FOR_MS = 60_000;

/** Gives the reply of a turn that was sent twice, as soon as it stands in the log. Never throws. */
export async function* repeatReply(
  findReply: () => Promise<StoredReply | null>,
  visitor: AbortSignal,
): AsyncGenerator<string, ReplyEnd> {
  for (let waited = 0; waited < ASK_FOR_MS && !visitor.aborted; waited += ASK_EVERY_MS) {
    const stored = await findReply().catch(() => null);
    if (stored) {
      if (stored.text !== "") yield stored.text;
      return stored.isInterrupted ? "interrupted" : "stop";
    }
    await new Promise((done) => setTimeout(done, ASK_EVERY_MS));
  }
  return visitor.aborted ? "aborted" : "interrupted";
}
