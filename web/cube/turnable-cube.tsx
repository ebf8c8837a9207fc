import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Sign, TopicCard } from "../../contract/content.ts";
import { STILLS } from "./placement.ts";
import { StillCube } from "./still-cube.tsx";
import { whenSeenAndIdle } from "./when-seen.ts";

/**
 * The cube of the site, to be turned (spec §2 "Why cube"): a picture in the first paint, alive once it is in view and the
 * browser has nothing better to do. What it shows in front is named beside it and leads there; the button's presses and
 * arrow keys are for those who turn it without seeing it.
 */
export function TurnableCube({ topics }: { topics: TopicCard[] }) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLButtonElement>(null);
  const [front, setFront] = useState<Sign>(STILLS.turn.sign);
  const topic = topics.find(({ sign }) => sign === front);

  useEffect(() => {
    const [space, button] = [frame.current, hand.current];
    if (!space || !button) return;
    return whenSeenAndIdle(button, async (stopped) => {
      const { makeTurnable } = await import("./turning.ts");
      return stopped() ? () => undefined : makeTurnable(space, button, setFront);
    });
  }, []);

  return (
    <div className="turn">
      <div className="cube-frame" ref={frame}>
        <StillCube name="turn" alt={t`A wooden cube; warm light shines through the signs carved into it`} />
        <canvas className="cube-canvas" width="1" height="1" aria-hidden="true" />
        {/* Planes are put in it where there is no graphics processor (turning.ts). */}
        <div className="cube-flight" aria-hidden="true" dangerouslySetInnerHTML={EMPTY} />
        <button
          className="turn-hand"
          type="button"
          data-early=""
          ref={hand}
          aria-label={t`Turn the cube`}
          aria-describedby="turn-how"
        />
      </div>
      <div className="turn-words">
        <p className="turn-how" id="turn-how">
          <Trans comment="How a cube is turned; beside the cube">
            Take hold of it and turn it, or use the arrow keys.
          </Trans>
        </p>
        {topic && (
          <output className="turn-front">
            <Trans comment="Before the title of the text whose sign the cube shows in front">In front:</Trans>{" "}
            <Link className="link" to={topic.path as "/"}>
              {topic.title}
            </Link>
          </output>
        )}
      </div>
    </div>
  );
}

const EMPTY = { __html: "" };
