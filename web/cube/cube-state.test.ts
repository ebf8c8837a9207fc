import { expect, test } from "vitest";
import { addSeen, cubeReducer, idleCube, lyingThought, pickThought, rollingTime } from "./cube-state.ts";

function sequence(...numbers: number[]): () => number {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
}

test("no thought comes again until all 18 have been seen", () => {
  const random = sequence(0.13, 0.97, 0.5, 0, 0.71, 0.999);
  let seen: number[] = [];
  for (let round = 0; round < 5; round++) {
    const thoughts = new Set<number>();
    for (let turn = 0; turn < 18; turn++) {
      const picked = pickThought(seen, 18, random);
      thoughts.add(picked.index);
      seen = picked.seen;
    }
    expect(thoughts.size).toBe(18);
    expect(seen).toHaveLength(18);
  }
});

test("the last thought of one round is not the first of the next", () => {
  const all = Array.from({ length: 18 }, (_, index) => index);
  for (const draw of [0, 0.25, 0.5, 0.94, 0.999999]) {
    expect(pickThought(all, 18, () => draw).index).not.toBe(17);
  }
});

test("every thought can be the first", () => {
  const firsts = Array.from(
    { length: 18 },
    (_, index) => pickThought([], 18, () => (index + 0.5) / 18).index,
  );
  expect(new Set(firsts).size).toBe(18);
});

test("a stored list with foreign, double or broken numbers is read as if they were not there", () => {
  const picked = pickThought([3, 3, -1, 99, 1.5, Number.NaN], 4, () => 0);
  expect(picked).toEqual({ index: 0, seen: [3, 0] });
});

test("a thought that was opened by its link is not the next one, in the middle of a round or at its end", () => {
  expect(pickThought(addSeen([0, 1], 2), 4, () => 0).index).toBe(3);
  for (const draw of [0, 0.3, 0.6, 0.9]) {
    expect(pickThought(addSeen([2, 0, 1, 3], 2), 4, () => draw).index).not.toBe(2);
  }
});

test("a generator that answers 1 still picks a thought that exists", () => {
  expect(pickThought([], 18, () => 1).index).toBe(17);
});

test("a single thought may come again, and none at all is an error", () => {
  expect(pickThought([0], 1, () => 0)).toEqual({ index: 0, seen: [0] });
  expect(() => pickThought([], 0, () => 0)).toThrow(RangeError);
});

test("the list that was handed in is left as it was", () => {
  const seen = Object.freeze([1, 2]);
  pickThought(seen, 18, () => 0.4);
  expect(seen).toEqual([1, 2]);
});

test("a throw leads from idle over rolling to revealed, and from there to the next", () => {
  const rolling = cubeReducer(idleCube(), { type: "thrown", thought: 7, sign: "star", seen: 1, end: 2000 });
  expect(rolling).toEqual({
    phase: "rolling",
    from: "hope",
    sign: "star",
    thought: 7,
    before: null,
    seen: 1,
    end: 2000,
  });
  const revealed = cubeReducer(rolling, { type: "settled" });
  expect(revealed).toEqual({ phase: "revealed", sign: "star", thought: 7, seen: 1 });
  const again = cubeReducer(revealed, { type: "thrown", thought: 2, sign: "harp", seen: 2, end: 9000 });
  expect(again).toEqual({
    phase: "rolling",
    from: "star",
    sign: "harp",
    thought: 2,
    before: 7,
    seen: 2,
    end: 9000,
  });
  expect([idleCube(), rolling, revealed, again].map(lyingThought)).toEqual([null, null, 7, 7]);
});

test("pressing while the cube rolls changes nothing", () => {
  const rolling = cubeReducer(idleCube(), { type: "thrown", thought: 7, sign: "star", seen: 1, end: 2000 });
  expect(cubeReducer(rolling, { type: "thrown", thought: 1, sign: "door", seen: 2, end: 3000 })).toBe(
    rolling,
  );
});

test("a timer that ends late finds nothing to settle", () => {
  const idle = idleCube("ring");
  expect(cubeReducer(idle, { type: "settled" })).toBe(idle);
  const opened = cubeReducer(idle, { type: "opened", thought: 3, sign: "door" });
  expect(cubeReducer(opened, { type: "settled" })).toBe(opened);
});

test("a shared thought is revealed without a throw", () => {
  expect(cubeReducer(idleCube(), { type: "opened", thought: 3, sign: "door" })).toEqual({
    phase: "revealed",
    sign: "door",
    thought: 3,
    seen: 0,
  });
});

test("the address of the thought that lies there already changes nothing", () => {
  const opened = cubeReducer(idleCube(), { type: "opened", thought: 3, sign: "door" });
  expect(cubeReducer(opened, { type: "opened", thought: 3, sign: "door" })).toBe(opened);
  expect(cubeReducer(opened, { type: "opened", thought: 4, sign: "door" })).toMatchObject({ thought: 4 });
});

test("an address without a thought puts the cube back, and no address stops a throw", () => {
  const opened = cubeReducer(idleCube(), { type: "opened", thought: 3, sign: "door" });
  expect(cubeReducer(opened, { type: "closed" })).toEqual({ phase: "idle", sign: "door" });
  const rolling = cubeReducer(opened, { type: "thrown", thought: 7, sign: "star", seen: 1, end: 2000 });
  expect(cubeReducer(rolling, { type: "closed" })).toBe(rolling);
  expect(cubeReducer(rolling, { type: "opened", thought: 3, sign: "door" })).toBe(rolling);
});

test("the two seconds of a throw count from the press, but a late cube still has time to roll", () => {
  expect(rollingTime(0)).toBe(2000);
  expect(rollingTime(-3)).toBe(2000);
  expect(rollingTime(300)).toBe(1700);
  expect(rollingTime(5000)).toBe(1200);
});
