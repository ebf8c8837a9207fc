import { isWithinLimit } from "../http/rate-limit.ts";

interface Stopped {
  session_id: string;
  turn_id?: string | undefined;
}

/** Notes that a visitor has stopped a reply; kept for a minute, as the marks of turns are. */
export async function markStopped(mark: RateLimit | undefined, turn: Stopped): Promise<void> {
  await isWithinLimit(mark, keyOf(turn));
}

/** Whether it was noted; to be asked once, since asking leaves the same mark. */
export async function wasStopped(mark: RateLimit | undefined, turn: Stopped): Promise<boolean> {
  return !(await isWithinLimit(mark, keyOf(turn)));
}

function keyOf({ session_id, turn_id }: Stopped): string {
  return `stop:${session_id}:${turn_id}`;
}
