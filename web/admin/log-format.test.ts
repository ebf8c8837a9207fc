import { expect, test } from "vitest";
import {
  formatAverage,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatTime,
  shortenSessionId,
} from "./log-format.ts";

test("times are told by the clock in Slovenia, in summer and in winter", () => {
  expect(formatDateTime("2026-07-01T22:05:09.000Z")).toBe("02.07.2026 00:05");
  expect(formatDateTime("2026-12-31T23:00:00.000Z")).toBe("01.01.2027 00:00");
  expect(formatTime("2026-07-01T22:05:09.000Z")).toBe("00:05:09");
  expect(formatDate("2026-07-01T22:05:09.000Z")).toBe("02.07.2026");
  expect(formatDay("2026-07-02")).toBe("02.07.2026");
});

test("a session id is shown by its first 20 characters and an ellipsis", () => {
  expect(shortenSessionId("0f8fad5b-d9cb-469f-a165-70867728950e")).toBe("0f8fad5b-d9cb-469f-a…");
});

test("an average has one decimal, always", () => {
  expect(formatAverage(0, "en")).toBe("0.0");
  expect(formatAverage(8.25, "en")).toBe("8.3");
  expect(formatAverage(8, "sl")).toBe("8,0");
});

test("large numbers are grouped as the language does it", () => {
  expect(formatCount(1_234_567, "sl")).toBe("1.234.567");
  expect(formatCount(1_234_567, "en")).toBe("1,234,567");
});
