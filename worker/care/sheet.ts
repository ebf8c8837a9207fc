import type { Protocol } from "../../contract/protocol.ts";
import compiled from "../../generated/content/protocol.json";

/** The sheet as the build made it, which checked it against the schema. */
export const SHEET = compiled as unknown as Protocol;
