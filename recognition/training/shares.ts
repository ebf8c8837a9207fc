/** So many of so many. */
export interface Share {
  count: number;
  all: number;
}

/** How many of the texts a check raises. */
export function countRaised(texts: readonly string[], isRaised: (text: string) => boolean): Share {
  return { count: texts.filter(isRaised).length, all: texts.length };
}

const Z = 1.959964;

/** The 95 % interval of a share by Wilson, from 0 to 1; of nothing it is everything. */
export function findInterval({ count, all }: Share): [low: number, high: number] {
  if (all === 0) return [0, 1];
  const share = count / all;
  const middle = share + Z ** 2 / (2 * all);
  const spread = Z * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2));
  const whole = 1 + Z ** 2 / all;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
}

/** "0.981 [0.946, 0.994] 157 of 160". */
export function printShare(share: Share): string {
  if (share.all === 0) return "none";
  const [low, high] = findInterval(share).map((each) => each.toFixed(3));
  return `${(share.count / share.all).toFixed(3)} [${low}, ${high}] ${share.count} of ${share.all}`;
}

/** A table in Markdown. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
