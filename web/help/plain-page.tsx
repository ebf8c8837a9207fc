import { Fragment } from "react";
import { localizedPath } from "../../contract/locale.ts";
import { pagePath } from "../../contract/pages.ts";
import type { LeaveTexts } from "../../contract/leave.ts";
import type { PlainHelp } from "../../contract/plain-help.ts";
import { LeaveLink } from "../ui/leave-link.tsx";
import { NumberLinks } from "../ui/number-links.tsx";

interface PlainPageProps {
  page: PlainHelp;
  leave: LeaveTexts;
  others: readonly PlainHelp[];
}

/** A short version of /help in another language: a finished page without the app, the numbers before everything else. */
export function PlainPage({ page, leave, others }: PlainPageProps) {
  return (
    <>
      <header className="plain-head">
        <a href="/" lang="sl">
          Kocka modrosti
        </a>
        <LeaveLink leave={leave} />
      </header>
      <main className="essay help">
        <div className="page-head">
          <h1>{page.title}</h1>
        </div>
        <ul className="lit lit-lines">
          {page.lines.map(({ id, name, about, ways }) => (
            <li key={id}>
              {ways
                .filter(({ kind }) => kind === "call")
                .slice(0, 1)
                .map(({ href, shown }) => (
                  <a key={href} className="lit-call" href={href}>
                    {shown}
                  </a>
                ))}
              <p className="lit-about">
                <strong>{name}</strong>
                <span>{about}</span>
              </p>
              {ways.some(({ kind }) => kind !== "call") && (
                <p className="lit-ways">
                  {ways
                    .filter(({ kind }) => kind !== "call")
                    .map(({ kind, href, shown }) => (
                      <a key={kind + href} className="lit-way" href={href}>
                        {shown}
                      </a>
                    ))}
                </p>
              )}
            </li>
          ))}
        </ul>
        <p className="page-lead plain-lead">{page.lead}</p>
        <div className="prose">
          {page.sections.map(({ title, steps, paragraphs }) => (
            <Fragment key={title}>
              <h2>{title}</h2>
              {steps && (
                <ol>
                  {steps.map((step) => (
                    <li key={step}>
                      <NumberLinks text={step} numbers={page.numbers} />
                    </li>
                  ))}
                </ol>
              )}
              {paragraphs?.map((paragraph) => (
                <p key={paragraph}>
                  <NumberLinks text={paragraph} numbers={page.numbers} />
                </p>
              ))}
            </Fragment>
          ))}
        </div>
        <p className="plain-end">
          {page.notRead && <span>{page.notRead}</span>}
          <span>{`${page.full}: `}</span>
          <a className="link" href={localizedPath(pagePath("help"), "sl")} lang="sl">
            Pomoč
          </a>
          <a className="link" href={localizedPath(pagePath("help"), "en")} lang="en">
            Help
          </a>
          {others.map(({ path, language, name }) => (
            <a key={path} className="link" href={path} lang={language}>
              {name}
            </a>
          ))}
        </p>
      </main>
    </>
  );
}
