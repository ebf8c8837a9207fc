import {
  EMAIL_MAX_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
} from "../../contract/accounts.ts";
import type { ErrorCode } from "../../contract/api.ts";

/** What can be wrong with a field; form-texts.ts has the words. */
export type FieldProblem =
  | "email_missing"
  | "email_invalid"
  | "password_missing"
  | "password_short"
  | "password_long"
  | "password_common"
  | "passwords_differ"
  | "code_missing"
  | "code_wrong"
  | "email_taken"
  | "current_wrong";

/** The fields of all forms; a form has some of them. */
export type FieldName = "email" | "password" | "confirm_password" | "current_password" | "code";
export type Values = Partial<Record<FieldName, string>>;
export type Problems = Partial<Record<FieldName, FieldProblem>>;

/** Why the whole form did not succeed: the code of the answer, and how long to wait where it says so. */
export interface Refusal {
  code: ErrorCode | "network";
  /** Minutes */
  wait: number | null;
}

export interface FormState {
  phase: "idle" | "submitting" | "done";
  problems: Problems;
  refusal: Refusal | null;
  /** Grows with each failure, so that the same words are announced again. */
  failures: number;
}

export const EMPTY_FORM: FormState = { phase: "idle", problems: {}, refusal: null, failures: 0 };

export type FormAction =
  | { type: "submitted"; problems: Problems }
  | { type: "refused"; problems: Problems; refusal: Refusal | null }
  | { type: "succeeded" }
  | { type: "changed"; field: FieldName };

export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "submitted": {
      const isGood = Object.keys(action.problems).length === 0;
      return {
        phase: isGood ? "submitting" : "idle",
        problems: action.problems,
        refusal: null,
        failures: state.failures + (isGood ? 0 : 1),
      };
    }
    case "refused":
      return {
        phase: "idle",
        problems: action.problems,
        refusal: action.refusal,
        failures: state.failures + 1,
      };
    case "succeeded":
      return { ...EMPTY_FORM, phase: "done" };
    case "changed": {
      if (!(action.field in state.problems)) return state;
      const { [action.field]: _, ...problems } = state.problems;
      return { ...state, problems };
    }
  }
}

type Check = (values: Values) => FieldProblem | null;

/** Browsers and the worker agree on this much; the worker looks closer. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const CHECKS: Record<string, Check> = {
  email: ({ email = "" }) => {
    if (email.trim() === "") return "email_missing";
    return EMAIL.test(email.trim()) && email.length <= EMAIL_MAX_CHARACTERS ? null : "email_invalid";
  },
  knownPassword: ({ password = "" }) => (password === "" ? "password_missing" : null),
  currentPassword: ({ current_password = "" }) => (current_password === "" ? "password_missing" : null),
  newPassword: ({ password = "" }) => {
    if (password === "") return "password_missing";
    if (password.length > PASSWORD_MAX_CHARACTERS) return "password_long";
    return [...password].length < PASSWORD_MIN_CHARACTERS ? "password_short" : null;
  },
  confirmation: ({ password = "", confirm_password = "" }) => {
    if (confirm_password === "") return "password_missing";
    return password === confirm_password ? null : "passwords_differ";
  },
  code: ({ code = "" }) => (code.replace(/\s/g, "").length < 6 ? "code_missing" : null),
};

/** Which fields a form has, and how each is checked (spec §5). */
const FORMS = {
  login: { email: "email", password: "knownPassword" },
  "login-code": { email: "email", password: "knownPassword", code: "code" },
  signup: { email: "email", password: "newPassword", confirm_password: "confirmation" },
  recover: { email: "email" },
  reset: { password: "newPassword", confirm_password: "confirmation" },
  email: { email: "email", current_password: "currentPassword" },
  password: {
    current_password: "currentPassword",
    password: "newPassword",
    confirm_password: "confirmation",
  },
  confirm: { current_password: "currentPassword" },
  code: { code: "code" },
  "both-steps": { current_password: "currentPassword", code: "code" },
} as const satisfies Record<string, Partial<Record<FieldName, keyof typeof CHECKS>>>;
export type FormKind = keyof typeof FORMS;

/** What is wrong with a form before it is sent; nothing is sent where anything is. */
export function checkForm(kind: FormKind, values: Values): Problems {
  const problems: Problems = {};
  for (const [field, check] of Object.entries(FORMS[kind]) as [FieldName, string][]) {
    const problem = CHECKS[check]?.(values);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** Names of the fields of a form, in their order. */
export function fieldsOf(kind: FormKind): FieldName[] {
  return Object.keys(FORMS[kind]) as FieldName[];
}

/** Answers that concern one field stand beside it. */
export function placeRefusal(
  kind: FormKind,
  { code, wait }: Refusal,
): Pick<FormState, "problems" | "refusal"> {
  const fields: readonly FieldName[] = fieldsOf(kind);
  if (code === "common_password" && fields.includes("password"))
    return { problems: { password: "password_common" }, refusal: null };
  if (code === "email_taken") return { problems: { email: "email_taken" }, refusal: null };
  if (code === "wrong_code") return { problems: { code: "code_wrong" }, refusal: null };
  if (code === "wrong_credentials" && fields.includes("current_password"))
    return { problems: { current_password: "current_wrong" }, refusal: null };
  return { problems: {}, refusal: { code, wait } };
}
