import { writeFileSync } from "node:fs";
import { FACE_ORDER, restingHeight, type Moment } from "../web/cube/orientation.ts";
import { aroundFor, rollCube, STEP_SECONDS, takenBack } from "../web/cube/tumble.ts";

/*
 * Chooses the throws of the cube (web/cube/tumble.ts): for each sign that lies in front and each that shall, the numbers of
 * those that come to rest like that, in good time and in view. Run it after a change of the cube's physics.
 */

const FILE = new URL("../web/cube/tumbles.ts", import.meta.url);
const PER_PAIR = 12;
const NUMBERS = 200_000;
/** It has two seconds: it rolls for most of them, and then lies there (seconds). */
const STILL = { from: 1.6, to: 1.88 };
/** The eye goes no further round the cube than this, nor the cube across the floor (radians; halves of an edge). */
const AROUND = 1.75;
const TRAVELLED = 3.2;
/** High enough for a throw, and its uppermost corner not out of the frame. */
const LIFT = 0.5;
const TOP = 3.75;
/** So far from its place it is never seen. */
const AWAY = 1.5;

const chosen = Object.fromEntries(
  FACE_ORDER.map((from) => [from, Object.fromEntries(FACE_ORDER.map((to) => [to, [] as number[]]))]),
);
for (let number = 1; number <= NUMBERS; number++) {
  const path = rollCube(number);
  const last = path.at(-1);
  if (!last || !isGood(path, last)) continue;
  for (const from of FACE_ORDER) {
    for (const to of FACE_ORDER) {
      const numbers = chosen[from]?.[to];
      const around = aroundFor(last, from, to);
      if (!numbers || numbers.length >= PER_PAIR || around === null || Math.abs(around) > AROUND) continue;
      numbers.push(number);
    }
  }
}
const short = FACE_ORDER.flatMap((from) =>
  FACE_ORDER.filter((to) => (chosen[from]?.[to]?.length ?? 0) < PER_PAIR).map((to) => `${from} to ${to}`),
);
if (short.length > 0) throw new Error(`Too few throws from ${short.join(", ")}: try more numbers.`);
writeFileSync(
  FILE,
  `import type { Sign } from "../../contract/content.ts";

/** The throws from each sign to each other, by their numbers; scripts/choose-tumbles.ts chooses them. */
export const TUMBLES: Record<Sign, Record<Sign, readonly number[]>> = ${JSON.stringify(chosen)};
`,
);

function isGood(path: readonly Moment[], { middle: [endX, , endZ] }: Moment): boolean {
  const seconds = path.length * STEP_SECONDS;
  const lift = Math.max(...path.map(({ middle, q }) => middle[1] - restingHeight(q)));
  const top = Math.max(...path.map(({ middle, q }) => middle[1] + restingHeight(q)));
  const away = Math.max(
    ...path.map(({ middle: [x, , z] }, step) => {
      const taken = takenBack(step / (path.length - 1));
      return Math.hypot(x - endX * taken, z - endZ * taken);
    }),
  );
  return (
    seconds >= STILL.from &&
    seconds <= STILL.to &&
    lift >= LIFT &&
    top <= TOP &&
    away <= AWAY &&
    Math.hypot(endX, endZ) <= TRAVELLED
  );
}
