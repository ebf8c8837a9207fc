import { useEffect, useRef, type SubmitEvent } from "react";
import type { SearchMeta } from "../../contract/content.ts";
import { QUERY_MAX_CHARACTERS, readQuery } from "../../contract/search.ts";

/** A pause in typing after which is searched. */
const PAUSE_MILLISECONDS = 150;

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
  /** What the field last asked for: a query that differs came from elsewhere, such as the way back. */
  const asked = useRef(query);

  const ask = () => {
    clearTimeout(pause.current);
    const text = readQuery(field.current?.value);
    if (text === asked.current) return;
    asked.current = text;
    onQuery(text);
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
          onInput={() => {
            clearTimeout(pause.current);
            pause.current = setTimeout(ask, PAUSE_MILLISECONDS);
          }}
        />
        <button className="button" type="submit">
          {meta.action}
        </button>
      </div>
    </form>
  );
}
