import { expect, test } from "vitest";
import { checkForm, EMPTY_FORM, fieldsOf, placeRefusal, reduceForm } from "./form-state.ts";

const GOOD = { email: "ana@example.org", password: "dovolj dolgo", confirm_password: "dovolj dolgo" };

test("an empty form names each field that is missing", () => {
  expect(checkForm("login", {})).toEqual({ email: "email_missing", password: "password_missing" });
  expect(checkForm("signup", {})).toEqual({
    email: "email_missing",
    password: "password_missing",
    confirm_password: "password_missing",
  });
});

test("a password needs six characters, as people count them", () => {
  const check = (password: string) => checkForm("signup", { ...GOOD, password, confirm_password: password });
  expect(check("12345")).toEqual({ password: "password_short" });
  expect(check("🙂🙂🙂")).toEqual({ password: "password_short" });
  expect(check("čšžčšž")).toEqual({});
  expect(check("a".repeat(201))).toEqual({ password: "password_long" });
});

test("passwords that differ are seen before anything is sent", () => {
  expect(checkForm("signup", { ...GOOD, confirm_password: "dovolj dolgO" })).toEqual({
    confirm_password: "passwords_differ",
  });
});

test.each(["ana", "ana@", "@example.org", "ana@example", "ana novak@example.org", `${"a".repeat(250)}@b.si`])(
  "%s is no e-mail",
  (email) => {
    expect(checkForm("recover", { email })).toEqual({ email: "email_invalid" });
  },
);

test("at a login the length of the password is nobody's concern", () => {
  expect(checkForm("login", { email: GOOD.email, password: "x" })).toEqual({});
});

test("nothing is sent while something is wrong", () => {
  const wrong = reduceForm(EMPTY_FORM, { type: "submitted", problems: { email: "email_missing" } });
  expect([wrong.phase, wrong.failures]).toEqual(["idle", 1]);
  expect(reduceForm(EMPTY_FORM, { type: "submitted", problems: {} }).phase).toBe("submitting");
});

test("typing takes the problem of a field away, and of no other", () => {
  const wrong = reduceForm(EMPTY_FORM, {
    type: "submitted",
    problems: { email: "email_missing", password: "password_missing" },
  });
  expect(reduceForm(wrong, { type: "changed", field: "email" }).problems).toEqual({
    password: "password_missing",
  });
  expect(reduceForm(EMPTY_FORM, { type: "changed", field: "email" })).toBe(EMPTY_FORM);
});

test("the same refusal twice is two failures, so that it is announced again", () => {
  const refused = {
    type: "refused",
    problems: {},
    refusal: { code: "wrong_credentials", wait: null },
  } as const;
  const once = reduceForm(EMPTY_FORM, refused);
  expect(reduceForm(once, refused).failures).toBe(2);
  expect(reduceForm(once, { type: "submitted", problems: {} }).refusal).toBeNull();
});

test("an answer about one field stands beside it", () => {
  const place = (
    kind: Parameters<typeof placeRefusal>[0],
    code: Parameters<typeof placeRefusal>[1]["code"],
  ) => placeRefusal(kind, { code, wait: null });
  expect(place("signup", "email_taken").problems).toEqual({ email: "email_taken" });
  expect(place("reset", "common_password").problems).toEqual({ password: "password_common" });
  expect(place("login-code", "wrong_code").problems).toEqual({ code: "code_wrong" });
  expect(place("password", "wrong_credentials").problems).toEqual({ current_password: "current_wrong" });
  expect(place("login", "wrong_credentials")).toEqual({
    problems: {},
    refusal: { code: "wrong_credentials", wait: null },
  });
});

test("the code is asked for only in the second step", () => {
  expect(fieldsOf("login")).toEqual(["email", "password"]);
  expect(checkForm("login-code", { email: GOOD.email, password: "x" })).toEqual({ code: "code_missing" });
});
