import { useEffect, useRef, type SubmitEvent } from "react";
import type { SearchMeta } from "../../contract/content.ts";
import { QUERY_MAX_CHARACTERS, readQuery } from "../../contract/search.ts";

/** A pause in typing after which is searched. */
const PAUSE_MILLISECONDS = 150;
/** Whoever goes on typing sees first results already: after so many letters, and not more often than this. */
const EAGER_CHARACTERS = 3;
const EAGER_MILLISECONDS = 500;

interface SearchFormProps {
  meta: SearchMeta;
  query: string;
  /** Told what to search for, after a pause in typing or at once on Enter. */
  onQuery: (query: string) => void;
}

/** One field; without a script the form asks the worker. */
export function SearchForm({ meta, query, onQuery }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askedAt = useRef(-Infinity);
  /** What the field last asked for: a query that differs came from elsewhere, such as the way back. */
  const asked = useRef(query);

  const ask = () => {
    clearTimeout(pause.current);
    const text = readQuery(field.current?.value);
    if (text === asked.current) return;
    asked.current = text;
    askedAt.current = performance.now();
    onQuery(text);
  };

  const follow = () => {
    clearTimeout(pause.current);
    const isLong = readQuery(field.current?.value).length >= EAGER_CHARACTERS;
    if (isLong && performance.now() - askedAt.current > EAGER_MILLISECONDS) ask();
    else pause.current = setTimeout(ask, PAUSE_MILLISECONDS);
  };

  useEffect(() => {
    if (!field.current || query === asked.current) return;
    clearTimeout(pause.current);
    asked.current = query;
    field.current.value = query;
  }, [query]);

  // Something may have been typed before the app came.
  useEffect(() => {
    ask();
    return () => clearTimeout(pause.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is taken over
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask();
    // Makes room for the results where a keyboard covers them.
    if (matchMedia("(pointer: coarse)").matches) field.current?.blur();
  };

  return (
    <form className="search-form" action="/search" role="search" onSubmit={submit}>
      <label htmlFor="search-field">{meta.label}</label>
      <div>
        <input
          ref={field}
          id="search-field"
          name="q"
          type="search"
          defaultValue={query || undefined}
          maxLength={QUERY_MAX_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
          data-early=""
          onInput={follow}
        />
        <button className="button" type="submit">
          {meta.action}
        </button>
      </div>
    </form>
  );
}
