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
      className="lit search-help"
      role="alert"
      aria-label={card.title}
      hidden={!isShown}
    >
      <p className="lit-title">{card.title}</p>
      <p>{card.text}</p>
      <ul className="lit-lines">
        {helplines.map((line) => (
          <li key={line.id}>
            <a className="lit-call" href={line.tel}>
              {line.number}
            </a>
            <p className="lit-about">
              <strong>{line.name[locale]}</strong>
              <span>{`${line.for[locale]} · ${line.hours_text[locale]}`}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="lit-ways">
        <a className="lit-way" href="/help">
          {card.more}
        </a>
      </p>
    </section>
  );
}
