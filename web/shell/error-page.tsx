import type { ErrorComponentProps } from "@tanstack/react-router";
import { pagePath } from "../../contract/pages.ts";
import { HelpWindow } from "../ui/help-window.tsx";

/** Shown when a route fails unexpectedly (spec §8); English in both languages, since the texts themselves may be missing. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, "error">) {
  return (
    <section className="wrap error-page" lang="en">
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p>{error instanceof Error ? error.message : "Something went wrong."}</p>
      <p lang="sl">
        Osveži stran ali se vrni na{" "}
        <a className="link" href="/">
          prvo stran
        </a>
        . Če je nujno, pokliči{" "}
        <a className="link" href="tel:116123">
          116 123
        </a>{" "}
        ali{" "}
        <a className="link" href="tel:112">
          112
        </a>
        .
      </p>
      <a className="help-window" href={pagePath("help")}>
        <HelpWindow name="Pomoč · Help" />
      </a>
    </section>
  );
}
