import { expect, test, vi } from "vitest";
import { persist } from "./persist.ts";

test("what the database does not take at first is stored when it is back", async () => {
  let tries = 0;
  const stored: string[] = [];
  await persist(
    "a turn",
    async () => {
      if (++tries < 3) throw new Error("D1_ERROR: no answer");
      stored.push("turn");
    },
    [1, 1, 1],
  );
  expect(stored).toEqual(["turn"]);
});

test("what is lost in the end is said loudly, without its words", async () => {
  const said: unknown[] = [];
  const spy = vi.spyOn(console, "error").mockImplementation((...words) => void said.push(...words));
  await persist("a turn", () => Promise.reject(new Error("values: nočem več živeti")), [1, 1]);
  spy.mockRestore();
  expect(said).toEqual(["LOST: a turn could not be stored in 3 tries", "Error"]);
});
