import { SIGNS } from "../../contract/content.ts";
import { SignIcon } from "./signs.tsx";

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
