import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useRef } from "react";
import { RESET_MINUTES } from "../../contract/accounts.ts";
import { recoverPassword } from "./calls.ts";
import { Form, FormField } from "./form.tsx";
import type { Values } from "./form-state.ts";
import { useForm } from "./use-form.ts";

/** Asks for a link to set a new password; never says whether there is such an account. */
export function RecoverForm() {
  const { t } = useLingui();
  const done = useRef<HTMLParagraphElement>(null);
  const submit = useCallback(({ email }: Required<Values>) => recoverPassword(email), []);
  const form = useForm("recover", submit);
  const isDone = form.state.phase === "done";

  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);

  if (isDone)
    return (
      <p className="notice" ref={done} tabIndex={-1} role="status">
        <Trans>
          If there is an account with this e-mail, a message is on its way. The link in it works for{" "}
          {RESET_MINUTES} minutes. Look in your spam folder too.
        </Trans>
      </p>
    );
  return (
    <Form
      form={form}
      action={t`Send the link`}
      busy={t`Sending...`}
      fallback={msg`The message could not be sent. Try again.`}
    >
      <FormField form={form} name="email" autoComplete="username" />
    </Form>
  );
}

export function RecoverLinks() {
  return (
    <p className="form-links">
      <a className="link" href="/auth/login">
        <Trans>Back to login</Trans>
      </a>
    </p>
  );
}
