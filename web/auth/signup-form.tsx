import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { signUp } from "./calls.ts";
import { showToast } from "../ui/toast.ts";
import { Form, FormField } from "./form.tsx";
import type { Values } from "./form-state.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useForm } from "./use-form.ts";

/** E-mail, password and its confirmation (spec §2 "Signup"). */
export function SignupForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const submit = useCallback(
    async ({ email, password, confirm_password }: Required<Values>) => {
      await signUp({ email, password, confirm_password });
      showToast(t`Successfully registered! You can now log in.`);
      await navigate({ to: "/auth/login", search: (search) => search });
    },
    [navigate, t],
  );
  const form = useForm("signup", submit);
  return (
    <Form form={form} action={t`Sign Up`} busy={t`Signing up...`} fallback={msg`Registration error`}>
      <FormField form={form} name="email" autoComplete="username" />
      <NewPasswordFields form={form} />
    </Form>
  );
}

export function SignupLinks() {
  return (
    <p className="form-links">
      <a className="link" href="/auth/login">
        <Trans>Already have an account? Sign in</Trans>
      </a>
    </p>
  );
}
