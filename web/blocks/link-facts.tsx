import { Trans } from "@lingui/react/macro";
import type { ExternalLink } from "../../contract/content.ts";

/** Who made it, in which language, how long it takes where we know, and whose website it opens. */
export function LinkFacts({ link }: { link: ExternalLink }) {
  return (
    <small className="link-facts">
      {[link.by, link.languageName, link.length].filter(Boolean).join(" · ")}
      {" · "}
      <Trans>opens on YouTube</Trans>
    </small>
  );
}
