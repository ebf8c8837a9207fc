import type { Sign } from "../../contract/content.ts";
import { restMoment } from "./orientation.ts";
import { tumble, type Tumble } from "./tumble.ts";
import { TUMBLES } from "./tumbles.ts";

const used = new Set<number>();

/**
 * A way on which a cube that lies with one sign in front comes to rest with the other; none comes twice in a visit as long
 * as there are others.
 *
 * @param random a number from 0 up to 1, as `Math.random`
 */
export function chooseWay(from: Sign, to: Sign, random: () => number): Tumble {
  const all = TUMBLES[from][to];
  const fresh = all.filter((number) => !used.has(number));
  const open = fresh.length > 0 ? fresh : all;
  const first = Math.floor(random() * open.length);
  for (const number of [...open.slice(first), ...open.slice(0, first)]) {
    used.add(number);
    const way = tumble(number, from, to);
    if (way) return way;
  }
  // A browser that reckons otherwise than all others: nothing rolls, and the sign is the right one.
  return () => restMoment(to);
}
