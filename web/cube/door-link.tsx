import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { TopicDoor } from "../../contract/content.ts";
import { SignIcon } from "./signs.tsx";

/** The way from a thought to the text behind its face. */
export function DoorLink({ door, hidden = false }: { door: TopicDoor; hidden?: boolean }) {
  return (
    <Link
      className="door"
      to={door.path as "/"}
      data-sign={door.sign}
      hidden={hidden}
      suppressHydrationWarning
    >
      <SignIcon sign={door.sign} />
      <span>
        <small>
          <Trans comment="Before the title of the essay that belongs to a face of the cube">
            Behind this sign:
          </Trans>
        </small>{" "}
        <span className="door-title">{door.title}</span>
      </span>
    </Link>
  );
}
