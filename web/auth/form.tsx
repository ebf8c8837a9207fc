import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { EMAIL_MAX_CHARACTERS, PASSWORD_MAX_CHARACTERS } from "../../contract/accounts.ts";
import { Field } from "../ui/field.tsx";
import type { FieldName } from "./form-state.ts";
import { PROBLEM_TEXTS, refusalText } from "./form-texts.ts";
import type { FormHandle } from "./use-form.ts";

const LABELS: Record<FieldName, MessageDescriptor> = {
  email: msg`E-mail`,
  password: msg`Password`,
  confirm_password: msg`Confirm password`,
  current_password: msg`Current password`,
  code: msg`Code`,
};

/** A recovery code is longer than one of the app. */
const CODE_MAX_CHARACTERS = 40;

interface FormProps {
  form: FormHandle;
  /** Words of the button, and what it says while the form is sent. */
  action: string;
  busy: string;
  /** For failures that no words were written for. */
  fallback: MessageDescriptor;
  children: ReactNode;
  /** Stands beside the button. */
  aside?: ReactNode;
}

/** A form with one button; it cannot be sent twice, and says what happened. */
export function Form({ form, action, busy, fallback, children, aside }: FormProps) {
  const { t } = useLingui();
  const { phase, refusal, failures } = form.state;
  const isBusy = phase === "submitting";
  return (
    // "dialog": a form that the app has not taken over yet goes nowhere, and no password with it.
    <form className="form" method="dialog" noValidate data-app onSubmit={form.onSubmit} aria-busy={isBusy}>
      <noscript>
        <p className="notice">
          <Trans>This form needs JavaScript. Turn it on in your browser and reload the page.</Trans>
        </p>
      </noscript>
      {children}
      <p className="form-refusal" role="alert" tabIndex={-1} key={failures}>
        {refusal && t(refusalText(refusal, fallback))}
      </p>
      <p className="actions">
        <button className="button" type="submit" disabled={isBusy} data-early="">
          {isBusy ? busy : action}
        </button>
        {aside}
      </p>
    </form>
  );
}

interface FormFieldProps {
  form: FormHandle;
  name: FieldName;
  autoComplete: "email" | "username" | "current-password" | "new-password" | "one-time-code";
  label?: string;
  hint?: string;
}

/** One of the fields that forms here have, with what is wrong about it. */
export function FormField({ form, name, autoComplete, label, hint }: FormFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const problem = form.state.problems[name];
  const isPassword = name.includes("password");
  return (
    <Field
      id={id}
      name={name}
      label={label ?? t(LABELS[name])}
      type={isPassword ? "password" : name === "email" ? "email" : "text"}
      autoComplete={autoComplete}
      maxLength={
        name === "email" ? EMAIL_MAX_CHARACTERS : isPassword ? PASSWORD_MAX_CHARACTERS : CODE_MAX_CHARACTERS
      }
      hint={hint}
      problem={problem && t(PROBLEM_TEXTS[problem])}
      isDisabled={form.state.phase === "submitting"}
      onInput={() => form.onInput(name)}
      reveal={isPassword ? { show: t`Show`, hide: t`Hide` } : undefined}
    />
  );
}
