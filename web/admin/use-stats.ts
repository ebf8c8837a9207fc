import { useCallback, useEffect, useState } from "react";
import type { StatsReply } from "../../contract/logs.ts";
import { mergeDays } from "./chart-state.ts";
import type { LogApi } from "./log-api.ts";

const DAYS = 30;

export interface Stats {
  stats: StatsReply | null;
  hasFailed: boolean;
  reload: () => void;
  /** Totals and today's figures. @throws ApiFailure */
  refresh: () => Promise<void>;
}

/** The totals, and what was counted on the last days. */
export function useStats(api: LogApi, onFailure: (error: unknown) => void): Stats {
  const [stats, setStats] = useState<StatsReply | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const reply = await api.loadStats(DAYS, signal);
        if (signal?.aborted) return;
        setStats(reply);
        setFailed(false);
      } catch (error) {
        if (signal?.aborted) return;
        setFailed(true);
        onFailure(error);
      }
    },
    [api, onFailure],
  );
  useEffect(() => {
    const call = new AbortController();
    void load(call.signal);
    return () => call.abort();
  }, [load]);

  const refresh = useCallback(async () => {
    const reply = await api.loadStats(1);
    setStats((before) => before && { ...reply, days: mergeDays(before.days, reply.days).slice(-DAYS) });
  }, [api]);

  return { stats, hasFailed, reload: () => void load(), refresh };
}
