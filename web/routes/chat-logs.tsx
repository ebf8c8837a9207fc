import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch as useAddress } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { LOCALE_KEY, type Locale } from "../../contract/locale.ts";
import { pagePath } from "../../contract/pages.ts";
import { readView, writeView, type Address, type LogView } from "../admin/log-address.ts";
import { LogRoom } from "../admin/log-room.tsx";
import * as api from "../admin-api.ts";
import { Guarded } from "../auth/guarded.tsx";
import { sessionKeeper } from "../auth/session.ts";
import { useEssay } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** The log room, for admins (spec §2, §6). The address holds what is shown, so that it can be kept and sent. */
export function Screen() {
  const { meta } = useEssay();
  return (
    <article className="essay log-page">
      <PageHead meta={meta} />
      <Guarded isForAdmins>{() => <Room />}</Guarded>
    </article>
  );
}

function Room() {
  const { i18n } = useLingui();
  const address = useAddress({ strict: false }) as Address;
  const navigate = useNavigate();
  const view = useMemo(() => readView(address), [address]);
  const lng = address[LOCALE_KEY];

  const onView = useCallback(
    (change: Partial<LogView>) =>
      void navigate({
        to: ".",
        search: (before) => keepLanguage({ ...readView(before as Address), ...change }, before as Address),
        resetScroll: false,
      }),
    [navigate],
  );
  const addressOf = (target: LogView) =>
    `${pagePath("chat-logs")}?${new URLSearchParams(keepLanguage(target, { lng }))}`;
  const onRefused = useCallback((code: "unauthorized" | "forbidden") => {
    // The guard around the room does the rest.
    if (code === "unauthorized") sessionKeeper().tell({ event: "signed_out" });
    else sessionKeeper().changeUser({ role: null });
  }, []);

  return (
    <LogRoom
      api={api}
      locale={i18n.locale as Locale}
      view={view}
      onView={onView}
      addressOf={addressOf}
      onRefused={onRefused}
    />
  );
}

function keepLanguage(view: LogView, { lng }: Address): Record<string, string> {
  return { ...(lng ? { lng } : {}), ...writeView(view) };
}
