import type { ErrorCode } from "../contract/api.ts";

/** A call that did not succeed; `network` when no answer came at all. */
export class ApiFailure extends Error {
  readonly code: ErrorCode | "network";
  /** Seconds after which a new try makes sense, where the answer said so. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode | "network", message: string, retryAfter: number | null = null) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
