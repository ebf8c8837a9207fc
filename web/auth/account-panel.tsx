import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { User } from "../../contract/auth.ts";
import { EmailForm } from "./email-form.tsx";
import { LogoutButton } from "./logout-button.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondStep } from "./second-step.tsx";
import { SessionList } from "./session-list.tsx";

/** One's own account: e-mail, password, second step, and where one is signed in. */
export function AccountPanel({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const since = i18n.date(user.created_at, { dateStyle: "medium" });
  return (
    <>
      <div className="account-who">
        <p>
          <strong>{user.email}</strong>
        </p>
        <p>
          {user.role === "admin" ? (
            <Trans>Admin, account since {since}</Trans>
          ) : (
            <Trans>Account since {since}, without administrative rights</Trans>
          )}
        </p>
        <p className="actions">
          {user.role === "admin" && (
            <a className="link" href="/admin/chat-logs">
              <Trans>Chat logs</Trans>
            </a>
          )}
          <LogoutButton />
        </p>
      </div>
      <div className="questions">
        <Section title={t`Change e-mail`}>
          <EmailForm />
        </Section>
        <Section title={t`Change password`}>
          <PasswordForm email={user.email} />
        </Section>
        <Section title={t`Two-step login`}>
          <SecondStep user={user} />
        </Section>
        <Section title={t`Where you are signed in`}>
          <SessionList />
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details name="account">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="account-section">{children}</div>
    </details>
  );
}
