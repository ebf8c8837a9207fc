import { useEffect, useRef } from "react";
import { createStars, drawStars } from "./stars.ts";

/** Twinkling needs few frames; more would only warm the phone. */
const FRAME_MS = 66;

/** 100 stars on a canvas; still with reduced motion, paused while the tab is hidden (spec §2). */
export function Starfield() {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const stars = createStars();
    const stillness = matchMedia("(prefers-reduced-motion: reduce)");
    let timer = 0;

    const draw = () => {
      clearTimeout(timer);
      drawStars(context, stars, { width: innerWidth, height: innerHeight, scale: Math.min(devicePixelRatio, 2), seconds: stillness.matches ? null : performance.now() / 1000 });
      if (!stillness.matches && !document.hidden) timer = window.setTimeout(() => requestAnimationFrame(draw), FRAME_MS);
    };
    draw();
    const changes = [
      [window, "resize"],
      [document, "visibilitychange"],
      [stillness, "change"],
    ] as const;
    for (const [target, event] of changes) target.addEventListener(event, draw);
    return () => {
      clearTimeout(timer);
      for (const [target, event] of changes) target.removeEventListener(event, draw);
    };
  }, []);

  return <canvas className="sky" ref={canvas} aria-hidden="true" />;
}
