import type * as worker from "./index.ts";

/** Everything the worker is given from outside: wrangler.toml, secrets and .dev.vars. */
export interface Env {
  ASSETS: Fetcher;
  DB: D1Database;
  SESSIONS: KVNamespace;
  /** Messages of one conversation, and of one address, in a minute. */
  CHAT_LIMIT: RateLimit;
  ADDRESS_LIMIT: RateLimit;
  /** Searches of one address in a minute. */
  SEARCH_LIMIT: RateLimit;
  /** Lets the first call of a turn through and tells its repetitions from it. */
  TURN_MARK: RateLimit;
  /** Key of an OpenAI-compatible endpoint; without it the guide answers. */
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_MODEL?: string;
  /** Settings of the operator, read by settings.ts. */
  AI_DAILY_TOKENS?: string;
  MAIL_FROM?: string;
  SIGNUP?: string;
  RETENTION_DAYS?: string;
  /** Sends mail; locally it is shown in the terminal. */
  EMAIL?: SendEmail;
}

declare global {
  namespace Cloudflare {
    // Types `env` and `exports` of "cloudflare:workers", which the tests use.
    interface Env extends WorkerEnv {}
    interface GlobalProps {
      mainModule: typeof worker;
    }
  }
}
type WorkerEnv = Env;
