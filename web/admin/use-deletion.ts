import { useCallback, useState } from "react";
import type { DeletionReply } from "../../contract/logs.ts";
import type { DeletionWish } from "./delete-dialog.tsx";
import type { LogApi } from "./log-api.ts";

/** A deletion that can be taken back. */
export interface Deletion {
  id: string;
  count: number;
}

export interface Deletions {
  /** The last one that can be taken back. */
  last: Deletion | null;
  /** How many are deleted or restored so far, while it goes on. */
  progress: number | null;
  hasFailed: boolean;
  remove: (wish: DeletionWish) => Promise<void>;
  undo: () => Promise<void>;
}

/**
 * Deletes and restores, call after call until all is done.
 *
 * @param onDone told after every deletion and restoration, also one that failed midway
 */
export function useDeletions(api: LogApi, onDone: (error: unknown) => void): Deletions {
  const [done, setDone] = useState<Deletion[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const repeat = useCallback(
    async (call: () => Promise<DeletionReply>): Promise<{ count: number; isDone: boolean }> => {
      let count = 0;
      let problem: unknown = null;
      setFailed(false);
      setProgress(0);
      try {
        for (let isComplete = false; !isComplete;) {
          const reply = await call();
          count += reply.count;
          isComplete = reply.is_complete;
          setProgress(count);
        }
      } catch (error) {
        problem = error;
        setFailed(true);
      }
      setProgress(null);
      onDone(problem);
      return { count, isDone: problem === null };
    },
    [onDone],
  );

  const remove = useCallback(
    async (wish: DeletionWish) => {
      const id = crypto.randomUUID();
      const { count } = await repeat(() => api.deleteConversations({ ...wish, deletion_id: id }));
      if (count > 0) setDone((before) => [...before, { id, count }]);
    },
    [api, repeat],
  );

  const last = done.at(-1) ?? null;
  const undo = useCallback(async () => {
    if (!last) return;
    const { isDone } = await repeat(() => api.restoreConversations(last.id));
    // What has failed can be tried again.
    if (isDone) setDone((before) => before.filter(({ id }) => id !== last.id));
  }, [api, repeat, last]);

  return { last, progress, hasFailed, remove, undo };
}
