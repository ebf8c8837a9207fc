import { OIL_LAMP } from "./oil-lamp.ts";
import type { Scene } from "./scene.ts";

/** An open book on a wooden table at a dark window, a single lamp beside it, stars outside. */
export const greatWisdoms: Scene = {
  samples: 20,
  detail: 2.5,
  exposure: 1.08,
  bloom: 0.16,
  vignette: 0.5,
  shader: `
const vec3 EYE = vec3(0.3, 5.2, 10.4), TARGET = vec3(0.3, 1.4, -1.0);
const vec2 SHIFT = vec2(0.0, -0.02);
const float ZOOM = 3.25, LENS = 0.06, FOCUS = 9.6, FAR = 60.0, LAMP_POWER = 72.0, AIR = 0.016;
const int TURNS = 3;
const vec3 LAMP = vec3(2.35, 0.0, -0.85), BOOK = vec3(-0.85, 0.0, 1.0);
const float WALL = -4.8, SILL = 0.75;
${OIL_LAMP}
vec3 inBook(vec3 p) { p -= BOOK; p.xz = turned(-0.22) * p.xz; return p; }
// Height of the open pages; x runs away from the fold, the left half is the thicker one.
float pages(float x) {
  float a = abs(x), thick = x < 0.0 ? 0.40 : 0.30;
  return 0.10 + thick * (1.0 - exp(-a * 5.5)) * (1.0 + 0.30 * exp(-square((a - 0.55) / 0.5))) - 0.055 * a;
}
float book(vec3 p) {
  vec3 q = inBook(p);
  float d = max((q.y - pages(q.x)) * 0.72, max(abs(q.x) - 2.12 - 0.10 * (pages(q.x) - q.y) * 0.6, abs(q.z) - 1.52));
  d = max(d, 0.05 - q.y);
  return min(d, box(q - vec3(0.0, 0.04, 0.0), vec3(2.26, 0.04, 1.62), 0.025));
}
float opening(vec2 p) { return box(p - vec2(-0.35, SILL + 5.0), vec2(4.75, 5.0), 0.0); }
float bars(vec2 p) {
  float frame = -box(p - vec2(-0.35, SILL + 5.0), vec2(4.50, 4.80), 0.0);
  p.x += 0.35;
  return min(frame, min(abs(p.x) - 0.13, abs(p.y - 4.05) - 0.09));
}
float find(vec3 ro, vec3 rd, float far, inout int what) {
  float best = far, t; vec3 q;
  t = -ro.y / rd.y; if (t > 0.0 && t < best && ro.z + rd.z * t > WALL) { best = t; what = 0; }
  t = (WALL - ro.z) / rd.z; if (t > 0.0 && t < best && opening((ro + rd * t).xy) > 0.0) { best = t; what = 2; }
  t = (WALL - 0.75 - ro.z) / rd.z; if (t > 0.0 && t < best && bars((ro + rd * t).xy) < 0.0) { best = t; what = 7; }
  t = (WALL - 0.85 - ro.z) / rd.z; if (t > 0.0 && t < best && bars((ro + rd * t).xy) < 0.03) { best = t; what = 7; }
  t = (SILL - ro.y) / rd.y; q = ro + rd * t; if (t > 0.0 && t < best && q.z < WALL + 0.14 && q.z > WALL - 0.75 && opening(q.xy + vec2(0.0, 0.1)) < 0.0) { best = t; what = 8; }
  t = (4.4 - ro.x) / rd.x; q = ro + rd * t; if (t > 0.0 && t < best && q.z < WALL && q.z > WALL - 0.75) { best = t; what = 9; }
  t = (-5.1 - ro.x) / rd.x; q = ro + rd * t; if (t > 0.0 && t < best && q.z < WALL && q.z > WALL - 0.75) { best = t; what = 10; }
  LOOK(3, oilLamp, OIL_LAMP_CENTRE, OIL_LAMP_HALF)
  LOOK(4, book, BOOK + vec3(0.0, 0.3, 0.0), vec3(2.7, 0.32, 2.25))
  return best;
}
vec3 slope(int what, vec3 p, vec2 e, float h) {
  vec3 n = what == 9 ? vec3(-1, 0, 0) : what == 10 ? vec3(1, 0, 0) : what == 0 || what == 8 ? vec3(0, 1, 0) : vec3(0, 0, 1);
  SLOPE(3, oilLamp)
  SLOPE(4, book)
  return n;
}
// Lines of words, too small to be read.
float ink(vec2 p, float side) {
  vec2 q = vec2(side > 0.0 ? p.x - 0.30 : p.x + 1.86, p.y + 1.24);
  float row = floor(q.y / 0.135), inRow = fract(q.y / 0.135), words = 0.0, last = hash(vec2(row, side * 7.0 + 3.0));
  float until = last < 0.16 ? 0.4 + 4.0 * last : 1.56;
  float word = noise(vec2(q.x * 13.0 + row * 17.3, row * 1.7 + side)), letter = noise(vec2(q.x * 42.0 + row * 5.0, row * 3.0));
  words = smoothstep(0.13, 0.20, word) * (0.55 + 0.45 * letter);
  words *= smoothstep(0.22, 0.36, inRow) * smoothstep(0.78, 0.62, inRow) * step(0.0, q.x) * step(q.x, until) * step(0.0, q.y) * step(q.y, 2.42);
  return words;
}
Surface surface(int what, vec3 p, inout vec3 n, int turn) {
  float grain;
  ONLY(what == 3) return Surface(vec3(0.34, 0.19, 0.07), 9.0, 0.32);
  ONLY(what == 4) {
    vec3 q = inBook(p);
    if (q.y < 0.085) return Surface(vec3(0.060, 0.032, 0.024), 0.8, 0.4);
    vec3 paper = vec3(0.74, 0.65, 0.51) * (0.93 + 0.10 * clouds(q * 2.0));
    bool top = abs(q.y - pages(q.x)) < 0.02 && abs(q.z) < 1.51;
    if (!top) return Surface(paper * (0.45 + 0.4 * noise(vec2(q.y * 60.0, q.x + q.z))), 0.0, 1.0);
    return Surface(paper * (1.0 - 0.62 * ink(q.xz, sign(q.x))), 0.15, 0.6);
  }
  ONLY(what == 2) return Surface(vec3(0.062, 0.058, 0.062) * (0.7 + 0.5 * clouds(p.xy * 0.6)), 0.0, 1.0);
  ONLY(what > 6) return Surface(what == 7 ? vec3(0.085, 0.062, 0.046) : vec3(0.10, 0.085, 0.072) * (0.7 + 0.5 * clouds(p * 0.8)), 0.4, 0.45);
  vec3 a = wood(p + vec3(0.0, 0.0, 0.4), 1.7, grain);
  if (turn == 0) n = normalize(n + vec3(0.0, 0.0, 0.05 * (grain - 0.6)));
  return Surface(a * 1.1, 0.9 * grain, 0.32);
}
vec3 beyond(vec3 ro, vec3 rd, int turn) {
  vec3 room = vec3(0.0035, 0.0065, 0.019) + vec3(0.04, 0.075, 0.21) * smoothstep(0.3, 0.95, dot(rd, normalize(vec3(-0.6, 0.5, 0.6))));
  if (turn > 0) return rd.z < -0.1 ? vec3(0.004, 0.008, 0.026) : room;
  // From the middle of the lens, so that the stars stay sharp.
  vec2 at = (EYE + rd * (WALL - EYE.z) / rd.z).xy;
  float ridge = 1.75 + 0.5 * sin(at.x * 0.62 + 1.0) + 0.22 * sin(at.x * 1.7) + 0.06 * sin(at.x * 5.1);
  vec3 c = night((at.y - 1.2) / 6.0) * 0.9 + stars(at * 5.4 + 3.0, 0.040, 0.55) * smoothstep(0.0, 1.2, at.y - ridge);
  c = mix(c, vec3(0.0006, 0.0012, 0.0042), smoothstep(0.02, -0.02, at.y - ridge));
  // The lamp in the pane.
  vec3 image = vec3(FLAME.xy, 2.0 * (WALL - 0.8) - FLAME.z), o = ro - image; float b = dot(o, rd);
  vec3 off = o - rd * b; float d = length(off * vec3(1.6, 0.75, 1.6));
  return c + GOLD * 0.003 / (0.25 + d * d);
}
vec3 haze(vec3 ro, vec3 rd, float t) { return lampAir(ro, rd, rd.z < 0.0 ? min(t, (WALL - 0.8 - ro.z) / rd.z) : t); }
`,
};
