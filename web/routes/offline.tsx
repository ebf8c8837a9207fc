import { Trans, useLingui } from "@lingui/react/macro";
import type { Locale } from "../../contract/locale.ts";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/**
 * Stands in for a page that cannot be opened. It has no script but that of its look; the service worker takes `hidden` away from what is
 * kept (offline/calm-page.ts).
 */
export function Screen() {
  const { i18n } = useLingui();
  const { meta, data } = usePage("offline");
  const locale = i18n.locale as Locale;
  return (
    <article className="essay">
      <PageHead meta={meta} />
      <ul className="helplines">
        {data.helplines.map((line) => (
          <li key={line.id}>
            <a className="helpline-number" href={line.tel}>
              {line.number}
            </a>
            <p>
              <strong>{line.name[locale]}</strong>
              <span>{line.for[locale]}</span>
            </p>
          </li>
        ))}
      </ul>
      <p>
        {/* An empty address is that of the page that was wanted. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a className="button" href="">
          <Trans comment="Link: asks once more for a page that could not be opened">Try again</Trans>
        </a>
      </p>
      <section className="kept" hidden data-kept="">
        <h2>
          <Trans comment="Heading above a list of pages">Kept on this device</Trans>
        </h2>
        <ul>
          {data.pages.map(({ path, title }) => (
            <li key={path} hidden data-kept={path}>
              <a className="link" href={path}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
