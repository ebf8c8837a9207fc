/** An estimate with the ends of its 95 % interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

const Z = 1.959964;

/** A share by Wilson; of nothing there is none. */
export function estimateShare(count: number, all: number): Estimate | null {
  if (all === 0) return null;
  const value = count / all;
  const whole = 1 + Z ** 2 / all;
  const middle = (value + Z ** 2 / (2 * all)) / whole;
  const spread = (Z * Math.sqrt((value * (1 - value)) / all + Z ** 2 / (4 * all ** 2))) / whole;
  return { value, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

/** How much greater a share is than another, measured apart (Newcombe's interval). */
export function estimateDifference(before: Estimate | null, after: Estimate | null): Estimate | null {
  if (!before || !after) return null;
  const value = after.value - before.value;
  return {
    value,
    low: value - Math.hypot(after.value - after.low, before.high - before.value),
    high: value + Math.hypot(after.high - after.value, before.value - before.low),
  };
}

/** Student's t for 95 %, by degrees of freedom from 1. */
const T = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/** The mean of values that lie between two bounds; one value tells nothing about the others. */
export function estimateMean(values: readonly number[], [least, most]: [number, number]): Estimate | null {
  const count = values.length;
  if (count === 0) return null;
  const value = values.reduce((sum, each) => sum + each, 0) / count;
  if (count === 1) return { value, low: least, high: most };
  const variance = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / (count - 1);
  const spread = (T[count - 2] ?? Z + 2.4 / (count - 1)) * Math.sqrt(variance / count);
  return { value, low: Math.max(least, value - spread), high: Math.min(most, value + spread) };
}

/** "12 % [3, 34]". */
export function printShare(estimate: Estimate | null): string {
  return estimate === null ? "–" : printWith(estimate, (value) => (value * 100).toFixed(0), " %");
}

/** "3.4 [2.9, 3.9]". */
export function printMean(estimate: Estimate | null): string {
  return estimate === null ? "–" : printWith(estimate, (value) => value.toFixed(1), "");
}

function printWith({ value, low, high }: Estimate, print: (value: number) => string, unit: string): string {
  return `${print(value)}${unit} [${print(low)}, ${print(high)}]`;
}
