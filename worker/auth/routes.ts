import { Hono, type Context } from "hono";
import { RESET_MINUTES } from "../../contract/accounts.ts";
import {
  loginRequest,
  recoverRequest,
  resetRequest,
  signupRequest,
  userChange,
} from "../../contract/auth.ts";
import { openDatabase } from "../db/client.ts";
import { ApiError } from "../errors.ts";
import { only } from "../http/only.ts";
import { parseJson } from "../http/parse.ts";
import { readSetting } from "../settings.ts";
import { describeSession, describeUser } from "./account-json.ts";
import { clearAttempts, refundAttempts } from "./attempt-queries.ts";
import { attemptAt, attemptBy, countAttempts, tryAttempts } from "./attempts.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { confirmPassword } from "./confirm-password.ts";
import { clearCookies, readCookies, setCookies } from "./cookies.ts";
import { describeDevice } from "./device.ts";
import { requireSession, type SignedIn } from "./guard.ts";
import { resetLink, sendMail } from "./mail.ts";
import { mfaRoutes } from "./mfa-routes.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { takeCode } from "./second-factor.ts";
import { closeSession, renewSession, startSession, type SessionTokens } from "./session.ts";
import { readAccount } from "./session-queries.ts";
import { sessionRoutes } from "./session-routes.ts";
import { createToken, hashToken } from "./token.ts";
import {
  findReset,
  findUserByEmail,
  insertReset,
  insertUser,
  takeReset,
  updateEmail,
  updatePassword,
} from "./user-queries.ts";

/** `/api/auth` (decisions.md "The calls", docs/decisions/0009-sessions.md). */
export const authRoutes = new Hono<SignedIn>()
  .use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  })
  .post("/signup", async (c) => {
    // A value that is neither is closed too: a slip must not open what somebody meant to close.
    if (readSetting(c.env, "SIGNUP").value !== "open")
      throw new ApiError("signup_closed", "New accounts are not open at the moment.");
    const { email, password } = await parseJson(c, signupRequest);
    const [database, now] = [openDatabase(c.env.DB), new Date()];
    await countAttempts(database, [await attemptBy("signup-address", c.req.raw)], now);
    refuseCommon(password, email);
    const passwordHash = await hashPassword(password);
    const userId = await insertUser(database, { email, passwordHash, createdAt: now });
    if (userId === null) throw new ApiError("email_taken", "There is an account with this e-mail already.");
    const account = { userId, email, createdAt: now, isAdmin: false, hasTotp: false, recoveryCodesLeft: 0 };
    return c.json({ user: describeUser(account) }, 201);
  })
  .post("/login", async (c) => {
    const { email, password, code } = await parseJson(c, loginRequest);
    const [database, now] = [openDatabase(c.env.DB), new Date()];
    const atAccount = await attemptAt("login-account", email);
    const byAddress = await attemptBy("login-address", c.req.raw);
    const keys = [atAccount, byAddress].flatMap((attempt) => attempt?.key ?? []);
    await countAttempts(database, [atAccount, byAddress], now);

    const user = await findUserByEmail(database, email);
    const isRight = await verifyPassword(password, user?.passwordHash ?? null);
    if (!user || !isRight) throw new ApiError("wrong_credentials", "E-mail or password is wrong.");
    let usedRecoveryCode = false;
    if (user.totpSecret !== null) {
      if (code === undefined) {
        await refundAttempts(database, keys);
        throw new ApiError("mfa_required", "The code of your second step is needed.");
      }
      const taken = await takeCode(database, { userId: user.id, secret: user.totpSecret }, code, now);
      if (!taken) throw new ApiError("wrong_code", "The code is wrong or was used before.");
      usedRecoveryCode = taken === "recovery";
    }
    await Promise.all([
      refundAttempts(database, byAddress ? [byAddress.key] : []),
      clearAttempts(database, atAccount.key),
    ]);
    // A session that the browser brought along, its own or a planted one, ends here.
    await closeSession(storeOf(c), readCookies(c), now);
    const tokens = await startSession(storeOf(c), { userId: user.id, device: deviceOf(c) }, now);
    const session = await answerSession(c, tokens, now);
    if (usedRecoveryCode)
      sendMail(c, {
        kind: "recovery_code_used",
        to: user.email,
        values: { left: session.user.recovery_codes_left },
      });
    return c.json(session);
  })
  .post("/logout", async (c) => {
    await closeSession(storeOf(c), readCookies(c), new Date());
    clearCookies(c);
    return c.body(null, 204);
  })
  .get("/session", requireSession, (c) =>
    c.json(describeSession(c.get("account"), c.get("accessExpiresAt"), new Date())),
  )
  .post("/refresh", async (c) => {
    const now = new Date();
    const tokens = await renewSession(storeOf(c), readCookies(c).refresh, now);
    if (!tokens) {
      clearCookies(c);
      return c.json(new ApiError("unauthorized", "Please log in.").body, 401);
    }
    return c.json(await answerSession(c, tokens, now));
  })
  .post("/recover", async (c) => {
    const { email } = await parseJson(c, recoverRequest);
    const [database, now] = [openDatabase(c.env.DB), new Date()];
    await countAttempts(database, [await attemptBy("recover-address", c.req.raw)], now);
    // Behind the answer, which thereby takes the same time whether there is such an account or not.
    c.executionCtx.waitUntil(
      mailReset(c, email, now).catch((error: unknown) => console.error("a recovery failed", error)),
    );
    return c.body(null, 202);
  })
  .post("/reset", async (c) => {
    const { token, password } = await parseJson(c, resetRequest);
    const [database, now] = [openDatabase(c.env.DB), new Date()];
    await countAttempts(database, [await attemptBy("reset-address", c.req.raw)], now);
    const hash = await hashToken(token);
    const known = await findReset(database, hash, now);
    const over = new ApiError("invalid_token", "This link is not good any more. Ask for a new one.");
    if (!known) throw over;
    refuseCommon(password, known.email);
    const passwordHash = await hashPassword(password);
    if (!(await takeReset(database, hash, now))) throw over;
    await updatePassword(database, { userId: known.userId, passwordHash }, now);
    await clearAttempts(database, (await attemptAt("login-account", known.email)).key);
    sendMail(c, { kind: "password_changed", to: known.email });
    return c.body(null, 204);
  })
  .patch("/user", requireSession, async (c) => {
    const { email, password, current_password } = await parseJson(c, userChange);
    const [database, now, account] = [openDatabase(c.env.DB), new Date(), c.get("account")];
    await confirmPassword(database, account.userId, current_password, now);
    if (password !== undefined) refuseCommon(password, email ?? account.email);
    if (email !== undefined && email !== account.email) {
      await countAttempts(database, [await attemptAt("email-account", account.userId)], now);
      if (!(await updateEmail(database, { userId: account.userId, email }, now)))
        throw new ApiError("email_taken", "There is an account with this e-mail already.");
      sendMail(c, { kind: "email_changed", to: account.email, values: { email } });
    }
    let { sessionId } = account;
    if (password !== undefined) {
      const passwordHash = await hashPassword(password);
      await updatePassword(database, { userId: account.userId, passwordHash }, now);
      // Every session has ended, this one too: whoever knows its tokens is out.
      const tokens = await startSession(storeOf(c), { userId: account.userId, device: deviceOf(c) }, now);
      setCookies(c, tokens);
      sessionId = tokens.sessionId;
      sendMail(c, { kind: "password_changed", to: email ?? account.email });
    }
    const changed = await readAccount(database, sessionId, now);
    if (!changed) throw new ApiError("unauthorized", "Please log in.");
    return c.json({ user: describeUser(changed) });
  })
  .all("/session", only("GET"))
  .all("/user", only("PATCH"))
  .on(
    ["GET", "PUT", "PATCH", "DELETE"],
    ["/signup", "/login", "/logout", "/refresh", "/recover", "/reset"],
    only("POST"),
  )
  .route("/mfa", mfaRoutes)
  .route("/sessions", sessionRoutes);

type AuthContext = Context<SignedIn>;

function storeOf(c: AuthContext) {
  return { database: openDatabase(c.env.DB), kv: c.env.SESSIONS };
}

function deviceOf(c: AuthContext): string {
  return describeDevice(c.req.header("User-Agent"));
}

/** Hands the tokens over and describes the session that they open. */
async function answerSession(c: AuthContext, tokens: SessionTokens, now: Date) {
  const account = await readAccount(openDatabase(c.env.DB), tokens.sessionId, now);
  if (!account) throw new ApiError("unauthorized", "Please log in.");
  setCookies(c, tokens);
  return describeSession(account, tokens.accessExpiresAt, now);
}

function refuseCommon(password: string, email: string): void {
  if (isCommonPassword(password, email))
    throw new ApiError("common_password", "This password is one of the first that others would try.");
}

/** Mails a link where there is such an account, at most a few times an hour. */
async function mailReset(c: AuthContext, email: string, now: Date): Promise<void> {
  const database = openDatabase(c.env.DB);
  const { isAllowed } = await tryAttempts(database, [await attemptAt("recover-account", email)], now);
  const user = isAllowed ? await findUserByEmail(database, email) : null;
  if (!user) return;
  const token = createToken();
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  await insertReset(database, { hash: await hashToken(token), userId: user.id, expiresAt });
  sendMail(c, {
    kind: "recovery",
    to: user.email,
    values: { link: resetLink(c, token), minutes: RESET_MINUTES },
  });
}
