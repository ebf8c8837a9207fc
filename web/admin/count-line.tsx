import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Count } from "./use-count.ts";

/** Says that conversations are being counted or could not be; once their number is known, what `children` say. */
export function CountLine({ count, children }: { count: Count; children: ReactNode }) {
  return (
    <p role="status">
      {count === null && <Trans comment="Conversations are being counted">Counting...</Trans>}
      {count === "failed" && <Trans>The conversations could not be counted. Please try again.</Trans>}
      {typeof count === "number" && children}
    </p>
  );
}
