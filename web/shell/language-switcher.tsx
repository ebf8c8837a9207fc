import { useLingui } from "@lingui/react/macro";
import { useRouter, useRouterState } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { LOCALE_KEY, LOCALES, type Locale } from "../../contract/locale.ts";
import { keepChoice } from "../i18n/choice.ts";

const NAMES: Record<Locale, string> = { sl: "Slovenščina", en: "English" };

/** SL and EN as links, so that they work without a script; with one, the place on the page is kept. */
export function LanguageSwitcher() {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const location = useRouterState({ select: (state) => state.location });

  const choose = (event: MouseEvent, locale: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    keepChoice(locale);
    void router.navigate({
      to: location.pathname as "/",
      search: { ...location.search, [LOCALE_KEY]: locale },
      hash: location.hash,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };

  return (
    <nav className="languages" aria-label={t`Language`}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={`?${new URLSearchParams({ ...(location.search as Record<string, string>), [LOCALE_KEY]: locale })}`}
          hrefLang={locale}
          lang={locale}
          aria-label={`${locale.toUpperCase()}, ${NAMES[locale]}`}
          aria-current={i18n.locale === locale ? "true" : undefined}
          data-early=""
          onClick={(event) => choose(event, locale)}
        >
          {locale.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
