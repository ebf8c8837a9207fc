// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Wisdom } from "../../contract/content.ts";
import { FACE_ORDER } from "./orientation.ts";
import { cubeAt, followAddress, leaveCube, planThrow, readCube, throwCube, watchCube } from "./throws.ts";

const wisdoms: Wisdom[] = Array.from({ length: 18 }, (_, index) => ({
  face: "star",
  text: `thought ${index}`,
  reflect: "?",
}));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  leaveCube();
  vi.useRealTimers();
});

test("a throw rolls for two seconds, whoever looks on by then, and shows the thought that was drawn", () => {
  const phases: string[] = [];
  const stop = watchCube(() => phases.push(readCube().phase));
  const thrown = throwCube(wisdoms, performance.now());
  stop();
  // The app comes in the middle and watches from then on.
  vi.advanceTimersByTime(1000);
  const later: string[] = [];
  const stopLater = watchCube(() => later.push(readCube().phase));
  vi.advanceTimersByTime(999);
  expect(readCube().phase).toBe("rolling");
  vi.advanceTimersByTime(1);
  stopLater();
  expect(phases).toEqual(["rolling"]);
  expect(later).toEqual(["revealed"]);
  const cube = readCube();
  expect(cube).toMatchObject({ phase: "revealed", seen: 1 });
  expect(cube.phase === "revealed" && wisdoms[cube.thought]).toBe(thrown);
});

test("a second press while the cube rolls throws nothing and draws no thought", () => {
  throwCube(wisdoms, performance.now());
  const before = readCube();
  expect(throwCube(wisdoms, performance.now())).toBeNull();
  expect(readCube()).toBe(before);
  expect(JSON.parse(localStorage.getItem("wisdom_seen_thoughts") ?? "")).toHaveLength(1);
});

test("no thought comes again until all were seen, the one opened by its link included", () => {
  followAddress(4, wisdoms);
  const texts = new Set(["thought 4"]);
  for (let turn = 0; turn < 17; turn++) {
    texts.add(throwCube(wisdoms, performance.now())?.text ?? "");
    vi.advanceTimersByTime(2000);
  }
  expect(texts.size).toBe(18);
});

test("a thought that was drawn ahead comes, unless it has been seen meanwhile", () => {
  const many = wisdoms.map((wisdom, index) => ({ ...wisdom, face: FACE_ORDER[index % 6] ?? "star" }));
  for (let turn = 0; turn < 8; turn++) {
    const planned = planThrow(many);
    expect(throwCube(many, performance.now())?.face).toBe(planned);
    vi.advanceTimersByTime(2000);
  }
  planThrow(many);
  // Another window of the same browser has shown all but the last.
  localStorage.setItem("wisdom_seen_thoughts", JSON.stringify(many.slice(1).map((_, index) => index)));
  expect(throwCube(many, performance.now())?.text).toBe("thought 17");
});

test("whoever leaves the page finds the cube at rest on the way back", () => {
  throwCube(wisdoms, performance.now());
  leaveCube();
  vi.advanceTimersByTime(3000);
  expect(readCube()).toEqual({ phase: "idle", sign: "hope" });
});

test("an address that names no thought of ours leaves the cube idle", () => {
  expect(cubeAt(null, wisdoms).phase).toBe("idle");
  expect(cubeAt(40, wisdoms).phase).toBe("idle");
  expect(cubeAt(3, wisdoms)).toMatchObject({ phase: "revealed", thought: 3, seen: 0 });
});
