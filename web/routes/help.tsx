import { useLingui } from "@lingui/react/macro";
import type { Locale } from "../../contract/locale.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { ExternalMark } from "../ui/external-mark.tsx";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** Who to call. Works without a script, and on paper. */
export function Screen() {
  const { i18n } = useLingui();
  const { meta, blocks, data } = usePage("help");
  const locale = i18n.locale as Locale;
  return (
    <article className="essay">
      <PageHead meta={meta} />
      <ul className="helplines">
        {data.helplines.map((line) => (
          <li key={line.id}>
            {line.number && (
              <a className="helpline-number" href={line.tel}>
                {line.number}
              </a>
            )}
            <p>
              <strong>{line.name[locale]}</strong>
              <span>{line.for[locale]}</span>
              <span>{line.hours_text[locale]}</span>
              {line.url && (
                <a className="link" href={line.url} target="_blank" rel="noopener noreferrer">
                  {new URL(line.url).hostname.replace("www.", "")}
                  <ExternalMark />
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      <Blocks blocks={blocks} />
    </article>
  );
}
