import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { Helpline } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { pagePath } from "../../contract/pages.ts";
import { LookSwitch } from "./look-switch.tsx";
import { PAGE_LABELS } from "./page-labels.ts";

const PAGES = ["help", "search", "gratitude", "privacy", "accessibility"] as const;

/** The numbers to call, on every page, and the pages that the navigation does not name. */
export function Footer({ helplines }: { helplines: Helpline[] }) {
  const { t, i18n } = useLingui();
  const locale = i18n.locale as Locale;
  return (
    <footer className="foot">
      <div className="help-line">
        <p>
          <Trans>Is tonight too heavy?</Trans>
        </p>
        {helplines.map((line) => (
          <div key={line.id}>
            <a className="help-number" href={line.tel}>
              {line.number}
            </a>
            <p>{line.name[locale]}</p>
            <p>{`${line.for[locale]} · ${line.hours_text[locale]}`}</p>
          </div>
        ))}
      </div>
      <div className="foot-end">
        <p>
          <Trans>The Wisdom Cube is free and open to everyone.</Trans>
        </p>
        <nav aria-label={t`More pages`}>
          {PAGES.map((id) => (
            // The worker knows the country whose numbers stand first on the page of help.
            <Link key={id} to={pagePath(id) as "/"} reloadDocument={id === "help"}>
              {t(PAGE_LABELS[id])}
            </Link>
          ))}
        </nav>
        <LookSwitch />
      </div>
    </footer>
  );
}
