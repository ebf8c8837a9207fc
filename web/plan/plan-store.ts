import { openStorage, readItem, writeItem } from "../browser-storage.ts";
import { PLAN_KEY } from "./plan-key.ts";
import { EMPTY_PLAN, formatPlan, isEmpty, parsePlan, type Plan } from "./plan-state.ts";

/** The plan, and whether this browser keeps it. */
export interface PlanSnapshot {
  plan: Plan;
  /** Null before anything was to be kept. */
  isKept: boolean | null;
}

export interface PlanStore {
  subscribe: (listener: () => void) => () => void;
  read: () => PlanSnapshot;
  /** Changes the plan and stores it; where that is refused, the words stay in the page alone. */
  change: (update: (plan: Plan) => Plan) => void;
  /** Tells whether nothing of the plan is left in this browser. */
  erase: () => boolean;
}

export const NO_PLAN: PlanSnapshot = { plan: EMPTY_PLAN, isKept: null };

/**
 * The plan of this browser. It lives as long as the page, so that a change of language loses nothing where storage is
 * refused.
 *
 * @param open may throw, as browsers do that refuse even to name their storage
 * @param others where changes by other tabs are told
 */
export function createPlanStore(open: () => Storage, others: EventTarget): PlanStore {
  const listeners = new Set<() => void>();
  const readStored = () => readItem(openStorage(open), PLAN_KEY);
  const store = (text: string | null) => writeItem(openStorage(open), PLAN_KEY, text);
  let snapshot = NO_PLAN;
  const show = (next: PlanSnapshot) => {
    snapshot = next;
    listeners.forEach((listener) => listener());
  };
  const load = () => {
    const plan = parsePlan(readStored());
    return { plan, isKept: isEmpty(plan) ? null : true };
  };
  snapshot = load();
  /** Words that this browser does not keep are not given up for what others have stored. */
  const follow = () => {
    if (snapshot.isKept !== false) show(load());
  };
  others.addEventListener("storage", (event) => {
    const { key } = event as StorageEvent;
    // Null where all of the storage was cleared.
    if (key === null || key === PLAN_KEY) follow();
  });
  // A page that the browser has kept for the way back was told of nothing meanwhile.
  others.addEventListener("pageshow", (event) => {
    if ((event as PageTransitionEvent).persisted) follow();
  });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => snapshot,
    change: (update) => {
      const plan = update(snapshot.plan);
      if (plan === snapshot.plan) return;
      const isStored = store(formatPlan(plan));
      const isNothing = isEmpty(plan) && readStored() === null;
      show({ plan, isKept: isNothing ? null : isStored });
    },
    erase: () => {
      const isGone = snapshot.isKept === null || store(null) || readStored() === null;
      if (isGone) show(NO_PLAN);
      return isGone;
    },
  };
}

let planOfBrowser: PlanStore | undefined;

/** The one plan of this browser; only in a browser. */
export function openPlan(): PlanStore {
  planOfBrowser ??= createPlanStore(() => window.localStorage, window);
  return planOfBrowser;
}
