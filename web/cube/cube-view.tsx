import { useEffect, useRef, useState } from "react";
import type { Sign } from "../../contract/content.ts";
import { currentLook, onLookChange } from "../look.ts";
import { Poster } from "./cube-picture.tsx";
import { FRAMINGS, PHONE_QUERY } from "./placement.ts";
import type { createScene } from "./scene.ts";
import { stageOf, type CubeStage } from "./stage.ts";
import { readCube, watchCube } from "./throws.ts";
import { whenSeenAndIdle } from "./when-seen.ts";

/**
 * The cube that is thrown: a picture in the first paint, and over it, once the page is idle and the cube in view, the
 * same cube living. Where there is no graphics processor, planes roll (stage.ts), and the picture shows where they came
 * to rest. It follows the cube of the page (throws.ts); `sign` is in front in the first rendering. Its parent needs
 * `position: relative`.
 */
export function CubeView({ sign, alt, onThrow }: { sign: Sign; alt: string; onThrow: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [firstSign] = useState(sign);

  useEffect(() => {
    const stage = frame.current && stageOf(frame.current);
    stage?.follow(readCube());
    return watchCube(() => stage?.follow(readCube()));
  }, []);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !frame.current) return;
    const stage = stageOf(frame.current);
    return whenSeenAndIdle(element, async (stopped) => {
      const living = await import("./scene.ts");
      if (stopped()) return () => undefined;
      return bringToLife(element, readCube().sign, living.createScene, stage);
    });
  }, []);

  return (
    <div className="cube cube-throw">
      <div className="cube-frame" ref={frame}>
        <Poster placement="throw" sign={firstSign} alt={alt} />
        <canvas ref={canvas} className="cube-canvas" width="1" height="1" aria-hidden="true" />
        {/* The stage's own: planes may roll in it before the app is there. */}
        <div className="cube-flight" aria-hidden="true" dangerouslySetInnerHTML={EMPTY} />
        {/* From the sign in front to the words (throw.css). */}
        <div className="cube-beam" aria-hidden="true" />
        {/* The cube itself, for a hand; keys and readers have the button. */}
        <div className="cube-hand" aria-hidden="true" data-throw="" onClick={onThrow} />
      </div>
    </div>
  );
}

const EMPTY = { __html: "" };

function bringToLife(
  canvas: HTMLCanvasElement,
  sign: Sign,
  create: typeof createScene,
  stage: CubeStage,
): () => void {
  const narrow = matchMedia(PHONE_QUERY);
  const frame = canvas.parentElement;
  const framing = () => FRAMINGS.throw[narrow.matches ? "phone" : "wide"];
  const created = create(canvas, {
    framing: framing(),
    sign,
    isDay: () => currentLook() === "day",
    onDrawn: () => frame?.classList.add("cube-lit"),
    onLost: () => frame?.classList.remove("cube-lit"),
  });
  stage.join(created);
  const reframe = () => created?.reframe(framing());
  narrow.addEventListener("change", reframe);
  const endLook = onLookChange(() => created?.relight());
  return () => {
    endLook();
    narrow.removeEventListener("change", reframe);
    frame?.classList.remove("cube-lit");
    stage.join(null);
    created?.dispose();
  };
}
