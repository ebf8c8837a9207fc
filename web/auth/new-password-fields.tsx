import { useLingui } from "@lingui/react/macro";
import { PASSWORD_MIN_CHARACTERS } from "../../contract/accounts.ts";
import { FormField } from "./form.tsx";
import type { FormHandle } from "./use-form.ts";

/** A password that is chosen, twice. @param label where it replaces another one */
export function NewPasswordFields({ form, label }: { form: FormHandle; label?: string }) {
  const { t } = useLingui();
  return (
    <>
      <FormField
        form={form}
        name="password"
        autoComplete="new-password"
        {...(label ? { label } : {})}
        hint={t`At least ${PASSWORD_MIN_CHARACTERS} characters.`}
      />
      <FormField form={form} name="confirm_password" autoComplete="new-password" />
    </>
  );
}
