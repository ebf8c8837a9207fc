import type * as calls from "../admin-api.ts";

/** The calls of the log room; the screen is handed them, so that a test can hand it others. */
export type LogApi = typeof calls;
