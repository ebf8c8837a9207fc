import { expect, test } from "vitest";
import { PLAN_KEY } from "./plan-key.ts";
import { parsePlan, setWords } from "./plan-state.ts";
import { createPlanStore } from "./plan-store.ts";

const write = (text: string) => (plan: Parameters<typeof setWords>[0]) => setWords(plan, "signs", text);

/** A storage that can be made to refuse. */
function fakeStorage(first: Record<string, string> = {}) {
  const items = new Map(Object.entries(first));
  const state = { refuses: false };
  const act = <T>(run: () => T): T => {
    if (state.refuses) throw new DOMException("Full", "QuotaExceededError");
    return run();
  };
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void act(() => items.set(key, value)),
    removeItem: (key: string) => void act(() => items.delete(key)),
  } as unknown as Storage;
  return { storage, items, state };
}

test("each change is stored under one key, and an emptied plan leaves nothing there", () => {
  const { storage, items } = fakeStorage();
  const store = createPlanStore(() => storage, new EventTarget());
  expect(store.read().isKept).toBeNull();
  store.change(write("a"));
  expect([...items.keys()]).toEqual([PLAN_KEY]);
  expect(parsePlan(items.get(PLAN_KEY) ?? null).words.signs).toBe("a");
  expect(store.read().isKept).toBe(true);
  store.change(write(""));
  expect(items.size).toBe(0);
  expect(store.read().isKept).toBeNull();
});

test("a storage that is full keeps the words on the page, and says so", () => {
  const { storage, items, state } = fakeStorage();
  const store = createPlanStore(() => storage, new EventTarget());
  store.change(write("a"));
  state.refuses = true;
  store.change(write("ab"));
  expect(store.read()).toMatchObject({ isKept: false, plan: { words: { signs: "ab" } } });
  state.refuses = false;
  store.change(write("abc"));
  expect(store.read().isKept).toBe(true);
  expect(items.get(PLAN_KEY)).toContain("abc");
});

test("a browser that refuses to name its storage still has the plan on the page", () => {
  const store = createPlanStore(() => {
    throw new DOMException("Denied", "SecurityError");
  }, new EventTarget());
  store.change(write("a"));
  expect(store.read()).toMatchObject({ isKept: false, plan: { words: { signs: "a" } } });
  expect(store.erase()).toBe(true);
  expect(store.read().plan.words).toEqual({});
});

test("a deletion that is refused is no deletion", () => {
  const { storage, items, state } = fakeStorage();
  const store = createPlanStore(() => storage, new EventTarget());
  store.change(write("a"));
  state.refuses = true;
  expect(store.erase()).toBe(false);
  expect(store.read().plan.words.signs).toBe("a");
  state.refuses = false;
  expect(store.erase()).toBe(true);
  expect(items.size).toBe(0);
});

test("what another tab has written or deleted is taken over, but not in place of words that are not kept", () => {
  const { storage, items, state } = fakeStorage();
  const others = new EventTarget();
  const tell = () => others.dispatchEvent(Object.assign(new Event("storage"), { key: PLAN_KEY }));
  const store = createPlanStore(() => storage, others);
  items.set(PLAN_KEY, '{"version":1,"words":{"signs":"theirs"}}');
  tell();
  expect(store.read().plan.words.signs).toBe("theirs");
  items.clear();
  tell();
  expect(store.read()).toEqual({ plan: { words: {}, unread: null }, isKept: null });
  state.refuses = true;
  store.change(write("mine"));
  tell();
  expect(store.read().plan.words.signs).toBe("mine");
});
