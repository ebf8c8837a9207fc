import type { SearchPage } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import { SEARCH_PLACES } from "../../contract/search.ts";

interface SearchHelpProps extends Pick<SearchPage["data"], "card" | "helplines"> {
  locale: Locale;
  isShown: boolean;
}

/** Who to call, before any result, where the question tells of danger. */
export function SearchHelp({ card, helplines, locale, isShown }: SearchHelpProps) {
  return (
    <section
      id={SEARCH_PLACES.help}
      className="notice"
      role="alert"
      aria-label={card.title}
      hidden={!isShown}
    >
      <p>
        <strong>{card.title}</strong> {card.text}
      </p>
      <ul>
        {helplines.map((line) => (
          <li key={line.id}>
            <a className="helpline-number" href={line.tel}>
              {line.number}
            </a>{" "}
            {line.name[locale]}, {line.for[locale]}
          </li>
        ))}
      </ul>
      <p>
        <a className="link" href="/help">
          {card.more}
        </a>
      </p>
    </section>
  );
}
