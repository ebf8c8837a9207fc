import type { Sign } from "../../contract/content.ts";
import { currentLook, onLookChange } from "../look.ts";
import { type Eye, eyeOf, poseAt } from "./flight.ts";
import {
  blend,
  multiply,
  normalize,
  type Quaternion,
  restOf,
  smooth,
  standing,
  turn,
  uprightTurns,
} from "./orientation.ts";
import { STILL_FRAMING, STILLS } from "./placement.ts";
import { buildPlanes, LIGHT_SIZE, type Planes } from "./planes.ts";
import { createScene, type CubeScene } from "./scene.ts";
import { frontOf, settle, stepOf } from "./sides.ts";

/** A turn by the keys, and the way on to the nearest side when a hand lets go, in milliseconds. */
const STEP_MILLISECONDS = 450;
/** A hand's way across the screen, in radians a pixel. */
const RADIANS_A_PIXEL = 0.009;
/** So far (pixels) a finger may tremble and still press. */
const TREMBLE_PIXELS = 6;

const TURNS = uprightTurns(STILLS.turn.sign);

/**
 * Lets the cube of a `.cube-frame` be turned by its button `hand`: with a pointer, with the arrow keys, and with a press,
 * which brings the next side. It is drawn by the graphics processor where there is one, else with planes.
 *
 * @param onFront told the sign that has come to the front
 * @returns how to end it
 */
export function makeTurnable(
  frame: HTMLElement,
  hand: HTMLButtonElement,
  onFront: (sign: Sign) => void,
): () => void {
  let q = restOf(STILLS.turn.sign);
  let front = frontOf(q);
  let request = 0;
  const picture = createPicture(frame, () => q);
  const ended = new AbortController();
  const { signal } = ended;

  function show(next: Quaternion): void {
    q = normalize(next);
    picture.draw();
    const sign = frontOf(q);
    if (sign !== front) onFront(sign);
    front = sign;
  }

  function goTo(end: Quaternion): void {
    cancelAnimationFrame(request);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return show(end);
    const start = q;
    let began = 0;
    const step = (now: number) => {
      began ||= now;
      const t = Math.min((now - began) / STEP_MILLISECONDS, 1);
      show(blend(start, end, smooth(t)));
      if (t < 1) request = requestAnimationFrame(step);
    };
    request = requestAnimationFrame(step);
  }

  let goal = q;
  const follow = (next: Quaternion) => goTo((goal = next));

  let held: { x: number; y: number; far: number } | null = null;
  let wasDragged = false;
  hand.addEventListener(
    "pointerdown",
    (event) => {
      held = { x: event.clientX, y: event.clientY, far: 0 };
      wasDragged = false;
      hand.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  hand.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      if (!held) return;
      const [across, down] = [clientX - held.x, clientY - held.y];
      const far = held.far + Math.hypot(across, down);
      held = { x: clientX, y: clientY, far };
      wasDragged ||= far > TREMBLE_PIXELS;
      if (!wasDragged) return;
      cancelAnimationFrame(request);
      const turned = multiply(
        turn([1, 0, 0], down * RADIANS_A_PIXEL),
        turn([0, 1, 0], across * RADIANS_A_PIXEL),
      );
      show(multiply(turned, q));
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"])
    hand.addEventListener(
      end,
      () => {
        if (held && wasDragged) follow(settle(q));
        held = null;
      },
      { signal },
    );
  hand.addEventListener(
    "click",
    () => {
      // What was dragged has been let go of, not pressed.
      const next = wasDragged ? null : stepOf("ArrowLeft", goal);
      wasDragged = false;
      if (next) follow(next);
    },
    { signal },
  );
  hand.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = stepOf(event.key, goal);
      if (!next) return;
      event.preventDefault();
      follow(next);
    },
    { signal },
  );

  return () => {
    ended.abort();
    cancelAnimationFrame(request);
    picture.end();
  };
}

/** What is seen of the cube: the picture, until it is turned; then the drawn scene, or planes until there is one. */
function createPicture(frame: HTMLElement, pose: () => Quaternion): { draw(): void; end(): void } {
  const canvas = frame.querySelector("canvas");
  const space = frame.querySelector<HTMLElement>(".cube-flight");
  let isDrawn = false;
  let scene: CubeScene | null = null;
  let isMoved = false;
  let planes: { parts: Planes; eye: Eye } | null = null;

  function lay(): void {
    if (!space || isDrawn) return;
    const eye = eyeOf(STILL_FRAMING, frame.clientWidth, frame.clientHeight);
    const parts = buildPlanes(eye, poseAt(standing(pose()), TURNS, eye, LIGHT_SIZE));
    Object.assign(space.style, {
      perspective: `${eye.perspective}px`,
      perspectiveOrigin: `${eye.x}px ${eye.y}px`,
    });
    space.replaceChildren(...parts.parts);
    planes = { parts, eye };
    // Behind the picture, so that their wood is there when a hand comes.
    frame.classList.add("cube-prepared");
  }

  function movePlanes(): void {
    if (!planes) return;
    const { parts, eye } = planes;
    const { cube, faces } = poseAt(standing(pose()), TURNS, eye, LIGHT_SIZE);
    parts.cube.style.transform = cube;
    faces.forEach(({ shade, light }, index) => {
      const face = parts.faces[index];
      if (!face) return;
      face.shade.style.opacity = String(shade);
      face.light.style.transform = light;
    });
    frame.classList.remove("cube-prepared");
    frame.classList.add("cube-flying");
  }

  if (canvas)
    scene = createScene(canvas, {
      framing: STILL_FRAMING,
      sign: STILLS.turn.sign,
      isDay: () => currentLook() === "day",
      onDrawn: () => {
        isDrawn = true;
        frame.classList.add("cube-lit");
        frame.classList.remove("cube-flying", "cube-prepared");
        space?.replaceChildren();
        planes = null;
      },
      onLost: () => {
        isDrawn = false;
        frame.classList.remove("cube-lit");
        lay();
        if (isMoved) movePlanes();
      },
    });
  const sizes = new ResizeObserver(() => {
    lay();
    if (isMoved) movePlanes();
  });
  sizes.observe(frame);
  const endLook = onLookChange(() => scene?.relight());

  return {
    draw() {
      isMoved = true;
      scene?.turn(pose());
      if (!isDrawn) movePlanes();
    },
    end() {
      endLook();
      sizes.disconnect();
      scene?.dispose();
      space?.replaceChildren();
      frame.classList.remove("cube-lit", "cube-flying", "cube-prepared");
    },
  };
}
