import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ErrorBody } from "../../contract/api.ts";
import type { Session, SessionItem, TotpEnrolment } from "../../contract/auth.ts";
import { createApp } from "../app.ts";
import type { Env } from "../env.ts";

const ORIGIN = "https://example.com";

/** A mail that a test would have received. */
export interface TestMail {
  from: string;
  to: string;
  subject: string;
  text: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  json: AnswerBody;
}

/** What the calls of accounts answer; each holds some of it. */
interface AnswerBody extends ErrorBody, Session, TotpEnrolment {
  recovery_codes: string[];
  sessions: SessionItem[];
}

/** A browser: keeps the cookies that it is handed, and the mails. */
export interface Visitor {
  cookies: Map<string, string>;
  mails: TestMail[];
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** @param changes bindings that differ; @param address where the visitor calls from */
export function openBrowser({
  changes = {},
  address,
}: { changes?: Partial<Env>; address?: string } = {}): Visitor {
  const cookies = new Map<string, string>();
  const mails: TestMail[] = [];
  const EMAIL = {
    send: async (mail: TestMail) => {
      mails.push(mail);
      return { messageId: "1" };
    },
  } as unknown as SendEmail;

  const send: Visitor["send"] = async (method, path, body, headers = {}) => {
    const context = createExecutionContext();
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: {
        Origin: ORIGIN,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(address ? { "CF-Connecting-IP": address } : {}),
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const response = await createApp().fetch(request, { ...env, EMAIL, ...changes }, context);
    const text = await response.text();
    await waitOnExecutionContext(context);
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    return { status: response.status, headers: response.headers, json: parse(text) };
  };
  return { cookies, mails, send };
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = ""] = cookie.split(";");
  const [name = "", value = ""] = pair.split("=");
  if (/Max-Age=0/i.test(cookie) || value === "") cookies.delete(name);
  else cookies.set(name, value);
}

function parse(text: string): AnswerBody {
  try {
    return JSON.parse(text) as AnswerBody;
  } catch {
    return {} as AnswerBody;
  }
}
