import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { logOut } from "./calls.ts";
import { showToast } from "../ui/toast.ts";
import { sessionKeeper } from "./session.ts";

/** Ends the session in this browser, in every tab of it. */
export function LogoutButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await logOut();
      sessionKeeper().tell({ event: "signed_out" });
      showToast(t`You are signed out.`);
      await navigate({ to: "/auth/login", search: ({ lng }) => ({ ...(lng && { lng }) }), replace: true });
    } catch {
      showToast(t`You could not be signed out. Try again.`);
      setBusy(false);
    }
  };

  return (
    <button className="link" type="button" disabled={isBusy} onClick={() => void leave()}>
      <Trans>Sign out</Trans>
    </button>
  );
}
