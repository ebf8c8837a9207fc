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
  view: { width: number; height: number; scale: number; seconds: number | null },
): void {
  const { canvas } = context;
  const [width, height] = [Math.round(view.width * view.scale), Math.round(view.height * view.scale)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.setTransform(view.scale, 0, 0, view.scale, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  context.fillStyle = "#dfe6ff";
  for (const star of stars) {
    context.globalAlpha = twinkle(star, view.seconds) * dim(star);
    context.beginPath();
    context.arc(star.x * view.width, star.y * view.height, star.radius, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Twinkling needs few frames; more would only warm the phone. */
const FRAME_MS = 66;

/** Draws the sky for as long as the page lives: still with reduced motion, paused while the tab is hidden. */
export function animateStars(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const stars = createStars();
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  let timer = 0;
  let size = { width: 0, height: 0, scale: 1 };

  const draw = () => {
    clearTimeout(timer);
    const seconds = stillness.matches ? null : performance.now() / 1000;
    drawStars(context, stars, { ...size, seconds });
    if (seconds !== null && !document.hidden)
      timer = window.setTimeout(() => requestAnimationFrame(draw), FRAME_MS);
  };
  // Asking for the size of the window would lay out the page at once; the observer tells it when that is done.
  new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    size = { width, height, scale: Math.min(devicePixelRatio, 2) };
    draw();
  }).observe(canvas);
  document.addEventListener("visibilitychange", draw);
  stillness.addEventListener("change", draw);
}
