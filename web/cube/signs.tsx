import type { Sign } from "../../contract/content.ts";
import { SIGN_PATHS } from "./sign-paths.ts";

/** The sign of a topic, drawn in the colour of the text around it; its words stand beside it, so it is silent. */
export function SignIcon({ sign, className }: { sign: Sign; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SIGN_PATHS[sign]} />
    </svg>
  );
}
