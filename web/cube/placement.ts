import type { Sign } from "../../contract/content.ts";
import type { Look } from "../../contract/look.ts";

/** Where the cube stands in its frame. `cube.css` gives the frames the same shape, so poster and canvas coincide. */
export type Framing = {
  /** Size of the frame in CSS pixels; only the ratio matters to the picture. */
  width: number;
  height: number;
  /** The foot of the cube: from the middle of the frame to the right, and up, in halves of the frame's height. */
  x: number;
  y: number;
  zoom: number;
  /** A quiet rectangle in parts of the frame (left, bottom, right, top; 0 below and left) where words stand. */
  quiet: readonly [left: number, bottom: number, right: number, top: number];
  /** How much of its light the ground keeps in there, 0 to 1. */
  quietLight: number;
};

export const PLACEMENTS = ["hero", "throw"] as const;
export type Placement = (typeof PLACEMENTS)[number];
export type Shape = "wide" | "phone";

/** Below this width the narrow frames are used; the same number stands in `cube.css`. */
export const PHONE_QUERY = "(max-width: 60rem)";

export const FRAMINGS: Record<Placement, Record<Shape, Framing>> = {
  hero: {
    wide: {
      width: 1600,
      height: 1000,
      x: 0.32,
      y: -0.12,
      zoom: 2.75,
      quiet: [-1, 0.2, 0.42, 0.75],
      quietLight: 0.4,
    },
    phone: { width: 640, height: 496, x: 0, y: 0.1, zoom: 2.65, quiet: [-1, -1, 2, 0.28], quietLight: 0.35 },
  },
  throw: {
    wide: { width: 1600, height: 900, x: 0, y: 0.14, zoom: 2.4, quiet: [-1, -1, 2, 0.32], quietLight: 0.33 },
    phone: { width: 640, height: 560, x: 0, y: -0.12, zoom: 2.2, quiet: [-1, -1, 2, 0.2], quietLight: 0.35 },
  },
};

/** Widths of the posters in `web/public/pictures`, in pixels. */
export const POSTER_WIDTHS: Record<Shape, readonly [small: number, large: number]> = {
  wide: [1600, 2400],
  phone: [800, 1280],
};

/** A square in which the cube stands alone with its light: where it is turned, and on the page that is not there. */
export const STILL_FRAMING: Framing = {
  width: 640,
  height: 640,
  x: 0,
  y: -0.06,
  zoom: 3.1,
  quiet: [-1, -1, -1, -1],
  quietLight: 1,
};

/** The pictures in that square, `still-{name}-{width}` in `web/public/pictures`. */
export const STILLS = {
  /** To be turned (turnable-cube.tsx). */
  turn: { sign: "hope", glow: { night: 1, day: 1 } },
  dark: { sign: "door", glow: { night: 0, day: 0 } },
  /** By day a lamp has to be brighter to be seen at all. */
  lit: { sign: "door", glow: { night: 1.1, day: 3.2 } },
} as const satisfies Record<string, { sign: Sign; glow: Record<Look, number> }>;
export type Still = keyof typeof STILLS;

/** In pixels. */
export const STILL_WIDTHS = [640, 1280] as const;

/** The beginning of the name of a poster: the cube lies with this sign in front. */
export function posterName(placement: Placement, sign: Sign): string {
  return sign === "hope" ? placement : `${placement}-${sign}`;
}

/** Where the pictures of the cube lie: in the light of the lamp, or in that of the day. */
export function pictureFolder(look: Look): string {
  return look === "day" ? "/pictures/day/" : "/pictures/";
}
