import { I18nProvider } from "@lingui/react";
import { Outlet, useMatch, useRouter } from "@tanstack/react-router";
import type { ShellTexts } from "../../contract/content.ts";
import { Shell } from "../shell/shell.tsx";

/** Around every page: the words of the interface and the shell. */
export function Root() {
  const { i18n } = useRouter().options.context;
  const texts = useMatch({ strict: false, select: (match) => match.loaderData }) as ShellTexts;
  return (
    <I18nProvider i18n={i18n}>
      <Shell texts={texts} floating={null}>
        <Outlet />
      </Shell>
    </I18nProvider>
  );
}
