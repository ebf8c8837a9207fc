import "./auth.css";
import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import type { User } from "../../contract/auth.ts";
import { AccountBar } from "./account-bar.tsx";
import { sessionKeeper, useSession } from "./session.ts";
import { admit } from "./session-state.ts";

interface GuardedProps {
  /** Otherwise for anybody who is signed in. */
  isForAdmins?: boolean;
  children: (user: User) => ReactNode;
}

/**
 * Shows a page only to those it is for: others go to the login, and without the role to the home
 * page (spec §6). What the page asks the worker for is guarded there once more.
 */
export function Guarded({ isForAdmins = false, children }: GuardedProps) {
  const session = useSession();
  const router = useRouter();
  const admission = admit(session, isForAdmins);

  useEffect(() => {
    const { href, search } = router.state.location;
    const language = search.lng === undefined ? {} : { lng: search.lng };
    if (admission === "login")
      void router.navigate({ to: "/auth/login", search: { ...language, next: href }, replace: true });
    if (admission === "home") void router.navigate({ to: "/", search: language, replace: true });
    // Not when the address changes: it does, on the way out.
  }, [admission, router]);

  if (admission === "shown" && session.user)
    return (
      <>
        {isForAdmins && <AccountBar email={session.user.email} />}
        {children(session.user)}
      </>
    );
  return (
    <div className="guarded" data-app>
      <noscript>
        <p className="notice">
          <Trans>This page needs JavaScript. Turn it on in your browser and reload the page.</Trans>
        </p>
      </noscript>
      {admission === "failed" ? (
        <div role="alert">
          <p>
            <Trans>The server cannot be reached.</Trans>
          </p>
          <button className="link" type="button" onClick={() => void sessionKeeper().open()}>
            <Trans>Try again</Trans>
          </button>
        </div>
      ) : (
        <p role="status" className="loading">
          <Trans>Loading...</Trans>
        </p>
      )}
    </div>
  );
}
