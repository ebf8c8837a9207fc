import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorBody, ErrorCode } from "../contract/api.ts";

/** The only map from a code to a status. */
const STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  malformed_json: 400,
  invalid_request: 400,
  common_password: 400,
  invalid_token: 400,
  unauthorized: 401,
  wrong_credentials: 401,
  mfa_required: 401,
  wrong_code: 401,
  foreign_origin: 403,
  forbidden: 403,
  signup_closed: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
};

/** An expected failure of a call; `app.onError` turns it into the answer. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
  }

  get status(): ContentfulStatusCode {
    return STATUS[this.code];
  }

  get body(): ErrorBody {
    return { error: { code: this.code, message: this.message } };
  }
}
