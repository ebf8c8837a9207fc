import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Locale } from "../../contract/locale.ts";
import { logIn } from "./calls.ts";
import { ApiFailure } from "../errors.ts";
import { showToast } from "../ui/toast.ts";
import { Form, FormField } from "./form.tsx";
import type { Values } from "./form-state.ts";
import { sessionKeeper, useSession } from "./session.ts";
import { pathAfterLogin } from "./session-state.ts";
import { useForm } from "./use-form.ts";

/** E-mail and password, and the code of the second step where the account has one (spec §2 "Login"). */
export function LoginForm() {
  const { t, i18n } = useLingui();
  const { history } = useRouter();
  const asked = useSearch({ strict: false, select: (search) => search.next });
  const next = pathAfterLogin(asked, i18n.locale as Locale);
  const { user } = useSession();
  const [needsCode, setNeedsCode] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const submit = useCallback(
    async ({ email, password, code }: Required<Values>) => {
      try {
        const session = await logIn({ email, password, ...(code ? { code } : {}) });
        showToast(t`Successfully signed in!`);
        sessionKeeper().tell({ event: "signed_in", session, now: Date.now() });
        if (code) sessionKeeper().tell({ event: "mfa_verified", user: session.user });
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code !== "mfa_required") throw error;
        setNeedsCode(true);
      }
      return "keep" as const;
    },
    [t],
  );
  const form = useForm(needsCode ? "login-code" : "login", submit);

  useEffect(() => {
    if (needsCode) place.current?.querySelector("input")?.focus();
  }, [needsCode]);

  // Whoever is signed in, here or in another tab, has nothing to do on this page.
  useEffect(() => {
    if (user) history.replace(next);
  }, [user, next, history]);

  return (
    <Form form={form} action={t`Sign In`} busy={t`Signing in...`} fallback={msg`Login error`}>
      <FormField form={form} name="email" autoComplete="username" />
      <FormField form={form} name="password" autoComplete="current-password" />
      <div ref={place} hidden={!needsCode}>
        {needsCode && (
          <FormField
            form={form}
            name="code"
            autoComplete="one-time-code"
            label={t`Code of the second step`}
            hint={t`Six digits from the app on your phone, or one of your recovery codes.`}
          />
        )}
      </div>
    </Form>
  );
}

/** Where else a visitor of the login may want to go. */
export function LoginLinks() {
  return (
    <p className="form-links">
      <a className="link" href="/auth/recover">
        <Trans>Forgotten your password?</Trans>
      </a>
      <a className="link" href="/auth/signup">
        <Trans>Don’t have an account? Sign up</Trans>
      </a>
    </p>
  );
}
