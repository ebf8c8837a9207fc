import type { Sign } from "../../contract/content.ts";
import type { CubeState } from "./cube-state.ts";
import { cubeFlight, type CubeFlight, type Eye, eyeOf, groundFlight, restPose } from "./flight.ts";
import { watchFlicks } from "./flick.ts";
import { currentLook } from "../look.ts";
import { FRAMINGS, PHONE_QUERY, pictureFolder, posterName } from "./placement.ts";
import { buildPlanes, LIGHT_SIZE, type Planes } from "./planes.ts";
import type { CubeScene } from "./scene.ts";
import { readHabits } from "./throw-habits.ts";
import type { Tumble } from "./tumble.ts";
import { chooseWay } from "./ways.ts";

/** First the light on the ground goes over into that of the picture, then the cube itself. */
const LANDING_MILLISECONDS = 400;
/** So long a throw waits for the wood of the planes before they roll without it; the picture stirs meanwhile (cube.css). */
const WOOD_MILLISECONDS = 800;
/** How bright a cube is whose lamp goes out and comes back, and when; for those who do not want it to move. */
const DIMMING = { opacity: [1, 0.1, 0.1, 1], offset: [0, 0.3, 0.5, 1] };

/** What shows the cube in its frame: the picture, the planes that roll, and the drawn scene where there is one. */
export interface CubeStage {
  /** Shows what the cube does; may be called again with the same state, and goes on with a throw that is under way. */
  follow(state: CubeState): void;
  /** Gets ready for a throw that may come, to this face if it is known, when the browser has nothing better to do. */
  prepare(to?: Sign): void;
  /** Somebody reaches for the button. */
  approach(): void;
  /** A scene that can draw the next throw; null takes it away again. */
  join(scene: CubeScene | null): void;
}

/** Planes that lie there with this sign in front, in a frame of this height. */
interface Prepared {
  sign: Sign;
  planes: Planes;
  eye: Eye;
  height: number;
  /** The way to the face that the next throw is likely to show. */
  next?: { to: Sign; way: Tumble; motion: CubeFlight };
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
  const posters = [...frame.querySelectorAll("picture")];
  const showPosters = (to: Sign) => posters.forEach((poster) => showPoster(poster, to));
  const flight = frame.querySelector<HTMLElement>(".cube-flight");
  const hand = frame.querySelector<HTMLElement>(".cube-hand");
  if (hand) watchFlicks(hand);
  let scene: CubeScene | null = null;
  let sign: Sign | null = null;
  /** The throw that is shown, by the moment of its end. */
  let shown = 0;
  let animations: Animation[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];
  let round = 0;
  let prepared: Prepared | null = null;
  /** Planes that were made for another size of the frame are of no use. */
  const sizes = new ResizeObserver(() => {
    if (prepared && prepared.height !== frame.clientHeight) prepare(prepared.next?.to);
  });
  let isLanding = false;
  let isWoodThere = false;
  let isWaiting = false;

  function roll(from: Sign, to: Sign, milliseconds: number): void {
    stop();
    if (prefersStillness()) {
      animations = [frame.animate(DIMMING, { duration: milliseconds })];
      fetchPoster(shownPoster(posters), to);
      later(milliseconds * 0.4, () => show(to));
    } else if (scene && throwScene(scene, from, to, milliseconds)) {
      showPosters(to);
    } else if (flight && isWoodThere) {
      fly(flight, from, to, milliseconds);
    } else if (flight) {
      const end = performance.now() + milliseconds;
      const current = round;
      isWaiting = true;
      const go = () => {
        if (current !== round || !isWaiting) return;
        isWaiting = false;
        fly(flight, from, to, Math.max(end - performance.now(), 0));
      };
      fetchWood().then(go, go);
      later(Math.min(WOOD_MILLISECONDS, milliseconds / 2), go);
    }
  }

  async function fetchWood(): Promise<void> {
    await fetchWoodPicture();
    isWoodThere = true;
  }

  function fly(space: HTMLElement, from: Sign, to: Sign, milliseconds: number): void {
    const { planes, eye, next } = prepared?.sign === from ? prepared : build(space, from);
    prepared = null;
    const { way, motion } = next?.to === to ? next : planFlight(from, to, eye);
    const timing = { duration: milliseconds, fill: "both" } as const;
    const flying = planes.cube.animate(motion.cube, timing);
    animations = [flying];
    accompany(way, milliseconds);
    motion.faces.forEach(({ turn, shade }, index) => {
      const face = planes.faces[index];
      if (face) animations.push(face.picture.animate(turn, timing), face.shade.animate(shade, timing));
    });
    frame.classList.remove("cube-prepared");
    frame.classList.add("cube-flying");
    // What takes longer follows when the cube has been seen to move: the way of the light, and the picture for the end.
    const current = round;
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (current !== round) return;
        showPosters(to);
        groundFlight(from, to, way, eye, LIGHT_SIZE).forEach((light, index) => {
          const animation = planes.faces[index]?.light.animate(light, timing);
          if (!animation) return;
          animation.currentTime = flying.currentTime;
          animations.push(animation);
        });
      }),
    );
  }

  function build(space: HTMLElement, from: Sign): Prepared {
    const shape = matchMedia(PHONE_QUERY).matches ? "phone" : "wide";
    const eye = eyeOf(FRAMINGS.throw[shape], frame.clientWidth, frame.clientHeight);
    const planes = buildPlanes(eye, restPose(from, eye, LIGHT_SIZE));
    Object.assign(space.style, {
      perspective: `${eye.perspective}px`,
      perspectiveOrigin: `${eye.x}px ${eye.y}px`,
    });
    space.replaceChildren(...planes.parts);
    return { sign: from, planes, eye, height: frame.clientHeight };
  }

  /** Puts the planes behind the picture, which hides them: at the press all is there and drawn. */
  function prepare(to?: Sign): void {
    if (!flight || !sign || scene || frame.classList.contains("cube-flying") || prefersStillness()) return;
    const next = build(flight, sign);
    prepared = next;
    fetchWood().catch(() => undefined);
    // A task of its own. What has run once runs at once, even where another face comes.
    whenIdle(() => {
      if (prepared === next) next.next = planFlight(next.sign, to ?? next.sign, next.eye);
    });
    frame.classList.add("cube-prepared");
    sizes.observe(frame);
  }

  /** The planes have come to rest: the picture takes their place when it is there. */
  function land(): void {
    const current = round;
    isLanding = true;
    // Once more: in a hidden window no frame came that could have asked for it.
    if (sign) showPosters(sign);
    const uncover = () => {
      if (current !== round) return;
      frame.classList.add("cube-landing");
      later(LANDING_MILLISECONDS, () => frame.classList.add("cube-landed"));
      later(LANDING_MILLISECONDS * 2, () => {
        clear();
        prepare();
      });
    };
    // Where it cannot be had, the cube stays as it has come to rest.
    shownPoster(posters)
      ?.querySelector("img")
      ?.decode()
      .then(uncover, () => undefined);
  }

  function show(to: Sign): void {
    sign = to;
    showPosters(to);
    scene?.show(to);
  }

  function later(milliseconds: number, step: () => void): void {
    timers.push(setTimeout(step, milliseconds));
  }

  /** Ends whatever moves, where it is. */
  function stop(): void {
    round++;
    isLanding = false;
    isWaiting = false;
    timers.forEach(clearTimeout);
    timers = [];
    for (const animation of animations) animation.cancel();
    animations = [];
    frame.classList.remove("cube-flying", "cube-landing", "cube-landed", "cube-near");
  }

  /** Ends whatever moves, and takes the planes away. */
  function clear(): void {
    stop();
    prepared = null;
    frame.classList.remove("cube-prepared");
    flight?.replaceChildren();
  }

  return {
    follow(state) {
      if (state.phase === "rolling") {
        if (state.end === shown) return;
        shown = state.end;
        sign = state.sign;
        roll(state.from, state.sign, Math.max(state.end - performance.now(), 0));
      } else if (state.sign !== sign || isWaiting) {
        clear();
        show(state.sign);
      } else if (frame.classList.contains("cube-flying") && !isLanding) {
        scene?.show(state.sign);
        land();
      }
    },
    prepare,
    approach: () => frame.classList.add("cube-near"),
    join(next) {
      scene = next;
      if (scene && prepared) clear();
    },
  };
}

/** Tells whether the scene can draw the throw. */
function throwScene(scene: CubeScene, from: Sign, to: Sign, milliseconds: number): boolean {
  const way = chooseWay(from, to, Math.random);
  const isDrawn = scene.throwTo(to, way, milliseconds);
  if (isDrawn) accompany(way, milliseconds);
  return isDrawn;
}

/** Lets the throw be heard and felt by those who have asked for it; nobody else fetches what that needs. */
function accompany(way: Tumble, milliseconds: number): void {
  const habits = readHabits();
  if (!habits.has("sound") && !habits.has("vibration")) return;
  const began = performance.now();
  import("./knocks.ts").then(
    ({ knockAlong }) => knockAlong(way, milliseconds, began),
    () => undefined,
  );
}

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run);
}

function planFlight(from: Sign, to: Sign, eye: Eye): NonNullable<Prepared["next"]> {
  const way = chooseWay(from, to, Math.random);
  return { to, way, motion: cubeFlight(from, to, way, eye) };
}

/** Brings the picture of the wood, the one among its formats that the style sheet takes. */
async function fetchWoodPicture(): Promise<void> {
  const folder = pictureFolder(currentLook());
  const picture = document.createElement("picture");
  const avif = Object.assign(document.createElement("source"), {
    type: "image/avif",
    srcset: `${folder}cube-wood.avif`,
  });
  const image = document.createElement("img");
  picture.append(avif, image);
  image.src = `${folder}cube-wood.webp`;
  await image.decode();
}

/** The picture of the look that the page has. */
function shownPoster(posters: readonly Element[]): Element | undefined {
  return posters.find((poster) => poster.classList.contains(`by-${currentLook()}`));
}

/** Brings a picture before it is shown. */
function fetchPoster(poster: Element | undefined, sign: Sign): void {
  const copy = poster?.cloneNode(true) as Element | undefined;
  if (!copy) return;
  showPoster(copy, sign);
  const image = copy.querySelector("img");
  // What stands in no page is never seen.
  image?.removeAttribute("loading");
  image?.decode().catch(() => undefined);
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The picture of the cube with another sign in front; the browser chooses among its sizes as before. */
function showPoster(poster: Element, sign: Sign): void {
  for (const source of poster.querySelectorAll("source, img") ?? []) {
    for (const name of ["src", "srcset"]) {
      const value = source.getAttribute(name);
      const wanted = value?.replace(/\/throw-(\w+-)?(?=wide|phone)/g, `/${posterName("throw", sign)}-`);
      if (wanted && wanted !== value) source.setAttribute(name, wanted);
    }
  }
}
