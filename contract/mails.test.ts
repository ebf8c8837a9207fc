import { expect, test } from "vitest";
import { mails } from "./content.ts";

const mail = { subject: "Subject", text: "{link} {minutes} {email} {left}" };
const ALL = {
  recovery: mail,
  password_changed: mail,
  email_changed: mail,
  mfa_enabled: mail,
  mfa_disabled: mail,
  recovery_code_used: mail,
  recovery_codes_renewed: mail,
};

test("a mail without its link, time or number is refused, and the brackets are named", () => {
  expect(mails.safeParse(ALL).success).toBe(true);
  const without = mails.safeParse({ ...ALL, recovery: { ...mail, text: "Here: {link}" } });
  expect(without.error?.issues[0]?.message).toContain("{minutes}");
});
