import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, type ReactNode, type SubmitEvent } from "react";
import { SIGNALS } from "../../contract/chat.ts";
import { LOCALES } from "../../contract/locale.ts";
import { QUEUE_STATES, SEARCH_MAX_CHARACTERS, SORTS, THUMBS, type Sort } from "../../contract/logs.ts";
import { hasCriteria, readView, type LogView } from "./log-address.ts";
import { LANGUAGE_WORDS, SIGNAL_WORDS, STATE_WORDS, THUMB_WORDS } from "./log-words.ts";

interface FilterBarProps {
  view: LogView;
  onChange: (change: Pick<LogView, "filter" | "sort">) => void;
}

/** Words are searched for on Enter, since every search is written down; all else takes effect at once. */
export function FilterBar({ view, onChange }: FilterBarProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { filter, sort } = view;

  const apply = () => {
    if (!form.current) return;
    const fields = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    const next = readView(fields);
    onChange({ filter: next.filter, sort: next.sort });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
  const sortWords: Record<Sort, string> = {
    newest: t({ message: "Newest", comment: "Order of conversations: these first" }),
    oldest: t({ message: "Oldest", comment: "Order of conversations: these first" }),
    longest: t({ message: "Longest", comment: "Order of conversations: these first" }),
    signals: t({ message: "With a signal", comment: "Order of conversations: these first" }),
  };

  return (
    // A filter that comes from the address fills the fields anew.
    <form
      key={JSON.stringify([filter, sort])}
      ref={form}
      className="log-filter"
      role="search"
      aria-label={t`Filter of conversations`}
      onSubmit={submit}
    >
      <div className="log-search">
        <p className="log-search-head">
          <label htmlFor="log-q">
            <Trans>Search in messages</Trans>
          </label>
          <span id="log-q-hint" className="log-hint">
            <Trans>
              Words in any form, “exact words” in quotation marks, or the beginning of a session id
            </Trans>
          </span>
        </p>
        <div>
          <input
            id="log-q"
            name="q"
            type="search"
            defaultValue={filter.q}
            maxLength={SEARCH_MAX_CHARACTERS}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="log-q-hint"
          />
          <button className="log-button" type="submit">
            <Trans comment="Button: search in messages">Search</Trans>
          </button>
        </div>
      </div>
      <Choice name="language" label={t`Language`} value={filter.language} onChange={apply}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale}>
            {i18n._(LANGUAGE_WORDS[locale])}
          </option>
        ))}
      </Choice>
      <Choice
        name="signal"
        label={t({ message: "Signal", comment: "Filter: sign of danger" })}
        value={filter.signal}
        onChange={apply}
      >
        <option value="any">{t({ message: "Any signal", comment: "Filter: any sign of danger" })}</option>
        {SIGNALS.map((signal) => (
          <option key={signal} value={signal}>
            {i18n._(SIGNAL_WORDS[signal])}
          </option>
        ))}
      </Choice>
      <Choice
        name="state"
        label={t({ message: "State", comment: "Filter: state in the queue" })}
        value={filter.state}
        onChange={apply}
      >
        {QUEUE_STATES.map((state) => (
          <option key={state} value={state}>
            {i18n._(STATE_WORDS[state])}
          </option>
        ))}
      </Choice>
      <Choice
        name="feedback"
        label={t({ message: "Thumbs", comment: "Filter: what visitors think of replies" })}
        value={filter.feedback}
        onChange={apply}
      >
        {THUMBS.map((thumb) => (
          <option key={thumb} value={thumb}>
            {i18n._(THUMB_WORDS[thumb])}
          </option>
        ))}
      </Choice>
      <Day
        name="from"
        label={t({ message: "From", comment: "Filter: first day" })}
        value={filter.from}
        onChange={apply}
      />
      <Day
        name="to"
        label={t({ message: "To", comment: "Filter: last day" })}
        value={filter.to}
        onChange={apply}
      />
      <div className="log-choice">
        <label htmlFor="log-sort">
          <Trans comment="Label: which conversations come first">First</Trans>
        </label>
        <select id="log-sort" name="sort" defaultValue={sort} onChange={apply}>
          {SORTS.map((name) => (
            <option key={name} value={name}>
              {sortWords[name]}
            </option>
          ))}
        </select>
      </div>
      {(hasCriteria(filter) || sort !== "newest") && (
        <button
          className="log-button log-button-plain"
          type="button"
          onClick={() => onChange({ filter: {}, sort: "newest" })}
        >
          <Trans comment="Button: without any filter">Clear the filter</Trans>
        </button>
      )}
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  onChange: () => void;
  children: ReactNode;
}

function Choice({ name, label, value, onChange, children }: ChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className="log-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value ?? ""} onChange={onChange}>
        <option value="">{t({ message: "All", comment: "Filter: without this criterion" })}</option>
        {children}
      </select>
    </div>
  );
}

function Day({ name, label, value, onChange }: Omit<ChoiceProps, "children">) {
  const id = useId();
  return (
    <div className="log-choice">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="date"
        min="2020-01-01"
        max="2099-12-31"
        defaultValue={value}
        // A year is typed digit by digit: only a whole date counts.
        onChange={(event) => event.target.validity.valid && onChange()}
      />
    </div>
  );
}
