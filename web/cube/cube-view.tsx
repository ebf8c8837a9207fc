import { useEffect, useRef } from "react";
import type { Sign } from "../../contract/content.ts";
import { THROW_MILLISECONDS } from "./cube-state.ts";
import { FRAMINGS, PHONE_QUERY, type Placement, POSTER_WIDTHS, type Shape } from "./placement.ts";
import type { createScene, CubeScene } from "./scene.ts";

type CubeViewProps = {
  /** The sign in front while the cube rests. */
  sign: Sign;
  placement: Placement;
  /** The sign it rolls to, as long as it rolls. */
  rollingTo?: Sign | null;
  alt: string;
};

/**
 * The cube: a picture in the first paint, and over it, once the page is idle and the cube in view, the same cube
 * living. The picture stays where there is no script or no WebGL. Its parent needs `position: relative`.
 */
export function CubeView({ sign, placement, rollingTo = null, alt }: CubeViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<CubeScene | null>(null);
  const latest = useRef({ sign, rollingTo });

  useEffect(() => {
    const element = canvas.current;
    // The hero does not move: its picture is the same cube, and costs a phone nothing.
    if (!element || placement === "hero") return;
    return whenSeenAndIdle(element, async (stopped) => {
      const living = await import("./scene.ts");
      if (stopped()) return () => undefined;
      return bringToLife(
        element,
        placement,
        latest.current.rollingTo ?? latest.current.sign,
        living.createScene,
        scene,
      );
    });
  }, [placement]);

  useEffect(() => {
    latest.current = { sign, rollingTo };
    if (rollingTo) void scene.current?.throwTo(rollingTo, THROW_MILLISECONDS);
    else scene.current?.show(sign);
  }, [sign, rollingTo]);

  return (
    <div className={`cube cube-${placement}`}>
      <div className="cube-frame">
        <Poster placement={placement} alt={alt} />
        {placement === "throw" && (
          <canvas ref={canvas} className="cube-canvas" width="1" height="1" aria-hidden="true" />
        )}
      </div>
    </div>
  );
}

function Poster({ placement, alt }: { placement: Placement; alt: string }) {
  const { wide, phone } = FRAMINGS[placement];
  const urgent = placement === "hero" ? ({ fetchPriority: "high" } as const) : {};
  return (
    <picture className="cube-poster">
      {(["avif", "webp"] as const).map((format) => (
        <source
          key={format}
          media={PHONE_QUERY}
          type={`image/${format}`}
          srcSet={posterSet(placement, "phone", format)}
          sizes={`${phone.width}px`}
          width={phone.width}
          height={phone.height}
        />
      ))}
      <source type="image/avif" srcSet={posterSet(placement, "wide", "avif")} sizes={`${wide.width}px`} />
      <img
        src={posterPath(placement, "wide", POSTER_WIDTHS.wide[0], "webp")}
        srcSet={posterSet(placement, "wide", "webp")}
        sizes={`${wide.width}px`}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading="eager"
        decoding="async"
        {...urgent}
      />
    </picture>
  );
}

function posterPath(placement: Placement, shape: Shape, width: number, format: string): string {
  return `/pictures/${placement}-${shape}-${width}.${format}`;
}

function posterSet(placement: Placement, shape: Shape, format: string): string {
  return POSTER_WIDTHS[shape]
    .map((width) => `${posterPath(placement, shape, width, format)} ${width}w`)
    .join(", ");
}

function bringToLife(
  canvas: HTMLCanvasElement,
  placement: Placement,
  sign: Sign,
  create: typeof createScene,
  place: { current: CubeScene | null },
): () => void {
  const narrow = matchMedia(PHONE_QUERY);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const frame = canvas.parentElement;
  const framing = () => FRAMINGS[placement][narrow.matches ? "phone" : "wide"];
  const created = create(canvas, {
    framing: framing(),
    sign,
    reducedMotion: () => still.matches,
    onDrawn: (moving) => {
      if (!frame?.classList.contains("cube-lit"))
        frame?.classList.add("cube-lit", moving ? "cube-at-once" : "cube-lit");
    },
    onLost: () => frame?.classList.remove("cube-lit", "cube-at-once"),
  });
  place.current = created;
  const reframe = () => created?.reframe(framing());
  narrow.addEventListener("change", reframe);
  return () => {
    narrow.removeEventListener("change", reframe);
    frame?.classList.remove("cube-lit", "cube-at-once");
    created?.dispose();
    place.current = null;
  };
}

/** Runs `start` once the element is in view and the browser has nothing better to do; returns how to undo it. */
function whenSeenAndIdle(
  element: Element,
  start: (stopped: () => boolean) => Promise<() => void>,
): () => void {
  let stopped = false;
  let undo: (() => void) | null = null;
  const run = () => {
    if (stopped) return;
    start(() => stopped).then(
      (end) => (stopped ? end() : (undo = end)),
      // The picture stays; a cube that does not move is no reason to trouble anybody.
      () => undefined,
    );
  };
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    sight.disconnect();
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 4000 });
    else setTimeout(run, 300);
  });
  sight.observe(element);
  return () => {
    stopped = true;
    sight.disconnect();
    undo?.();
  };
}
