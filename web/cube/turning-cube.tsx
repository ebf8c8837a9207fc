import type { Sign } from "../../contract/content.ts";
import { SIGN_PATHS } from "./sign-paths.ts";
import { SignIcon } from "./signs.tsx";

const SIGNS = Object.keys(SIGN_PATHS) as Sign[];

/** A small cube that slowly turns and shows its six signs (spec §2 "Why cube"); drawn by the style sheet alone. */
export function TurningCube() {
  return (
    <div className="turning-cube" aria-hidden="true">
      <div>
        {SIGNS.map((sign) => (
          <SignIcon key={sign} sign={sign} />
        ))}
      </div>
    </div>
  );
}
