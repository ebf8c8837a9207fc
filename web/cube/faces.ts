import type { Sign } from "../../contract/content.ts";
import type { Vector } from "./vectors.ts";

/** Half the width of the flat part of a face, in halves of the cube's edge; beyond it the edges are round. */
export const FLAT = 0.905;

/** Normal, right and up of each face in the cube's own space, as `cuts` in the shader draws them. */
export const FACES: Record<Sign, { normal: Vector; right: Vector; up: Vector }> = {
  flame: { normal: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  hope: { normal: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
  door: { normal: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  harp: { normal: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  star: { normal: [0, 0, -1], right: [-1, 0, 0], up: [0, 1, 0] },
  ring: { normal: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
};
