import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "../../contract/accounts.ts";
import type { FieldProblem, Refusal } from "./form-state.ts";

export const PROBLEM_TEXTS: Record<FieldProblem, MessageDescriptor> = {
  email_missing: msg`Enter an e-mail.`,
  email_invalid: msg`This does not look like an e-mail.`,
  email_taken: msg`There is an account with this e-mail already.`,
  password_missing: msg`Enter a password.`,
  password_short: msg`The password needs at least ${PASSWORD_MIN_CHARACTERS} characters.`,
  password_long: msg`The password may have at most ${PASSWORD_MAX_CHARACTERS} characters.`,
  password_common: msg`Too many people use this password. Choose one that is yours alone.`,
  passwords_differ: msg`Passwords do not match`,
  code_missing: msg`Enter the code.`,
  code_wrong: msg`The code is wrong, or has been used before.`,
  current_wrong: msg`This is not your current password.`,
};

/**
 * The words for an answer that concerns the whole form.
 *
 * @param fallback for what no words were written for (spec §8)
 */
export function refusalText({ code, wait }: Refusal, fallback: MessageDescriptor): MessageDescriptor {
  switch (code) {
    case "wrong_credentials":
      return msg`E-mail or password is wrong.`;
    case "invalid_token":
      return msg`This link no longer works. Ask for a new one.`;
    case "signup_closed":
      return msg`New accounts are not open at the moment.`;
    case "rate_limited":
      return wait === null
        ? msg`There were too many attempts. Wait a while and try again.`
        : msg`There were too many attempts. Try again in ${plural(wait, { one: "# minute", other: "# minutes" })}.`;
    case "network":
      return msg`The server cannot be reached. Check your connection and try again.`;
    case "unauthorized":
      return msg`Your session is over. Log in again.`;
    case "unavailable":
      return msg`The site is not working properly right now. Try again in a moment.`;
    default:
      return fallback;
  }
}
