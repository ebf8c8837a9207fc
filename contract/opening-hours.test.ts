import { expect, test } from "vitest";
import { clockTime, isOpen, nextOpening, SLOVENIAN_TIME, type Weekday } from "./opening-hours.ts";

const open = (hours: { from: string; to: string }, utc: string) =>
  isOpen(hours, new Date(utc), SLOVENIAN_TIME);
const day = { from: "12:00", to: "20:00" };
const night = { from: "19:00", to: "07:00" };

test("a line that never sleeps is open, and one without hours is not known", () => {
  expect(isOpen("always", new Date("2026-03-01T03:00:00Z"), SLOVENIAN_TIME)).toBe(true);
  expect(isOpen(undefined, new Date(), SLOVENIAN_TIME)).toBeUndefined();
});

test("winter time is one hour ahead of UTC", () => {
  expect(open(day, "2026-01-15T10:59:00Z")).toBe(false);
  expect(open(day, "2026-01-15T11:00:00Z")).toBe(true);
  expect(open(day, "2026-01-15T18:59:59Z")).toBe(true);
  expect(open(day, "2026-01-15T19:00:00Z")).toBe(false);
});

test("summer time is two hours ahead of UTC", () => {
  expect(open(day, "2026-07-15T09:59:00Z")).toBe(false);
  expect(open(day, "2026-07-15T10:00:00Z")).toBe(true);
  expect(open(day, "2026-07-15T18:00:00Z")).toBe(false);
});

test("on the nights when the clock is moved the wall clock counts", () => {
  const early = { from: "02:30", to: "03:30" };
  expect(open(early, "2026-03-29T01:00:00Z")).toBe(true);
  expect(open(early, "2026-03-29T01:30:00Z")).toBe(false);
  expect(open(early, "2026-10-25T00:30:00Z")).toBe(true);
  expect(open(early, "2026-10-25T01:30:00Z")).toBe(true);
  expect(open(early, "2026-10-25T02:30:00Z")).toBe(false);
});

test("a line of the night closes at seven by the wall clock, also when the night is shorter or longer", () => {
  for (const change of [
    { before: "2026-03-28T17:59:59Z", from: "2026-03-28T18:00:00Z", last: "2026-03-29T04:59:59Z" },
    { before: "2026-10-24T16:59:59Z", from: "2026-10-24T17:00:00Z", last: "2026-10-25T05:59:59Z" },
  ]) {
    const end = new Date(new Date(change.last).getTime() + 1000).toISOString();
    expect([change.before, change.from, change.last, end].map((utc) => open(night, utc))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  }
});

test("hours over midnight are open in the evening and in the early morning", () => {
  expect(open(night, "2026-01-15T17:59:00Z")).toBe(false);
  expect(open(night, "2026-01-15T18:00:00Z")).toBe(true);
  expect(open(night, "2026-01-15T23:00:00Z")).toBe(true);
  expect(open(night, "2026-01-16T05:59:00Z")).toBe(true);
  expect(open(night, "2026-01-16T06:00:00Z")).toBe(false);
  expect(open(night, "2026-07-15T04:59:00Z")).toBe(true);
  expect(open(night, "2026-07-15T05:00:00Z")).toBe(false);
});

test("midnight itself belongs to the night", () => {
  expect(open({ from: "00:00", to: "06:00" }, "2026-01-15T23:00:00Z")).toBe(true);
  expect(open({ from: "18:00", to: "00:00" }, "2026-01-15T22:59:00Z")).toBe(true);
  expect(open({ from: "18:00", to: "00:00" }, "2026-01-15T23:00:00Z")).toBe(false);
});

const WORKING_DAYS: Weekday[] = ["mon", "tue", "wed", "thu", "fri"];

test("where days are named, it opens on those alone", () => {
  const hours = { from: "09:00", to: "20:00", days: WORKING_DAYS };
  const at = (utc: string) => isOpen(hours, new Date(utc), "Europe/Zagreb");
  // 2026-11-27 is a Friday.
  expect(at("2026-11-27T08:00:00Z")).toBe(true);
  expect(at("2026-11-28T08:00:00Z")).toBe(false);
  expect(at("2026-11-29T08:00:00Z")).toBe(false);
  expect(at("2026-11-30T08:00:00Z")).toBe(true);
});

test("a night that begins on a day named goes on into the next, and no other night does", () => {
  const hours = { from: "19:00", to: "07:00", days: ["fri", "sun"] as Weekday[] };
  const at = (utc: string) => isOpen(hours, new Date(utc), SLOVENIAN_TIME);
  expect(at("2026-11-27T05:00:00Z")).toBe(false);
  expect(at("2026-11-27T19:00:00Z")).toBe(true);
  expect(at("2026-11-28T05:59:00Z")).toBe(true);
  expect(at("2026-11-28T19:00:00Z")).toBe(false);
  // The night from Sunday to Monday.
  expect(at("2026-11-30T05:00:00Z")).toBe(true);
});

test("it is the clock of the line that counts, on whichever day it is there", () => {
  const hours = { from: "14:00", to: "23:00", days: ["mon"] as Weekday[] };
  const now = new Date("2026-11-30T22:30:00Z");
  expect(isOpen(hours, now, "America/New_York")).toBe(true);
  expect(isOpen(hours, now, "Europe/Belgrade")).toBe(false);
  expect(isOpen(hours, now, "Australia/Sydney")).toBe(false);
  expect(clockTime(now, "sl", "Australia/Sydney")).toBe("09:30");
});

test("a closed line opens later today, tomorrow, or on the next of its days", () => {
  const next = (hours: Parameters<typeof nextOpening>[0], utc: string) =>
    nextOpening(hours, new Date(utc), SLOVENIAN_TIME);
  expect(next(day, "2026-11-27T01:10:00Z")).toEqual({ at: "12:00", inDays: 0, weekday: "fri" });
  expect(next(day, "2026-11-27T19:00:00Z")).toEqual({ at: "12:00", inDays: 1, weekday: "sat" });
  const working = { from: "09:00", to: "20:00", days: WORKING_DAYS };
  expect(next(working, "2026-11-27T19:00:00Z")).toEqual({ at: "09:00", inDays: 3, weekday: "mon" });
  expect(next({ ...day, days: ["fri"] }, "2026-11-27T19:00:00Z")).toEqual({
    at: "12:00",
    inDays: 7,
    weekday: "fri",
  });
});

test("what is open, or not known, opens at no other time", () => {
  for (const hours of ["always", undefined, day] as const)
    expect(nextOpening(hours, new Date("2026-11-27T12:00:00Z"), SLOVENIAN_TIME)).toBeNull();
});

test("on the day when the clock is moved the next opening is told by the new one", () => {
  const hours = { from: "12:00", to: "20:00" };
  const before = new Date("2026-03-28T22:30:00Z");
  expect(nextOpening(hours, before, SLOVENIAN_TIME)).toEqual({ at: "12:00", inDays: 1, weekday: "sun" });
  expect(clockTime(new Date("2026-03-29T01:30:00Z"), "sl", SLOVENIAN_TIME)).toBe("03:30");
});
