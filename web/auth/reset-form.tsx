import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { resetPassword } from "./calls.ts";
import { showToast } from "../ui/toast.ts";
import { Form } from "./form.tsx";
import type { Values } from "./form-state.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { sessionKeeper } from "./session.ts";
import { useForm } from "./use-form.ts";

/** Sets a new password with the token of the link, which stands behind the # of the address. */
export function ResetForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const token = useToken();

  useEffect(() => {
    if (token) sessionKeeper().tell({ event: "password_recovery" });
  }, [token]);

  const submit = useCallback(
    async ({ password, confirm_password }: Required<Values>) => {
      await resetPassword({ token: readToken(), password, confirm_password });
      sessionKeeper().tell({ event: "signed_out" });
      showToast(t`Your password is changed. You can now log in.`);
      await navigate({ to: "/auth/login", search: (search) => search, hash: "" });
    },
    [navigate, t],
  );
  const form = useForm("reset", submit);

  if (token === "")
    return (
      <p className="notice">
        <Trans>
          This page is opened by the link in the message. Ask for a new one if you no longer have it.
        </Trans>
      </p>
    );
  return (
    <Form
      form={form}
      action={t`Change password`}
      busy={t`Changing...`}
      fallback={msg`The password could not be changed. Try again.`}
    >
      <NewPasswordFields form={form} label={t`New password`} />
    </Form>
  );
}

export function ResetLinks() {
  return (
    <p className="form-links">
      <a className="link" href="/auth/recover">
        <Trans>Ask for a new link</Trans>
      </a>
    </p>
  );
}

/** Null until the browser was asked: the prerender knows no address. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(readToken()), []);
  return token;
}

function readToken(): string {
  return new URLSearchParams(location.hash.slice(1)).get("token") ?? "";
}
