import type { Scene } from "./scene.ts";

/** A deep blue night under stars: a path of light leads to a house with one lit window. Lengths in metres. */
export const whatIs: Scene = {
  samples: 24,
  detail: 2,
  exposure: 1.3,
  bloom: 0.2,
  vignette: 0.6,
  shader: `
const vec3 EYE = vec3(0.0, 3.4, 0.0), TARGET = vec3(0.0, 5.0, -40.0);
const vec2 SHIFT = vec2(0.0, 0.10);
const float ZOOM = 2.75, LENS = 0.0, FOCUS = 30.0, FAR = 260.0;
const int TURNS = 2;
float ground(vec2 p) {
  float h = 0.8 * sin(p.x * 0.06 + 0.4) * sin(p.y * 0.055 + 0.6) + 0.35 * sin(p.x * 0.13 + p.y * 0.08) + 0.10 * sin(p.x * 0.41 - p.y * 0.29);
  vec2 q = p - vec2(8.0, -44.0);
  h += 3.2 * exp(-dot(q * q, vec2(0.0035, 0.0045)));
  return h + 7.0 * smoothstep(-60.0, -190.0, p.y) * (0.5 + 0.5 * sin(p.x * 0.021 + 1.2)) + 1.3 * smoothstep(10.0, 60.0, abs(p.x + 4.0));
}
const vec3 HOUSE = vec3(8.0, 3.55, -44.0);
// The path winds from the eye to the door.
float way(float z) { float k = clamp((-z - 9.0) / 32.5, -0.2, 1.0); return mix(-0.5, 8.1, smoothstep(0.2, 1.0, k)) - 4.6 * sin(PI * clamp(k / 0.75, -0.2, 1.0)); }
vec3 inHouse(vec3 p) { p -= HOUSE; p.xz = turned(0.42) * p.xz; return p; }
float house(vec3 p) {
  vec3 q = inHouse(p);
  float d = box(q - vec3(0.0, 0.9, 0.0), vec3(3.5, 2.1, 2.5), 0.05);
  // A steep roof along x, a little wider than the walls.
  vec2 r = vec2(abs(q.z), q.y - 2.6);
  float slopeOf = dot(r - vec2(0.0, 2.75), normalize(vec2(2.75, 2.95)));
  float under = dot(r - vec2(0.0, 2.50), normalize(vec2(2.75, 2.95)));
  float gable = max(max(slopeOf, -q.y + 2.6), abs(q.x) - 3.46);
  float roof = max(max(slopeOf, -under), max(abs(q.x) - 3.95, -q.y + 2.25));
  d = min(d, min(gable, roof));
  return min(d, box(q - vec3(1.7, 5.0, -0.7), vec3(0.34, 0.95, 0.34), 0.03)) * 0.9;
}
float fir(vec3 p, vec3 at, float tall) {
  p -= at; float y = p.y / tall, r = length(p.xz), a = atan(p.z, p.x);
  float ragged = noise(vec2(a * 3.2 + 9.0, y * 30.0 + at.x)) + 0.5 * noise(vec2(a * 9.0 + 30.0, y * 70.0));
  float tier = fract(y * 13.0 + 0.25 * sin(a * 2.0 + at.x) + 0.35 * noise(vec2(a * 2.0, y * 13.0)));
  float spread = pow(1.0 - clamp(y, 0.0, 1.0), 0.9) * (0.62 + 0.20 * (1.0 - tier) + 0.30 * ragged);
  return max((r - 0.19 * tall * spread - 0.03) * 0.5, max(-p.y, p.y - tall));
}
float firs(vec3 p) {
  float d = min(fir(p, vec3(14.6, 2.3, -47.5), 9.6), fir(p, vec3(17.4, 1.7, -45.0), 7.2));
  return min(d, fir(p, vec3(3.2, 2.0, -51.0), 6.6));
}
float find(vec3 ro, vec3 rd, float far, inout int what) {
  float best = far, s = 0.05;
  for (int i = 0; i < 110 && s < best; i++) {
    vec3 q = ro + rd * s; float d = q.y - ground(q.xz);
    if (d < 0.002 * (1.0 + 0.4 * s)) { best = s; what = 0; break; }
    if (q.y > 16.0 && rd.y > 0.0) break;
    s += d * 0.7 + 0.002 * s;
  }
  LOOK(1, house, HOUSE + vec3(0.0, 2.4, 0.0), vec3(4.8, 3.7, 4.6))
  LOOK(2, firs, vec3(10.0, 7.0, -48.0), vec3(10.5, 5.6, 5.5))
  return best;
}
float onGround(vec3 p) { return p.y - ground(p.xz); }
vec3 slope(int what, vec3 p, vec2 e, float h) {
  vec3 n = vec3(0, 1, 0);
  SLOPE(0, onGround)
  SLOPE(1, house)
  SLOPE(2, firs)
  return n;
}
Surface surface(int what, vec3 p, inout vec3 n, int turn) {
  ONLY(what == 1) {
    vec3 q = inHouse(p);
    bool roof = q.y > 2.62 && abs(n.y) > 0.3 || abs(q.x) > 3.52;
    return Surface(roof ? vec3(0.26, 0.28, 0.32) * (0.7 + 0.5 * noise(vec2(q.x * 1.5, q.y * 7.0))) : vec3(0.24, 0.215, 0.19) * (0.7 + 0.5 * clouds(q * 1.1)) * (abs(q.x - 1.35) < 0.55 && q.y < 1.35 ? 0.35 : 1.0), 0.0, 1.0);
  }
  ONLY(what == 2) return Surface(vec3(0.007, 0.010, 0.013), 0.0, 1.0);
  float far = smoothstep(70.0, 8.0, -p.z);
  float tuft = clouds(vec2(p.x * 1.6, p.z * 0.55)), blade = noise(vec2(p.x * 14.0, p.z * 4.0));
  float off = abs(p.x - way(p.z)), path = smoothstep(1.0, 0.55, off + 0.45 * (noise(p.xz * 2.2) - 0.5));
  if (turn == 0) n = normalize(n + far * (1.0 - 0.6 * path) * vec3(0.55 * (blade - 0.5) + 0.5 * (tuft - 0.5), 0.0, 0.5 * (noise(p.xz * vec2(9.0, 3.0) + 40.0) - 0.5)));
  vec3 c = vec3(0.070, 0.085, 0.088) * (0.45 + 1.0 * tuft) * (0.75 + 0.5 * blade * far);
  return Surface(mix(c, vec3(0.34, 0.31, 0.27) * (0.7 + 0.6 * noise(p.xz * 5.0)), path), 0.0, 1.0);
}
const vec3 WINDOW = vec3(-1.25, 0.95, 2.5);
vec3 lamp(vec3 p, vec2 x, out vec3 reach) {
  vec3 q = inHouse(p), l = WINDOW + vec3(1.1 * (x.x - 0.5), 1.3 * (x.y - 0.5), 0.12) - q;
  float away = length(l), facing = max(l.z / -away, 0.0);
  vec3 o = l; o.xz = l.xz * turned(0.42); reach = o;
  return GOLD * 60.0 * facing / pow(away, 1.55);
}
vec3 beyond(vec3 ro, vec3 rd, int turn) {
  if (turn > 0) return vec3(0.010, 0.019, 0.050) * (0.5 + 0.9 * max(rd.y, 0.0)) + vec3(0.10, 0.17, 0.36) * smoothstep(0.5, 1.0, dot(rd, normalize(vec3(-0.72, 0.5, 0.15))));
  vec2 at = vec2(rd.x, rd.y) / -rd.z;
  float high = (at.y - 0.03) * 2.0;
  vec3 c = night(high) * 1.7;
  float band = exp(-square((at.x * 0.62 + at.y - 0.42) / 0.13)) * (0.35 + 0.9 * clouds(at * 7.0));
  c += vec3(0.0016, 0.0022, 0.0042) * band;
  c += stars(at * 42.0, 0.046, 0.34 + 0.4 * band) * smoothstep(0.0, 0.16, high);
  float one = 0.125 + 0.05 * sin(at.x * 5.0 + 0.8) + 0.024 * sin(at.x * 13.0) + 0.008 * sin(at.x * 37.0) + 0.05 * smoothstep(-0.1, -0.6, at.x);
  float two = 0.085 + 0.030 * sin(at.x * 7.0 + 2.6) + 0.012 * sin(at.x * 19.0 + 1.0) + 0.004 * sin(at.x * 53.0);
  c = mix(c, vec3(0.0017, 0.0036, 0.0125), smoothstep(0.002, -0.002, at.y - one));
  c = mix(c, vec3(0.0010, 0.0022, 0.0080), smoothstep(0.002, -0.002, at.y - two));
  return c + vec3(0.0018, 0.0040, 0.0130) * exp(-square((at.y - 0.03) / 0.045));
}
vec3 haze(vec3 ro, vec3 rd, float t) {
  vec3 p = ro + rd * t, sum = vec3(0.0);
  if (t < FAR - 1.0) {
    sum += vec3(0.0010, 0.0024, 0.0092) * (1.0 - exp(-t * 0.006)) * exp(-max(p.y - 2.0, 0.0) * 0.08);
    vec3 q = inHouse(p);
    vec2 w = abs(q.xy - WINDOW.xy);
    if (abs(q.z - 2.5) < 0.08 && w.x < 0.55 && w.y < 0.65) sum += mix(vec3(1.0, 0.52, 0.15) * 1.5, vec3(1.0, 0.70, 0.34) * 2.6, exp(-dot(w, w) * 3.0)) * smoothstep(0.025, 0.06, min(w.x, abs(q.y - WINDOW.y - 0.12)));
    // The path keeps what falls on it.
    if (p.y - ground(p.xz) < 0.05 && q.z > 2.4) {
      float off = abs(p.x - way(p.z)), away = clamp((p.z + 42.0) / 33.0, 0.0, 1.0);
      float on = exp(-square(off / 0.7)) + 0.16 * exp(-off / 1.3);
      sum += mix(GOLD, EMBER, 0.35 * away) * on * 0.95 * exp(-away * 2.4) * (0.55 + 0.9 * noise(p.xz * vec2(3.0, 1.6)) * noise(p.xz * 0.7 + 9.0));
    }
  }
  vec3 at = HOUSE; vec3 wq = WINDOW; wq.xz = wq.xz * turned(0.42); at += wq;
  vec3 o = ro - at; float b = dot(o, rd), d = sqrt(max(dot(o, o) - b * b, 0.0));
  return sum + (t > length(o) - 1.5 ? 1.0 : 0.0) * GOLD * (0.030 / (0.9 + d * d) + 0.0030 * exp(-d * 0.24));
}
`,
};
