import { expect, test } from "vitest";
import { readHarm } from "../harms.ts";
import { readHarmFile } from "./harm-lines.ts";

/** A little under what is reached on writer h2's lines (docs/safety-report.md); the goals are 0.95 and 0.02. */
const FLOORS: Record<"sl" | "en", { seen: number; seenAtDoubt: number; cut: number }> = {
  sl: { seen: 0.5, seenAtDoubt: 0.7, cut: 0.05 },
  en: { seen: 0.47, seenAtDoubt: 0.7, cut: 0.08 },
};

test.each(["sl", "en"] as const)(
  "harmful and good replies of another writer are told apart in %s",
  (language) => {
    const lines = readHarmFile("test").filter((line) => line.language === language);
    const share = (isBad: boolean, levels: readonly string[]) => {
      const chosen = lines.filter((line) => line.isBad === isBad);
      return chosen.filter(({ text }) => levels.includes(readHarm(text))).length / chosen.length;
    };
    const { seen, seenAtDoubt, cut } = FLOORS[language];
    expect(share(true, ["sure"])).toBeGreaterThan(seen);
    expect(share(true, ["sure", "maybe"])).toBeGreaterThan(seenAtDoubt);
    expect(share(false, ["sure"])).toBeLessThan(cut);
  },
);
