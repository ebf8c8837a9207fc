import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { PASSWORD_MIN_CHARACTERS } from "../../contract/accounts.ts";
import { changeUser } from "./calls.ts";
import { showToast } from "../ui/toast.ts";
import { Form, FormField } from "./form.tsx";
import type { Values } from "./form-state.ts";
import { sessionKeeper } from "./session.ts";
import { useForm } from "./use-form.ts";

/** @param email tells a password manager whose password it is */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useLingui();
  const submit = useCallback(
    async ({ current_password, password }: Required<Values>) => {
      const user = await changeUser({ password, current_password });
      sessionKeeper().tell({ event: "user_updated", user });
      showToast(t`Your password is changed. All other devices are signed out.`);
    },
    [t],
  );
  const form = useForm("password", submit);
  return (
    <Form
      form={form}
      action={t`Change password`}
      busy={t`Changing...`}
      fallback={msg`The password could not be changed. Try again.`}
    >
      <p className="field-hint">
        <Trans>A change signs you out on all other devices.</Trans>
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormField form={form} name="current_password" autoComplete="current-password" />
      <FormField
        form={form}
        name="password"
        autoComplete="new-password"
        label={t`New password`}
        hint={t`At least ${PASSWORD_MIN_CHARACTERS} characters.`}
      />
      <FormField form={form} name="confirm_password" autoComplete="new-password" />
    </Form>
  );
}
