import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { changeUser } from "./calls.ts";
import { showToast } from "../ui/toast.ts";
import { Form, FormField } from "./form.tsx";
import type { Values } from "./form-state.ts";
import { sessionKeeper } from "./session.ts";
import { useForm } from "./use-form.ts";

export function EmailForm() {
  const { t } = useLingui();
  const submit = useCallback(
    async ({ email, current_password }: Required<Values>) => {
      const user = await changeUser({ email, current_password });
      sessionKeeper().tell({ event: "user_updated", user });
      showToast(t`Your e-mail is changed.`);
    },
    [t],
  );
  const form = useForm("email", submit);
  return (
    <Form
      form={form}
      action={t`Change e-mail`}
      busy={t`Changing...`}
      fallback={msg`The e-mail could not be changed. Try again.`}
    >
      <FormField form={form} name="email" autoComplete="email" label={t`New e-mail`} />
      <FormField form={form} name="current_password" autoComplete="current-password" />
    </Form>
  );
}
