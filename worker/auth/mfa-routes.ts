import { Hono, type Context } from "hono";
import {
  mfaConfirmation,
  mfaVerification,
  passwordConfirmation,
  type TotpEnrolment,
} from "../../contract/auth.ts";
import site from "../../generated/content/site.json";
import { openDatabase, type Database } from "../db/client.ts";
import { ApiError } from "../errors.ts";
import { only } from "../http/only.ts";
import { parseJson } from "../http/parse.ts";
import { attemptAt, countAttempts } from "./attempts.ts";
import { confirmPassword } from "./confirm-password.ts";
import { requireSession, type SignedIn } from "./guard.ts";
import { sendMail } from "./mail.ts";
import {
  confirmSecret,
  deleteSecret,
  insertSecret,
  readUnconfirmedSecret,
  storeRecoveryCodes,
} from "./mfa-queries.ts";
import { createRecoveryCodes, plainCode } from "./recovery-codes.ts";
import { takeCode } from "./second-factor.ts";
import { endOtherSessions } from "./session-queries.ts";
import { hashToken } from "./token.ts";
import { createTotpSecret, findStep, totpUri } from "./totp.ts";

/** `/api/auth/mfa`: the second step of the login. */
export const mfaRoutes = new Hono<SignedIn>()
  .use(requireSession)
  .post("/enrol", async (c) => {
    const { current_password } = await parseJson(c, passwordConfirmation);
    const database = openDatabase(c.env.DB);
    const { userId, email } = c.get("account");
    await confirmPassword(database, userId, current_password, new Date());
    const secret = createTotpSecret();
    if (!(await insertSecret(database, userId, secret)))
      throw new ApiError("invalid_request", "The second step is on already.");
    const enrolment: TotpEnrolment = { secret, uri: totpUri(secret, site.organisation, email) };
    return c.json(enrolment);
  })
  .post("/verify", async (c) => {
    const { code } = await parseJson(c, mfaVerification);
    const [database, now] = [openDatabase(c.env.DB), new Date()];
    const { userId, email, sessionId } = c.get("account");
    await countAttempts(database, [await attemptAt("code-account", userId)], now);
    const secret = await readUnconfirmedSecret(database, userId);
    if (!secret) throw new ApiError("invalid_request", "There is no second step to confirm.");
    const step = await findStep(secret, plainCode(code), now);
    const { codes, hashes } = await newCodes();
    if (step === null || !(await confirmSecret(database, { userId, secret, step, codeHashes: hashes }, now)))
      throw new ApiError("wrong_code", "The code is wrong.");
    // The others were opened without it.
    await endOtherSessions(database, { userId, except: sessionId }, now);
    sendMail(c, { kind: "mfa_enabled", to: email });
    return c.json({ recovery_codes: codes });
  })
  .post("/recovery-codes", async (c) => {
    const [database, now] = [openDatabase(c.env.DB), new Date()];
    await confirmBothSteps(c, database, now);
    const { userId, email } = c.get("account");
    const { codes, hashes } = await newCodes();
    await storeRecoveryCodes(database, userId, hashes);
    sendMail(c, { kind: "recovery_codes_renewed", to: email });
    return c.json({ recovery_codes: codes });
  })
  .post("/disable", async (c) => {
    const [database, now] = [openDatabase(c.env.DB), new Date()];
    await confirmBothSteps(c, database, now);
    const { userId, email } = c.get("account");
    await deleteSecret(database, userId);
    sendMail(c, { kind: "mfa_disabled", to: email });
    return c.body(null, 204);
  })
  .all("/enrol", only("POST"))
  .all("/verify", only("POST"))
  .all("/recovery-codes", only("POST"))
  .all("/disable", only("POST"));

/** Whoever is only signed in, or only knows the password, changes nothing about the second step. @throws ApiError */
async function confirmBothSteps(c: Context<SignedIn>, database: Database, now: Date): Promise<void> {
  const { current_password, code } = await parseJson(c, mfaConfirmation);
  const { userId } = c.get("account");
  const { totpSecret } = await confirmPassword(database, userId, current_password, now);
  if (totpSecret === null) throw new ApiError("invalid_request", "The second step is not on.");
  await countAttempts(database, [await attemptAt("code-account", userId)], now);
  if (!(await takeCode(database, { userId, secret: totpSecret }, code, now)))
    throw new ApiError("wrong_code", "The code is wrong or was used before.");
}

async function newCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = createRecoveryCodes();
  return { codes, hashes: await Promise.all(codes.map((code) => hashToken(plainCode(code)))) };
}
