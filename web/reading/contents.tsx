import { Trans } from "@lingui/react/macro";
import type { Heading } from "../../contract/content.ts";

/** From so many headings on, a page tells at its head what is in it. */
const HEADINGS_MIN = 4;

/** The list of contents of a long page; folded, so that the text begins at once. */
export function Contents({ headings }: { headings: Heading[] }) {
  if (headings.length < HEADINGS_MIN) return null;
  return (
    <details className="page-contents">
      <summary>
        <Trans>On this page</Trans>
      </summary>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}
