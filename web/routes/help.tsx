import { useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { readCountry, type HelpCountry } from "../../contract/countries.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { HelpLines, isWritten, WrittenWays } from "../help/help-lines.tsx";
import { keepOpening } from "../ui/opening.ts";
import { servedCountry } from "../ui/served-country.ts";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/**
 * Who to call. Works without a script, and on paper. The country of the visitor stands first
 * (docs/decisions/0019-own-country-first.md); 116 123 and 112 are always shown.
 */
export function Screen() {
  const { meta, blocks, data } = usePage("help");
  const country = useCountry();
  useEffect(keepOpening, []);
  const { words } = meta;
  const own = data.countries.find(({ code }) => code === country);
  const others = data.countries.filter((candidate) => candidate !== own);
  const shown = own?.lines.flatMap(({ ways }) => ways.map((way) => way.shown)) ?? [];
  const always = data.always.filter(({ ways }) => !ways.some((way) => shown.includes(way.shown)));
  const asked = own ?? data.countries[0];
  const isAnswered = asked?.lines.some(isWritten) ?? false;
  return (
    <article
      className="essay help"
      data-country={country ?? undefined}
      data-opening={JSON.stringify(words.opening)}
    >
      {/* Filled by the worker for a browser that wishes another language (worker/pages/short-help.ts); React leaves it so. */}
      <p className="help-own-language" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      <PageHead meta={meta} />
      {/* Who cannot speak would otherwise scroll past every number first. */}
      <p className="help-to-silent">
        <a className="link" href={`#${data.silentId}`}>
          {words.silent.title}
        </a>
      </p>
      <section className="lit help-first" aria-label={own?.name ?? meta.title}>
        {own && <h2 className="lit-title">{own.name}</h2>}
        {own && <HelpLines lines={own.lines} />}
        {own && always.length > 0 && <h2 className="lit-title help-always">{words.always}</h2>}
        <HelpLines lines={own ? always : [...always, data.world]} />
      </section>
      <details className="help-elsewhere" open={!own}>
        <summary>
          <h2>{words.elsewhere}</h2>
        </summary>
        {others.map(({ code, name, lines }) => (
          <details key={code}>
            <summary>
              <h3>{name}</h3>
            </summary>
            <div className="lit">
              <HelpLines lines={lines} />
            </div>
          </details>
        ))}
        {own && (
          <div className="lit">
            <HelpLines lines={[data.world]} />
          </div>
        )}
      </details>
      <section className="help-silent">
        <h2 id={data.silentId}>{words.silent.title}</h2>
        <div className="prose">
          <p>{words.silent.text}</p>
          {!isAnswered && <p>{words.silent.none}</p>}
        </div>
        {asked && isAnswered && (
          <div className="lit">
            {!own && <p className="lit-title">{asked.name}</p>}
            <WrittenWays lines={asked.lines} />
          </div>
        )}
      </section>
      <Blocks blocks={blocks} />
      <details className="leaving-note">
        <summary>{data.leaving.title}</summary>
        <div className="prose" dangerouslySetInnerHTML={{ __html: data.leaving.html }} />
      </details>
      <nav className="help-plain" aria-label={words.plain}>
        <h2>{words.plain}</h2>
        <ul>
          {data.plain.map(({ path, language, name }) => (
            <li key={path}>
              <a className="link" href={path} hrefLang={language} lang={language}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}

/** What the address names, or the worker knew when it chose this page: the app finds it there. */
function useCountry(): HelpCountry | null {
  const { country } = useSearch({ strict: false });
  const [served] = useState(() => (typeof document === "undefined" ? null : servedCountry()));
  return readCountry(country) ?? served;
}
