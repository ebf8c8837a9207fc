import { Trans } from "@lingui/react/macro";
import { LogoutButton } from "./logout-button.tsx";

/** Who is signed in, and the ways to the account and out; above the pages for admins. */
export function AccountBar({ email }: { email: string }) {
  return (
    <div className="account-bar">
      <span>{email}</span>
      <a className="link" href="/account">
        <Trans>Account</Trans>
      </a>
      <LogoutButton />
    </div>
  );
}
