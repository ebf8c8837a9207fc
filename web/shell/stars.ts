import { isStill, onLookChange } from "../look.ts";

/** Number of stars (spec §9). */
export const STAR_COUNT = 100;

/** A star; `x` and `y` are parts of the window, `radius` is in CSS pixels. */
export interface Star {
  x: number;
  y: number;
  radius: number;
  brightness: number;
  phase: number;
  speed: number;
}

/** The same sky each night: positions come from a fixed seed. */
export function createStars(seed = 20260116): Star[] {
  let state = seed;
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: STAR_COUNT }, () => ({
    x: random(),
    y: random() ** 1.25,
    radius: 0.45 + random() ** 5 * 1.25,
    brightness: 0.25 + random() * 0.55,
    phase: random() * 2 * Math.PI,
    speed: 0.5 + random() * 0.9,
  }));
}

/** Brightness of a star, 0 to 1; `seconds` is null where nothing may move. */
export function twinkle(star: Star, seconds: number | null): number {
  const pulse = seconds === null ? 0.85 : 0.62 + 0.38 * Math.sin(star.phase + seconds * star.speed);
  return star.brightness * pulse;
}

/** Behind the column of text the sky is dark: how much of a star's light is left, 0.1 to 1. */
export function dim(star: Star): number {
  const fromEdge = Math.min(star.x, 1 - star.x);
  return Math.min(1, Math.max(0.1, 1 - (0.9 * (fromEdge - 0.12)) / 0.14));
}

export function drawStars(
  context: CanvasRenderingContext2D,
  stars: Star[],
  view: {
    width: number;
    height: number;
    scale: number;
    seconds: number | null;
    /** Where nothing is in its way. */
    isSeen: (star: Star) => boolean;
  },
): void {
  const { canvas } = context;
  const [width, height] = [Math.round(view.width * view.scale), Math.round(view.height * view.scale)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.setTransform(view.scale, 0, 0, view.scale, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  context.fillStyle = "#dfe6ff";
  for (const star of stars) {
    context.globalAlpha = view.isSeen(star) ? twinkle(star, view.seconds) * dim(star) : 0;
    context.beginPath();
    context.arc(star.x * view.width, star.y * view.height, star.radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Twinkling needs few frames; more would only warm the phone. */
const FRAME_MS = 66;

/** So long after scrolling the page has come to rest, and so often words are looked for that have come since. */
const REST_MS = 250;
const LOOK_MS = 5000;

/** Room around a star, in CSS pixels: letters reach out of their lines. */
const AROUND = [
  [0, 0],
  [-9, 0],
  [9, 0],
  [0, -9],
  [0, 9],
] as const;

/**
 * Draws the sky for as long as the page lives, by night: still with reduced motion or when the visitor has stopped it,
 * paused while the tab is hidden, and never over words, where a star makes a š of an s: it comes out when the page rests.
 */
export function animateStars(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const stars = createStars();
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  let timer = 0;
  let size = { width: 0, height: 0, scale: 1 };
  let scrolledAt = -REST_MS;
  let lookedAt = -LOOK_MS;
  let seen = new Set<Star>();

  const isFree = ({ x, y }: Star) =>
    AROUND.every(([aside, down]) => !isOverWords(x * size.width + aside, y * size.height + down));
  const draw = () => {
    clearTimeout(timer);
    // By day there is no sky.
    if (size.width === 0) return;
    const now = performance.now();
    const isResting = now - scrolledAt >= REST_MS;
    if (isResting && now - lookedAt >= LOOK_MS) {
      seen = new Set(stars.filter(isFree));
      lookedAt = now;
    }
    const seconds = stillness.matches || isStill() ? null : now / 1000;
    drawStars(context, stars, { ...size, seconds, isSeen: (star) => isResting && seen.has(star) });
    if (document.hidden) return;
    if (seconds !== null) timer = window.setTimeout(() => requestAnimationFrame(draw), FRAME_MS);
    else if (!isResting) timer = window.setTimeout(draw, REST_MS);
  };
  const lookAgain = () => {
    lookedAt = -LOOK_MS;
    draw();
  };
  // Asking for the size of the window would lay out the page at once; the observer tells it when that is done.
  new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    size = { width, height, scale: Math.min(devicePixelRatio, 2) };
    lookAgain();
  }).observe(canvas);
  // Words come and go: a page, a question that opens, a thought.
  new ResizeObserver(lookAgain).observe(document.body);
  const scroll = () => {
    const wasResting = performance.now() - scrolledAt >= REST_MS;
    scrolledAt = performance.now();
    // Put out once, not with every step of the wheel.
    if (wasResting) lookAgain();
  };
  document.addEventListener("scroll", scroll, { capture: true, passive: true });
  document.addEventListener("visibilitychange", draw);
  stillness.addEventListener("change", draw);
  onLookChange(draw);
}

function isOverWords(x: number, y: number): boolean {
  const element = document.elementFromPoint(x, y);
  if (!element) return false;
  return (
    element.closest("a, button, svg, img, input, textarea") !== null ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "")
  );
}
