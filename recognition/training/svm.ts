import { createRandom } from "./random.ts";

/** One thing to learn from: the features it holds, on which side it stands, what a mistake with it weighs. */
export interface LinearExample {
  /** The features that count; the length of the whole decides what each weighs. */
  features: Int32Array;
  /** 1 / √(number of all features). */
  share: number;
  side: 1 | -1;
  weight: number;
}

export interface Linear {
  weights: Float32Array;
  bias: number;
}

interface LinearSettings {
  /** Features told apart. */
  size: number;
  /** What a mistake costs, against the length of the weights. */
  cost: number;
  rounds: number;
}

/**
 * A linear support vector machine, squared hinge loss, by dual coordinate descent (Hsieh and others, "A Dual
 * Coordinate Descent Method for Large-scale Linear SVM", 2008).
 */
export function learnLinear(
  examples: readonly LinearExample[],
  { size, cost, rounds }: LinearSettings,
): Linear {
  const weights = new Float32Array(size);
  let bias = 0;
  const learned = examples.map((example) => {
    const { features, share, weight } = example;
    const slack = 1 / (2 * cost * weight);
    return { ...example, slack, curve: features.length * share * share + 1 + slack, pull: 0 };
  });
  forEachShuffled(learned, rounds, (example) => {
    const { features, share, slack, side, curve, pull } = example;
    let sum = 0;
    for (const feature of features) sum += weights[feature] ?? 0;
    const slope = side * (sum * share + bias) - 1 + slack * pull;
    example.pull = Math.max(pull - slope / curve, 0);
    const step = (example.pull - pull) * side;
    if (step === 0) return;
    for (const feature of features) weights[feature] = (weights[feature] ?? 0) + step * share;
    bias += step;
  });
  return { weights, bias };
}

/** A window of features as something to learn from; `allowed`: the features that count. */
export function createLinearExample(
  window: readonly number[] | Int32Array,
  isOn: boolean,
  weight: number,
  allowed?: Uint8Array,
): LinearExample {
  const features = Int32Array.from(allowed ? window.filter((feature) => allowed[feature]) : window);
  return { features, share: 1 / Math.sqrt(Math.max(1, window.length)), side: isOn ? 1 : -1, weight };
}

/** Goes through all items `rounds` times, each time in another order, the same at every run. */
export function forEachShuffled<T>(items: readonly T[], rounds: number, learn: (item: T) => void): void {
  const random = createRandom(7);
  const order = [...items];
  for (let round = 0; round < rounds; round++) {
    for (let index = order.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1));
      const item = order[index] as T;
      order[index] = order[other] as T;
      order[other] = item;
    }
    for (const item of order) learn(item);
  }
}

/** Which weights are among the `count` heaviest. */
export function keepHeaviest(weights: Float32Array, count: number): Uint8Array {
  const least = [...weights].map(Math.abs).toSorted((a, b) => b - a)[count] ?? 0;
  return Uint8Array.from(weights, (weight) => (Math.abs(weight) > least ? 1 : 0));
}
