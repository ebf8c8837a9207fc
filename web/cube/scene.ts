import type { Sign } from "../../contract/content.ts";
import {
  blendTurns,
  glowAt,
  type Quaternion,
  restMoment,
  standing,
  turnsAt,
  uprightTurns,
} from "./orientation.ts";
import type { Framing } from "./placement.ts";
import { createSceneProgram, type SceneProgram, type View } from "./scene-program.ts";
import type { Tumble } from "./tumble.ts";

export type SceneOptions = {
  framing: Framing;
  sign: Sign;
  /** Asked at the beginning and by `relight`. */
  isDay: () => boolean;
  /** A whole picture stands on the canvas: it may be shown. Called more than once. */
  onDrawn: () => void;
  /** The canvas is empty until `onDrawn` is called again. */
  onLost: () => void;
};

export type CubeScene = {
  /** Throws the cube; false where it cannot: nothing stands on the canvas yet, or nobody can see it. */
  throwTo(sign: Sign, way: Tumble, milliseconds: number): boolean;
  /** The cube lies there with this sign in front. */
  show(sign: Sign): void;
  /** The cube stands there turned like this, as in a hand; its signs stay as they are within their faces. */
  turn(q: Quaternion): void;
  /** Another framing, when the page changes between its wide and its narrow shape. */
  reframe(framing: Framing): void;
  /** Day or night may have come. */
  relight(): void;
  dispose(): void;
};

const STILL_PIXELS = 2.4e6;
const SLOW_FRAME = 40;
const STRIP_TIME = 24;

/** From best to cheapest: first the resolution of moving pictures falls, then the light in the air goes. */
const QUALITIES = [
  { pixels: 9e5, air: true },
  { pixels: 4e5, air: true },
  { pixels: 2e5, air: true },
  { pixels: 2e5, air: false },
  { pixels: 9e4, air: false },
  { pixels: 5e4, air: false },
  { pixels: 3e4, air: false },
] as const;

type Flight = {
  from: Pick<View, "turns" | "glow">;
  to: Sign;
  way: Tumble;
  milliseconds: number;
  began: number | null;
};

/**
 * The living cube on a canvas, drawn only when something has changed; null without WebGL, and where the processor
 * would have to draw it, which rolls planes (flight.ts) far better.
 */
export function createScene(canvas: HTMLCanvasElement, options: SceneOptions): CubeScene | null {
  const wish: WebGLContextAttributes = {
    alpha: true,
    antialias: false,
    depth: false,
    premultipliedAlpha: true,
    preserveDrawingBuffer: true,
    failIfMajorPerformanceCaveat: true,
  };
  const gl = canvas.getContext("webgl2", wish);
  if (!gl || drawnByProcessor(gl)) return null;
  let quality = 0;
  let program: SceneProgram | null = createSceneProgram(gl);
  let small = createTarget(gl);
  let framing = options.framing;
  let day = options.isDay();
  let pose = poseOf(options.sign, glowAt(0));
  let flight: Flight | null = null;
  let fence: WebGLSync | null = null;
  let request = 0;
  let inView = false;
  /** It was turned since it was last drawn. */
  let isTurned = false;
  let lastFrame = 0;
  /** Rows of the still picture that are drawn; it is drawn in strips, so that a weak machine stays awake. */
  let row = 0;
  /** The canvas holds a picture. */
  let drawn = false;
  let strip = 0;
  let stripBegan = 0;

  function wake(): void {
    if (request === 0 && program && (inView || flight)) request = requestAnimationFrame(tick);
  }

  function busy(): boolean {
    if (!fence || !gl) return false;
    if (gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED) return true;
    gl.deleteSync(fence);
    fence = null;
    return false;
  }

  function mark(): void {
    if (!gl) return;
    fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
  }

  function tick(now: number): void {
    request = 0;
    if (!program) return;
    if (!program.ready() || busy()) return wake();
    if (canvas.width < 2) resize();
    if (flight) fly(flight, now);
    else if (isTurned) drawTurned();
    else if (row < canvas.height) drawStrip(now);
    if (flight || row < canvas.height) wake();
  }

  function fly(current: Flight, now: number): void {
    if (!inView) return land(current);
    if (current.began === null) {
      current.began = now;
    } else if (now - lastFrame > SLOW_FRAME) {
      const steps = now - lastFrame > 3 * SLOW_FRAME ? 2 : 1;
      quality = Math.min(quality + steps, QUALITIES.length - 1);
    }
    lastFrame = now;
    const t = (now - current.began) / current.milliseconds;
    if (t >= 1) return land(current);
    pose = {
      sign: current.to,
      moment: current.way(t),
      turns: blendTurns(current.from.turns, uprightTurns(current.to), turnsAt(t)),
      glow: glowAt(t) + (current.from.glow - glowAt(0)) * (1 - Math.min(t * 8, 1)),
    };
    drawMoving();
  }

  function land(current: Flight): void {
    flight = null;
    pose = poseOf(current.to, glowAt(1));
    drawMoving();
    row = 0;
  }

  function drawMoving(): void {
    if (!gl || !program) return;
    const { pixels, air } = QUALITIES[quality] ?? QUALITIES[0];
    const scale = Math.min(1, Math.sqrt(pixels / (canvas.width * canvas.height)));
    const width = Math.max(2, Math.round(canvas.width * scale));
    const height = Math.max(2, Math.round(canvas.height * scale));
    small.fit(width, height);
    gl.bindFramebuffer(gl.FRAMEBUFFER, small.framebuffer);
    program.draw({ ...pose, framing, samples: 1, air, day }, width, height);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, null);
    gl.disable(gl.SCISSOR_TEST);
    gl.blitFramebuffer(
      0,
      0,
      width,
      height,
      0,
      0,
      canvas.width,
      canvas.height,
      gl.COLOR_BUFFER_BIT,
      gl.LINEAR,
    );
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    mark();
  }

  function drawTurned(): void {
    isTurned = false;
    row = 0;
    drawMoving();
  }

  function drawStrip(now: number): void {
    if (!program) return;
    if (row === 0) strip = Math.max(8, Math.round(canvas.height / 6));
    else strip = Math.max(8, Math.round(strip * (now - stripBegan > STRIP_TIME ? 0.6 : 1.6)));
    stripBegan = now;
    const next = Math.min(row + strip, canvas.height);
    // From the top down, as light falls: rows of WebGL count from below.
    program.draw(
      { ...pose, framing, samples: 4, air: true, day },
      canvas.width,
      canvas.height,
      canvas.height - next,
      canvas.height - row,
    );
    row = next;
    mark();
    if (row < canvas.height) return;
    drawn = true;
    options.onDrawn();
  }

  function resize(): void {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    const ratio = Math.min(devicePixelRatio, 2, Math.sqrt(STILL_PIXELS / (clientWidth * clientHeight)));
    const width = Math.round(clientWidth * ratio);
    const height = Math.round(clientHeight * ratio);
    if (canvas.width === width && canvas.height === height) return;
    const blank = canvas.width < 2;
    canvas.width = width;
    canvas.height = height;
    row = 0;
    if (!blank && program?.ready()) drawMoving();
  }

  function lose(event: Event): void {
    event.preventDefault();
    program = null;
    fence = null;
    cancelAnimationFrame(request);
    request = 0;
    drawn = false;
    options.onLost();
    if (flight) pose = poseOf(flight.to, glowAt(1));
    flight = null;
  }

  function restore(): void {
    if (!gl) return;
    program = createSceneProgram(gl);
    small = createTarget(gl);
    row = 0;
    wake();
  }

  canvas.width = 1;
  canvas.height = 1;
  canvas.addEventListener("webglcontextlost", lose);
  canvas.addEventListener("webglcontextrestored", restore);
  const sizes = new ResizeObserver(() => {
    resize();
    wake();
  });
  sizes.observe(canvas);
  const sight = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    wake();
  });
  sight.observe(canvas);

  return {
    throwTo(sign, way, milliseconds) {
      if (!drawn || !inView || document.hidden || !program) return false;
      const { turns, glow } = pose;
      flight = { from: { turns, glow }, to: sign, way, milliseconds, began: null };
      wake();
      return true;
    },
    show(sign) {
      if (flight?.to === sign || (!flight && pose.sign === sign)) return;
      flight = null;
      pose = poseOf(sign, glowAt(1));
      row = 0;
      if (program?.ready() && canvas.width > 1) drawMoving();
      wake();
    },
    turn(q) {
      pose = { ...pose, moment: standing(q) };
      isTurned = true;
      row = 0;
      wake();
    },
    reframe(next) {
      framing = next;
      row = 0;
      resize();
      wake();
    },
    relight() {
      if (day === options.isDay()) return;
      day = options.isDay();
      row = 0;
      if (program?.ready() && canvas.width > 1) drawMoving();
      wake();
    },
    dispose() {
      cancelAnimationFrame(request);
      sizes.disconnect();
      sight.disconnect();
      canvas.removeEventListener("webglcontextlost", lose);
      canvas.removeEventListener("webglcontextrestored", restore);
      flight = null;
      program?.free();
      program = null;
      small.free();
    },
  };
}

/** Browsers that were told to draw in software do not call it a caveat; the name of the renderer tells. */
function drawnByProcessor(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}

type Pose = Omit<View, "framing" | "samples" | "air" | "day"> & { sign: Sign };

function poseOf(sign: Sign, glow: number): Pose {
  return { sign, moment: restMoment(sign), turns: uprightTurns(sign), glow };
}

type Target = { framebuffer: WebGLFramebuffer; fit(width: number, height: number): void; free(): void };

/** A picture behind the canvas, for moving at a lower resolution than the canvas has. */
function createTarget(gl: WebGL2RenderingContext): Target {
  const framebuffer = gl.createFramebuffer();
  const texture = gl.createTexture();
  let shape = "";
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return {
    framebuffer,
    fit(width, height) {
      if (shape === `${width}×${height}`) return;
      shape = `${width}×${height}`;
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
      gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    },
    free() {
      gl.deleteFramebuffer(framebuffer);
      gl.deleteTexture(texture);
    },
  };
}
