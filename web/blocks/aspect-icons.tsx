import { LineIcon } from "../ui/line-icon.tsx";

/** The four aspects of the cube, in the order of `why.aspects` in `pages/home.md`. */
export const ASPECTS = ["reflection", "insight", "growth", "unity"] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Drawn like the signs of the cube (`web/cube/signs.tsx`), 64 × 64 units. */
export const ASPECT_PATHS: Record<Aspect, string> = {
  // The sun over water, and its light on the water.
  reflection: "M14 34h36M20 34a12 12 0 0 1 24 0M23.5 41h17M27 47.5h10M30.2 54h3.6",
  // An open eye with a light in it.
  insight:
    "M11 32c5.5-9.2 12.6-14 21-14s15.5 4.8 21 14c-5.5 9.2-12.6 14-21 14s-15.5-4.8-21-14ZM32 37.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11",
  // A shoot with two leaves out of the ground.
  growth:
    "M17 52h30M32 52V27M32 40c0-8.4-5-13.4-15-14.2C17.4 35 22.4 40 32 40M32 31c0-8.4 5-14 15-15-.4 9.6-5.4 15-15 15",
  // Two circles that share a middle.
  unity:
    "M25 45.5a13.5 13.5 0 1 1 0-27 13.5 13.5 0 0 1 0 27M39 45.5a13.5 13.5 0 1 1 0-27 13.5 13.5 0 0 1 0 27",
};

export function AspectIcon({ aspect, className }: { aspect: Aspect; className?: string | undefined }) {
  return <LineIcon path={ASPECT_PATHS[aspect]} className={className} />;
}
