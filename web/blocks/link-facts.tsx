import { useLingui } from "@lingui/react/macro";
import type { ExternalLink } from "../../contract/content.ts";

/** Who made it, in which language, how long it takes where we know, and whose website it opens. */
export function LinkFacts({ link }: { link: ExternalLink }) {
  const { t } = useLingui();
  const facts = [link.by, link.languageName, link.length, t`opens on YouTube`];
  return <small className="link-facts">{facts.filter(Boolean).join(" · ")}</small>;
}
