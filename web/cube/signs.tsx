import type { Sign } from "../../contract/content.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { SIGN_PATHS } from "./sign-paths.ts";

/** The sign of a topic. */
export function SignIcon({ sign, className }: { sign: Sign; className?: string | undefined }) {
  return <LineIcon path={SIGN_PATHS[sign]} className={className} />;
}
