import { useSyncExternalStore } from "react";
import { NO_PLAN, openPlan, type PlanSnapshot } from "./plan-store.ts";

/** The plan as it stands; empty until the app has taken the page over. */
export function usePlan(): PlanSnapshot {
  return useSyncExternalStore(subscribe, readPlan, readNone);
}

/** Whether the app has taken the page over. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    subscribeNothing,
    () => true,
    () => false,
  );
}

const subscribe = (listener: () => void) => openPlan().subscribe(listener);
const readPlan = () => openPlan().read();
const readNone = () => NO_PLAN;
const subscribeNothing = () => () => undefined;
