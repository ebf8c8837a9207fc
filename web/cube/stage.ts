import type { Sign } from "../../contract/content.ts";
import type { CubeState } from "./cube-state.ts";
import { eyeOf, flightOf } from "./flight.ts";
import { FRAMINGS, PHONE_QUERY, posterName } from "./placement.ts";
import { buildPlanes, LIGHT_SIZE } from "./planes.ts";
import type { CubeScene } from "./scene.ts";

/** First the light on the ground goes over into that of the picture, then the cube itself. */
const LANDING_MILLISECONDS = 400;
/** How bright a cube is whose lamp goes out and comes back, and when; for those who do not want it to move. */
const DIMMING = { opacity: [1, 0.1, 0.1, 1], offset: [0, 0.3, 0.5, 1] };

/** What shows the cube in its frame: the picture, the planes that roll, and the drawn scene where there is one. */
export interface CubeStage {
  /** Shows what the cube does; may be called again with the same state, and goes on with a throw that is under way. */
  follow(state: CubeState): void;
  /** A scene that can draw the next throw; null takes it away again. */
  join(scene: CubeScene | null): void;
}

const stages = new WeakMap<Element, CubeStage>();

/** The stage of a `.cube-frame`: one and the same for the script that comes first and for the app. */
export function stageOf(frame: HTMLElement): CubeStage {
  const known = stages.get(frame);
  if (known) return known;
  const stage = createStage(frame);
  stages.set(frame, stage);
  return stage;
}

function createStage(frame: HTMLElement): CubeStage {
  const poster = frame.querySelector("picture");
  const flight = frame.querySelector<HTMLElement>(".cube-flight");
  let scene: CubeScene | null = null;
  let sign: Sign | null = null;
  /** The throw that is shown, by the moment of its end. */
  let shown = 0;
  let animations: Animation[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];
  let round = 0;
  let isLanding = false;

  function roll(from: Sign, to: Sign, milliseconds: number): void {
    clear();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      animations = [frame.animate(DIMMING, { duration: milliseconds })];
      later(milliseconds * 0.4, () => show(to));
    } else if (scene?.throwTo(to, milliseconds)) {
      showPoster(poster, to);
    } else if (flight) {
      fly(flight, from, to, milliseconds);
      showPoster(poster, to);
    }
  }

  function fly(space: HTMLElement, from: Sign, to: Sign, milliseconds: number): void {
    const shape = matchMedia(PHONE_QUERY).matches ? "phone" : "wide";
    const eye = eyeOf(FRAMINGS.throw[shape], frame.clientWidth, frame.clientHeight);
    const planes = buildPlanes(eye);
    Object.assign(space.style, {
      perspective: `${eye.perspective}px`,
      perspectiveOrigin: `${eye.x}px ${eye.y}px`,
    });
    space.replaceChildren(...planes.parts);
    const motion = flightOf(from, to, eye, LIGHT_SIZE);
    const timing = { duration: milliseconds, fill: "both" } as const;
    animations = [planes.cube.animate(motion.cube, timing)];
    motion.faces.forEach(({ turn, shade, light }, index) => {
      const face = planes.faces[index];
      if (!face) return;
      animations.push(
        face.picture.animate(turn, timing),
        face.shade.animate(shade, timing),
        face.light.animate(light, timing),
      );
    });
    frame.classList.add("cube-flying");
  }

  /** The planes have come to rest: the picture takes their place when it is there. */
  function land(): void {
    const current = round;
    isLanding = true;
    const uncover = () => {
      if (current !== round) return;
      frame.classList.add("cube-landing");
      later(LANDING_MILLISECONDS, () => frame.classList.add("cube-landed"));
      later(LANDING_MILLISECONDS * 2, clear);
    };
    // Where it cannot be had, the cube stays as it has come to rest.
    poster
      ?.querySelector("img")
      ?.decode()
      .then(uncover, () => undefined);
  }

  function show(to: Sign): void {
    sign = to;
    showPoster(poster, to);
    scene?.show(to);
  }

  function later(milliseconds: number, step: () => void): void {
    timers.push(setTimeout(step, milliseconds));
  }

  function clear(): void {
    round++;
    isLanding = false;
    timers.forEach(clearTimeout);
    timers = [];
    for (const animation of animations) animation.cancel();
    animations = [];
    frame.classList.remove("cube-flying", "cube-landing", "cube-landed");
    flight?.replaceChildren();
  }

  return {
    follow(state) {
      if (state.phase === "rolling") {
        if (state.end === shown) return;
        shown = state.end;
        sign = state.sign;
        roll(state.from, state.sign, Math.max(state.end - performance.now(), 0));
      } else if (state.sign !== sign) {
        clear();
        show(state.sign);
      } else if (frame.classList.contains("cube-flying") && !isLanding) {
        scene?.show(state.sign);
        land();
      }
    },
    join(next) {
      scene = next;
    },
  };
}

/** The picture of the cube with another sign in front; the browser chooses among its sizes as before. */
function showPoster(poster: Element | null, sign: Sign): void {
  for (const source of poster?.querySelectorAll("source, img") ?? []) {
    for (const name of ["src", "srcset"]) {
      const value = source.getAttribute(name);
      const wanted = value?.replace(/\/throw-(\w+-)?(?=wide|phone)/g, `/${posterName("throw", sign)}-`);
      if (wanted && wanted !== value) source.setAttribute(name, wanted);
    }
  }
}
