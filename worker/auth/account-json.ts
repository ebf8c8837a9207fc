import type { Session, User } from "../../contract/auth.ts";
import type { Account } from "./session-queries.ts";

/** An account as its owner's browser sees it. */
export function describeUser(account: Omit<Account, "sessionId">): User {
  return {
    id: account.userId,
    email: account.email,
    created_at: account.createdAt.toISOString(),
    role: account.isAdmin ? "admin" : null,
    mfa_enabled: account.hasTotp,
    recovery_codes_left: account.recoveryCodesLeft,
  };
}

/** A session without its tokens. */
export function describeSession(account: Account, accessExpiresAt: Date, now: Date): Session {
  return {
    expires_in: Math.max(0, Math.floor((accessExpiresAt.getTime() - now.getTime()) / 1000)),
    expires_at: Math.floor(accessExpiresAt.getTime() / 1000),
    token_type: "cookie",
    user: describeUser(account),
  };
}
