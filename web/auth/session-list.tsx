import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useRef, useState } from "react";
import type { SessionItem } from "../../contract/auth.ts";
import { endSession, listSessions } from "./calls.ts";
import { showToast } from "../ui/toast.ts";

/** Every browser in which somebody is signed in to this account; any of them can be signed out from here. */
export function SessionList() {
  const { t, i18n } = useLingui();
  const [sessions, setSessions] = useState<SessionItem[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const load = useCallback(() => {
    setFailed(false);
    return listSessions().then(setSessions, () => setFailed(true));
  }, []);

  useEffect(() => void load(), [load]);

  const end = async (which: string) => {
    setBusy(true);
    try {
      await endSession(which);
      showToast(which === "others" ? t`All other devices are signed out.` : t`The device is signed out.`);
      await load();
      // The button went with the session.
      list.current?.focus();
    } catch {
      showToast(t`That did not work. Try again.`);
    }
    setBusy(false);
  };

  if (hasFailed)
    return (
      <div role="alert">
        <p>
          <Trans>The list could not be loaded.</Trans>
        </p>
        <button className="link" type="button" onClick={() => void load()}>
          <Trans>Try again</Trans>
        </button>
      </div>
    );
  if (sessions === null)
    return (
      <p role="status">
        <Trans>Loading...</Trans>
      </p>
    );

  const time = (iso: string) => i18n.date(iso, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <ul ref={list} className="session-list" tabIndex={-1}>
        {sessions.map((session) => {
          const device = session.device || t`Unknown device`;
          const [since, seen] = [time(session.created_at), time(session.seen_at)];
          return (
            <li key={session.id}>
              <p>
                <strong>{device}</strong>
                <span>
                  {session.is_current ? (
                    <Trans>This device, signed in on {since}</Trans>
                  ) : (
                    <Trans>
                      Signed in on {since}, last used on {seen}
                    </Trans>
                  )}
                </span>
              </p>
              {!session.is_current && (
                <button
                  className="link"
                  type="button"
                  disabled={isBusy}
                  aria-label={t`Sign out: ${device}, ${since}`}
                  onClick={() => void end(session.id)}
                >
                  <Trans>Sign out</Trans>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <button className="link" type="button" disabled={isBusy} onClick={() => void end("others")}>
          <Trans>Sign out all other devices</Trans>
        </button>
      )}
    </>
  );
}
