/** Chance that comes out the same in every run. */
export interface Chance {
  /** From 0 to 1, 1 excluded. */
  next: () => number;
  pick: <T>(items: readonly T[]) => T;
  weigh: <T extends { weight: number }>(items: readonly T[]) => T;
}

export function createChance(seed: number): Chance {
  let state = seed;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const take = <T>(items: readonly T[], index: number): T => {
    const item = items[index];
    if (item === undefined) throw new Error("there is nothing to choose from");
    return item;
  };
  return {
    next,
    pick: (items) => take(items, Math.floor(next() * items.length)),
    weigh: (items) => {
      let place = next() * items.reduce((sum, { weight }) => sum + weight, 0);
      const index = items.findIndex(({ weight }) => (place -= weight) < 0);
      return take(items, Math.max(index, 0));
    },
  };
}
