import type { Painting } from "./studio.ts";

/** A picture before it is painted: `shader` tells what stands where; `light.ts` follows the light through it. */
export type Scene = Omit<Painting, "width" | "height">;
