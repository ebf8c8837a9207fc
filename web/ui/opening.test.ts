import { expect, test } from "vitest";
import { describeOpening, writeHours, type OpeningWords } from "./opening.ts";

const WORDS: OpeningWords = {
  open: "open now, {now}",
  today: "closed, opens at {at}",
  tomorrow: "closed, opens tomorrow at {at}",
  later: "closed, opens {day} at {at}",
  days: ["on Monday", "on Tuesday", "on Wednesday", "on Thursday", "on Friday", "on Saturday", "on Sunday"],
  there: "(there)",
};
// The clock of the visitor is the one of this machine.
const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

const tell = (written: string | null, utc: string) =>
  describeOpening(written ?? "", WORDS, new Date(utc), "en-GB")?.text.replace(" (there)", "");

test("a line that never sleeps is open at 02:10 by its own clock", () => {
  expect(tell(writeHours("always", "Europe/Ljubljana"), "2026-11-27T01:10:00Z")).toBe("open now, 02:10");
  expect(tell(writeHours("always", "Australia/Sydney"), "2026-11-27T01:10:00Z")).toBe("open now, 12:10");
});

test("a closed line says when it opens: today, tomorrow, or on a day", () => {
  const tom = writeHours({ from: "12:00", to: "20:00" }, "Europe/Ljubljana");
  expect(tell(tom, "2026-11-27T01:10:00Z")).toBe("closed, opens at 12:00");
  expect(tell(tom, "2026-11-27T20:00:00Z")).toBe("closed, opens tomorrow at 12:00");
  const working = writeHours({ from: "09:00", to: "20:00", days: ["mon", "fri"] }, "Europe/Zagreb");
  expect(tell(working, "2026-11-27T20:00:00Z")).toBe("closed, opens on Monday at 09:00");
  expect(tell(working, "2026-11-27T10:00:00Z")).toBe("open now, 11:00");
});

test("another clock than the visitor's is named", () => {
  const now = new Date("2026-11-27T01:10:00Z");
  const far = HERE === "Asia/Kathmandu" ? "Europe/Ljubljana" : "Asia/Kathmandu";
  expect(describeOpening(`${HERE} always`, WORDS, now, "en-GB")?.text).not.toContain("(there)");
  expect(describeOpening(`${far} always`, WORDS, now, "en-GB")?.text).toContain("(there)");
});

test("hours that nobody knows, or that cannot be read, tell nothing", () => {
  expect(writeHours(undefined, "Europe/Ljubljana")).toBeNull();
  expect(writeHours("always", null)).toBeNull();
  expect(tell("Europe/Ljubljana", "2026-11-27T01:10:00Z")).toBeUndefined();
});
