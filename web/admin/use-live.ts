import { useEffect, useRef, useState } from "react";

const EVERY_MS = 10_000;

/**
 * Calls `refresh` every 10 seconds while the page can be seen, and at once when it is seen again.
 *
 * @returns when it last succeeded, and whether the last try has failed
 */
export function useLive(
  isOn: boolean,
  refresh: () => Promise<void>,
): { at: Date | null; hasFailed: boolean } {
  const [state, setState] = useState<{ at: Date | null; hasFailed: boolean }>({ at: null, hasFailed: false });
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);

  useEffect(() => {
    if (!isOn) return;
    let isUnderWay = false;
    let isGone = false;
    const run = async () => {
      if (isUnderWay || document.hidden) return;
      isUnderWay = true;
      try {
        await latest.current();
        if (!isGone) setState({ at: new Date(), hasFailed: false });
      } catch {
        if (!isGone) setState((before) => ({ ...before, hasFailed: true }));
      } finally {
        isUnderWay = false;
      }
    };
    const timer = setInterval(() => void run(), EVERY_MS);
    const look = () => void run();
    document.addEventListener("visibilitychange", look);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isOn]);

  return state;
}
