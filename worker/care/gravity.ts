import type { ProtocolStep } from "../../contract/protocol.ts";

/** Nothing of the sheet: ordinary talk. */
export const ORDINARY = 0;
/** A question that a possibility opens. */
export const POSSIBLE = 1;
/** Grave, and asked about before anything else is. */
export const GRAVE = 2;
/** An emergency in which help is there or on its way. */
export const EMERGENCY = 4;
/** These minutes. */
export const URGENT = 5;

/**
 * How grave a step is, so that two of them can be compared: what is said freely leads to a graver one
 * only, and a strange choice never to a milder one.
 */
export function gravityOf(step: ProtocolStep | undefined): number {
  if (!step || step.state === "C") return ORDINARY;
  if (step.urgent) return URGENT;
  if (step.state === "E") return EMERGENCY;
  if (step.state === "H") return 3;
  if (step.state === "S") return GRAVE;
  return step.level === "now" && ["X", "V", "K"].includes(step.state) ? GRAVE : POSSIBLE;
}
