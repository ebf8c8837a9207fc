import { useLingui } from "@lingui/react/macro";
import type { ExternalLink } from "../../contract/content.ts";

/** Who made it, in which language, and how long it takes where we know. */
export function factsOf(link: ExternalLink): string[] {
  return [link.by, link.languageName, link.length].filter((fact) => fact !== undefined);
}

/** The same in one line, and whose website it opens. */
export function LinkFacts({ link }: { link: ExternalLink }) {
  const { t } = useLingui();
  return <small className="link-facts">{[...factsOf(link), t`opens on YouTube`].join(" · ")}</small>;
}
