/** A stop is called beside the connection that it ends, and may come a little later. */
const STOP_WAIT_MS = 300;

/** A worker may go on for 30 s after its visitor has gone; the rest is for the log. */
const FINISH_MS = 20_000;

/** What becomes of a reply whose visitor may go. */
export interface Departure {
  /** Aborted when the reply is given up. */
  signal: AbortSignal;
  /** To be called when the visitor is found to have gone; tells whether the reply is finished all the same. */
  leave: () => Promise<boolean>;
}

/**
 * A reply is given up when its visitor goes. One that the visitor may come back for is finished
 * and kept in the log, unless it was stopped (docs/decisions/0007-resume.md).
 *
 * @param call aborted when the connection closes
 * @param wasStopped for a reply that may be finished, asked once; null for any other
 */
export function watchDeparture(call: AbortSignal, wasStopped: (() => Promise<boolean>) | null): Departure {
  const givenUp = new AbortController();
  const decide = async () => {
    if (wasStopped) {
      await new Promise((done) => setTimeout(done, STOP_WAIT_MS));
      if (!(await wasStopped())) {
        setTimeout(() => givenUp.abort(), FINISH_MS);
        return true;
      }
    }
    givenUp.abort();
    return false;
  };
  let decision: Promise<boolean> | undefined;
  const leave = () => (decision ??= decide());
  if (call.aborted) void leave();
  else call.addEventListener("abort", () => void leave(), { once: true });
  return { signal: givenUp.signal, leave };
}
