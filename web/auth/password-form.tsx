import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { changeUser } from "./calls.ts";
import { showToast } from "../ui/toast.ts";
import { Form, FormField } from "./form.tsx";
import type { Values } from "./form-state.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
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
        <Trans>Changing it signs you out on all other devices.</Trans>
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormField form={form} name="current_password" autoComplete="current-password" />
      <NewPasswordFields form={form} label={t`New password`} />
    </Form>
  );
}
