import { loadWithRetry } from "./load.ts";

/** The crisis check. Its learned weights are heavier than a screen, so it comes apart from them. */
export const loadSafety = () => loadWithRetry(() => import("../recognition/detect.ts"));
