import { expect, test } from "vitest";
import { loadWithRetry } from "./load.ts";

function failing(times: number) {
  let calls = 0;
  const waits: number[] = [];
  const run = loadWithRetry(
    async () => {
      calls++;
      if (calls <= times) throw new Error("offline");
      return calls;
    },
    async (ms) => void waits.push(ms),
  );
  return { run, waits };
}

test("a part that comes at the third try is loaded after 350 and 700 ms", async () => {
  const { run, waits } = failing(2);
  expect(await run).toBe(3);
  expect(waits).toEqual([350, 700]);
});

test("after five retries the failure is told", async () => {
  const { run, waits } = failing(99);
  await expect(run).rejects.toThrow("offline");
  expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
});
