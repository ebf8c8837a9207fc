import type { PackedHeads } from "../heads.ts";
import type { Classifier, Model } from "../classifier.ts";
import {
  FIRST_GAP,
  LEVEL_RATIO,
  LEVELS,
  LONGEST_GAP,
  readLevel,
  ZERO_WEIGHT,
  type PackedWeights,
} from "../packed-weights.ts";

/** Weights of few values: 1, 1.5, 2.25 … times the smallest; the heaviest one in a thousand are cut down. */
export function roundWeights(weights: Float32Array): Float32Array {
  const heavy = [...weights]
    .map(Math.abs)
    .filter((weight) => weight > 0)
    .toSorted((a, b) => b - a);
  const most = heavy[Math.floor(heavy.length / 1000)] ?? 1;
  const step = Number((most / LEVEL_RATIO ** (LEVELS - 1)).toPrecision(4));
  return weights.map((weight) => readLevel(findLevel(weight, step), step));
}

function findLevel(weight: number, step: number): number {
  const size = Math.abs(weight) / step;
  if (size < 0.5) return 0;
  const level = 1 + Math.round(Math.log(size) / Math.log(LEVEL_RATIO));
  return Math.sign(weight) * Math.max(1, Math.min(LEVELS, level));
}

/** Writes a classifier of rounded weights down in few letters. */
export function pack({ size, bias, danger, signalSize, signals }: Classifier): Model {
  return {
    size,
    bias: Number(bias.toFixed(3)),
    ...packWeights(danger),
    signals: { size: signalSize, ...packWeights(signals) },
  };
}

/** Weights of few values, written as gaps and levels. */
export function packWeights(weights: Float32Array): PackedWeights {
  const least = weights.reduce(
    (lowest, weight) => (weight === 0 ? lowest : Math.min(lowest, Math.abs(weight))),
    Infinity,
  );
  const step = Number(least.toPrecision(4));
  let places = "";
  let numbers = "";
  let before = -1;
  weights.forEach((weight, place) => {
    const level = findLevel(weight, step);
    if (level === 0) return;
    let gap = place - before;
    for (; gap >= LONGEST_GAP; gap -= LONGEST_GAP) places += String.fromCharCode(FIRST_GAP + LONGEST_GAP);
    places += String.fromCharCode(FIRST_GAP + gap);
    numbers += String.fromCharCode(ZERO_WEIGHT + level);
    before = place;
  });
  return { step, places, weights: numbers };
}

/** The text of recognition/model.ts. */
export function printModel(classifier: Classifier): string {
  const { signals, ...danger } = pack(classifier);
  const write = (fields: object, indent: string) =>
    Object.entries(fields)
      .map(([name, value]) => {
        const between = typeof value === "string" ? `\n${indent}  ` : " ";
        return `${indent}${name}:${between}${JSON.stringify(value)},\n`;
      })
      .join("");
  return `import type { Model } from "./classifier.ts";

/** Written by \`npm run safety\` from the corpus; never changed by hand. */
export const model: Model = {
${write(danger, "  ")}  signals: {
${write(signals, "    ")}  },
};
`;
}

/** The text of recognition/facts-model.ts. */
export function printHeads(heads: PackedHeads): string {
  return `import type { PackedHeads } from "./heads.ts";

/** Written by \`npm run safety\` from the corpus; never changed by hand. */
export const model: PackedHeads = ${JSON.stringify(heads)};
`;
}
