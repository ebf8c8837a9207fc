import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ShellTexts } from "../../contract/content.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Starfield } from "./starfield.tsx";

/** What surrounds every page. `floating` is the button that stands above it. */
export function Shell({
  texts,
  floating,
  children,
}: {
  texts: ShellTexts;
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
      <Header />
      <main id="main">{children}</main>
      <Footer helplines={texts.helplines} />
      {floating}
    </>
  );
}
