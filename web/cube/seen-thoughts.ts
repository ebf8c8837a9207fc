/** Where the browser keeps which thoughts have been seen in this round. */
const KEY = "wisdom_seen_thoughts";

export function readSeen(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((item) => typeof item === "number") : [];
  } catch {
    return [];
  }
}

export function storeSeen(seen: readonly number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // Storage is blocked: thoughts may then come again sooner.
  }
}
