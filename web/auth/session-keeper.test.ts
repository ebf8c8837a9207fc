import { expect, test } from "vitest";
import type { Session } from "../../contract/auth.ts";
import { ApiFailure } from "../errors.ts";
import { createSessionKeeper, type KeeperSurroundings } from "./session-keeper.ts";

const SESSION: Session = {
  expires_in: 900,
  expires_at: 900,
  token_type: "cookie",
  user: {
    id: 1,
    email: "ana@example.org",
    created_at: "2026-01-01T00:00:00.000Z",
    role: null,
    mfa_enabled: false,
    recovery_codes_left: 0,
  },
};
const NOTE = JSON.stringify({ expires_at: 900 });
const over = () => Promise.reject(new ApiFailure("unauthorized", "over"));
const silent = () => Promise.reject(new ApiFailure("network", "no answer"));

/** Tabs of one browser with one clock, one storage, one lock, and a server that answers as it is told. */
function openTabs(count: number, { note = NOTE as string | null, read = async () => SESSION } = {}) {
  const world = { now: 0, refreshes: 0, refresh: async (): Promise<Session> => SESSION };
  const storage = new Map<string, string>(note === null ? [] : [["auth_session", note]]);
  const listeners: ((event: MessageEvent) => void)[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const around = (tab: number): KeeperSurroundings => ({
    read,
    refresh: () => {
      world.refreshes++;
      return world.refresh();
    },
    now: () => world.now,
    wait: async (milliseconds) => void (world.now += milliseconds),
    lock: (_, run) => {
      const turn = last.then(run);
      last = turn.catch(() => undefined);
      return turn;
    },
    channel: {
      postMessage: (data: unknown) =>
        listeners.forEach((listener, other) => other !== tab && listener({ data } as MessageEvent)),
      addEventListener: (_: string, listener: unknown) =>
        void (listeners[tab] = listener as (event: MessageEvent) => void),
    } as unknown as KeeperSurroundings["channel"],
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
  });
  const tabs = Array.from({ length: count }, (_, tab) => createSessionKeeper(around(tab)));
  return { tabs, world, storage };
}

function first<T>(items: T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error("there is none");
  return item;
}

test("whoever never signed in here costs no call", async () => {
  const { tabs } = openTabs(1, { note: null, read: () => Promise.reject(new Error("asked")) });
  await first(tabs).open();
  expect(first(tabs).getState().event).toBe("signed_out");
});

test("an open session is found again", async () => {
  const { tabs } = openTabs(1);
  await first(tabs).open();
  expect(first(tabs).getState()).toMatchObject({
    event: "signed_in",
    user: SESSION.user,
    expiresAt: 900_000,
  });
});

test("one whose access has run out is renewed at once", async () => {
  const { tabs } = openTabs(1, { read: over });
  await first(tabs).open();
  expect(first(tabs).getState().event).toBe("token_refreshed");
});

test("one that is over is forgotten, in storage too", async () => {
  const { tabs, world, storage } = openTabs(1, { read: over });
  world.refresh = over;
  await first(tabs).open();
  expect(first(tabs).getState().event).toBe("signed_out");
  expect(storage.size).toBe(0);
});

test("while the server does not answer nobody is signed out, and it can be asked again", async () => {
  let isBack = false;
  const { tabs } = openTabs(1, { read: () => (isBack ? Promise.resolve(SESSION) : silent()) });
  await first(tabs).open();
  expect(first(tabs).getState()).toMatchObject({ event: null, hasFailed: true });
  isBack = true;
  await first(tabs).open();
  expect(first(tabs).getState().event).toBe("signed_in");
});

test("near its end a session is renewed by one tab for all", async () => {
  const { tabs, world } = openTabs(3);
  for (const tab of tabs) await tab.open();
  world.now = 815_000;
  world.refresh = async () => ({ ...SESSION, expires_at: 1715 });
  await Promise.all(tabs.map((tab) => tab.check()));
  expect(world.refreshes).toBe(1);
  for (const tab of tabs)
    expect(tab.getState()).toMatchObject({ event: "token_refreshed", expiresAt: 1_715_000 });
});

test("with time left nothing is asked", async () => {
  const { tabs, world } = openTabs(1);
  await first(tabs).open();
  world.now = 809_000;
  await first(tabs).check();
  expect(world.refreshes).toBe(0);
});

test("a renewal that fails is tried again for half a minute, and at the next check", async () => {
  const { tabs, world } = openTabs(1);
  await first(tabs).open();
  world.now = 815_000;
  world.refresh = silent;
  await first(tabs).check();
  expect(world.refreshes).toBe(8);
  expect(world.now - 815_000).toBeLessThanOrEqual(30_000);
  expect(first(tabs).getState()).toMatchObject({ user: SESSION.user, hasFailed: true });
  world.refresh = async () => SESSION;
  await first(tabs).check();
  expect(first(tabs).getState()).toMatchObject({ event: "token_refreshed", hasFailed: false });
});

test("what one tab brings about the others know, but for a link that opened it", async () => {
  const { tabs } = openTabs(2);
  const other = tabs[1];
  first(tabs).tell({ event: "signed_in", session: SESSION, now: 0 });
  expect(other?.getState().event).toBe("signed_in");
  first(tabs).changeUser({ email: "b@example.org" });
  expect(other?.getState().user?.email).toBe("b@example.org");
  first(tabs).tell({ event: "password_recovery" });
  expect(other?.getState().event).toBe("user_updated");
  first(tabs).tell({ event: "signed_out" });
  expect(other?.getState().event).toBe("signed_out");
});

test("storage holds when the session ends and nothing else", async () => {
  const { tabs, storage } = openTabs(1);
  await first(tabs).open();
  expect([...storage]).toEqual([["auth_session", NOTE]]);
});
