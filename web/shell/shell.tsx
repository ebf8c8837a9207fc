import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ShellTexts } from "../../contract/content.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Starfield } from "./starfield.tsx";

/**
 * What surrounds every page.
 *
 * @param mayLeave the page has a button that takes it away at once
 * @param floating the button that stands above it
 */
export function Shell({
  texts,
  mayLeave,
  floating,
  children,
}: {
  texts: ShellTexts;
  mayLeave: boolean;
  floating: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <>
      <Starfield />
      <a className="skip" href="#main">
        {t`Skip to content`}
      </a>
      <Header leave={mayLeave ? texts.leave : null} />
      <main id="main">{children}</main>
      <Footer helplines={texts.helplines} />
      {floating}
    </>
  );
}
