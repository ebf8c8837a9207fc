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
  /** Key of an OpenAI-compatible endpoint; without it the library model answers. */
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_MODEL?: string;
  /** Tokens that the model may use in a day; 0 is without limit. */
  AI_DAILY_TOKENS?: string;
  /** Sends mail; locally it is shown in the terminal. */
  EMAIL?: SendEmail;
  /** Sender of the mails, an address of a domain that Cloudflare may send for. */
  MAIL_FROM?: string;
  /** "closed" takes no new accounts. */
  SIGNUP?: string;
  /** Days after which a conversation is deleted. */
  RETENTION_DAYS: string;
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
