import { OIL_LAMP } from "./oil-lamp.ts";
import type { Scene } from "./scene.ts";

/** A table at night, seen from the side: a loaf of bread, two cups and a small lamp that lights them. */
export const gratitude: Scene = {
  samples: 20,
  detail: 2,
  exposure: 1.15,
  bloom: 0.16,
  vignette: 0.5,
  shader: `
const vec3 EYE = vec3(-0.45, 3.5, 15.0), TARGET = vec3(-0.45, 1.7, 0.0);
const vec2 SHIFT = vec2(0.0);
const float ZOOM = 4.75, LENS = 0.07, FOCUS = 14.6, FAR = 60.0, LAMP_POWER = 48.0, AIR = 0.016;
const int TURNS = 3;
const vec3 LAMP = vec3(0.85, 0.0, 0.75);
const vec3 LOAF = vec3(-1.75, 0.0, -0.55), CUP = vec3(2.75, 0.0, 0.5), OTHER = vec3(-4.0, 0.0, 1.0);
${OIL_LAMP}
vec3 inLoaf(vec3 p) { p -= LOAF; p.xz = turned(0.28) * p.xz; return p; }
// Across the three cuts in the crust: x is the distance from the nearest, y how far along.
vec2 slash(vec3 q) {
  float k = clamp(floor((q.x + 0.75 * q.z) / 0.92 + 0.5), -1.0, 1.0);
  return vec2(q.x + 0.75 * q.z - k * 0.92 + 0.10 * sin(q.z * 2.0 + k), q.z + 0.1);
}
float loaf(vec3 p) {
  vec3 q = inLoaf(p);
  vec3 r = vec3(2.12, 1.12, 1.32); vec3 e = q - vec3(0.0, 0.52, 0.0);
  e.y *= e.y < 0.0 ? 1.9 : 1.0;
  float k0 = length(e / r), k1 = length(e / (r * r)), d = k0 * (k0 - 1.0) / max(k1, 0.05);
  vec2 c = slash(q);
  float on = smoothstep(0.05, 0.4, e.y) * smoothstep(1.25, 0.9, abs(c.y));
  float open = exp(-square(c.x / 0.20)), ear = exp(-square((c.x - 0.24) / 0.09));
  d += on * (0.12 * open - 0.07 * ear);
  return d * 0.75;
}
float cup(vec3 p, vec3 c, float handle) {
  p -= c;
  float r = length(p.xz), y = p.y, wide = 0.40 + 0.16 * smoothstep(0.0, 0.75, y) ;
  float d = box(vec2(r, y - 0.5), vec2(wide, 0.5), 0.10) * 0.9;
  d = cut(d, box(vec2(r, y - 0.75), vec2(wide - 0.055, 0.62), 0.10), 0.04);
  vec3 h = p - vec3(handle * 0.56, 0.55, 0.0);
  d = joined(d, length(vec2(length(h.xy * vec2(1.0, 0.9)) - 0.24, h.z)) - 0.055, 0.05);
  return min(d, max(r - 0.5, abs(y - 0.78) - 0.01));
}
float cupHere(vec3 p) { return cup(p, CUP, 1.0); }
float cupThere(vec3 p) { return cup(p, OTHER, -1.0); }
const float WALL = -7.0, EDGE = 3.8;
float opening(vec2 p) { return box(p - vec2(-4.55, 6.45), vec2(1.85, 3.5), 0.0); }
float bars(vec2 p) {
  float frame = -box(p - vec2(-4.55, 6.45), vec2(1.70, 3.35), 0.0);
  return min(frame, min(abs(p.x + 4.55) - 0.075, abs(p.y - 5.15) - 0.06));
}
float find(vec3 ro, vec3 rd, float far, inout int what) {
  float best = far, t;
  t = -ro.y / rd.y; if (t > 0.0 && t < best && ro.z + rd.z * t < EDGE) { best = t; what = 0; }
  t = (EDGE - ro.z) / rd.z; if (t > 0.0 && t < best && abs(ro.y + rd.y * t + 0.24) < 0.24) { best = t; what = 1; }
  t = (WALL - ro.z) / rd.z; if (t > 0.0 && t < best && opening((ro + rd * t).xy) > 0.0) { best = t; what = 2; }
  t = (WALL - 0.5 - ro.z) / rd.z; if (t > 0.0 && t < best && bars((ro + rd * t).xy) < 0.0) { best = t; what = 7; }
  // The reveal of the window: its right side and its sill.
  t = (2.95 - ro.y) / rd.y; if (t > 0.0 && t < best && ro.z + rd.z * t < WALL && ro.z + rd.z * t > WALL - 0.5) { best = t; what = 8; }
  t = (-2.7 - ro.x) / rd.x; if (t > 0.0 && t < best && ro.z + rd.z * t < WALL && ro.z + rd.z * t > WALL - 0.5) { best = t; what = 9; }
  LOOK(3, oilLamp, OIL_LAMP_CENTRE, OIL_LAMP_HALF)
  LOOK(4, loaf, LOAF + vec3(0.0, 0.85, 0.0), vec3(2.25, 0.86, 1.6))
  LOOK(5, cupHere, CUP + vec3(0.15, 0.5, 0.0), vec3(0.75, 0.52, 0.6))
  LOOK(6, cupThere, OTHER + vec3(-0.15, 0.5, 0.0), vec3(0.75, 0.52, 0.6))
  return best;
}
vec3 slope(int what, vec3 p, vec2 e, float h) {
  vec3 n = what == 9 ? vec3(-1, 0, 0) : what == 0 || what == 8 ? vec3(0, 1, 0) : vec3(0, 0, 1);
  SLOPE(3, oilLamp)
  SLOPE(4, loaf)
  SLOPE(5, cupHere)
  SLOPE(6, cupThere)
  return n;
}
Surface surface(int what, vec3 p, inout vec3 n, int turn) {
  float grain;
  ONLY(what == 4) {
    vec3 q = inLoaf(p); vec2 s = slash(q);
    float open = smoothstep(0.24, 0.10, abs(s.x + 0.02)) * smoothstep(0.6, 0.9, q.y) * smoothstep(1.28, 1.0, abs(s.y));
    float baked = clouds(q * 1.3 + 3.0), rough = clouds(q * 9.0), flour = smoothstep(0.42, 0.72, clouds(q * 5.2 + 9.0) + 0.25 * (rough - 0.5)) * smoothstep(0.1, 0.8, n.y);
    vec3 crust = mix(vec3(0.36, 0.165, 0.058), vec3(0.21, 0.085, 0.032), smoothstep(0.3, 0.72, baked));
    crust *= 0.80 + 0.4 * rough;
    crust = mix(crust, vec3(0.50, 0.36, 0.24), 0.32 * flour);
    if (turn == 0) n = normalize(n + 0.11 * (vec3(noise(q * 11.0), noise(q * 11.0 + 40.0), noise(q * 11.0 + 80.0)) - 0.5) + 0.14 * (vec3(noise(q * 27.0), noise(q * 27.0 + 40.0), noise(q * 27.0 + 80.0)) - 0.5));
    return Surface(mix(crust, vec3(0.62, 0.42, 0.22) * (0.7 + 0.6 * noise(q * 14.0)), open * 0.9), 0.5, 0.5);
  }
  ONLY(what == 3) return Surface(vec3(0.34, 0.19, 0.07), 9.0, 0.32);
  ONLY(what == 5 || what == 6) {
    vec3 q = p - (p.x > 0.0 ? CUP : OTHER);
    if (length(q.xz) < 0.49 && q.y > 0.6 && n.y > 0.9) return Surface(vec3(0.09, 0.035, 0.012), 1.0, 0.08);
    return Surface(vec3(0.36, 0.37, 0.40) * (0.9 + 0.2 * noise(q * 9.0)), 1.0, 0.28);
  }
  ONLY(what == 2) return Surface(vec3(0.044, 0.044, 0.052) * (0.7 + 0.5 * clouds(p.xy * 0.6)), 0.0, 1.0);
  ONLY(what > 6) return Surface(what == 7 ? vec3(0.05, 0.045, 0.045) : vec3(0.06, 0.06, 0.07), 0.3, 0.5);
  vec3 a = wood(p, 1.45, grain);
  if (turn == 0) n = normalize(n + vec3(0.0, 0.0, 0.05 * (grain - 0.6)));
  return Surface(a * 1.15, 0.9 * grain, 0.34);
}
vec3 beyond(vec3 ro, vec3 rd, int turn) {
  if (turn == 0) return night(0.3 + rd.y * 1.6) * 0.8 + stars(rd.xy / -rd.z * 70.0, 0.048, 0.36);
  // The night of the room: a window somewhere to the left.
  float window = smoothstep(0.35, 0.95, dot(rd, normalize(vec3(-0.86, 0.42, 0.30))));
  return vec3(0.0035, 0.0065, 0.019) + vec3(0.045, 0.085, 0.24) * window;
}
vec3 haze(vec3 ro, vec3 rd, float t) { return lampAir(ro, rd, min(t, FAR * 0.4)); }
`,
};
