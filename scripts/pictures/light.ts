/** What every picture shares, in GLSL: chance, noise, shapes, wood and the one sky. Lengths in scenes are in decimetres. */
export const LIGHT = `#version 300 es
precision highp float;
precision highp int;
uniform vec2 size;      // of the picture, in pixels
uniform uint number;    // of this sample
layout(location = 0) out vec4 colour;   // light that surfaces send to the eye
layout(location = 1) out vec4 tint;     // their own colour
layout(location = 2) out vec4 place;    // their normal and distance
layout(location = 3) out vec4 plain;    // light from elsewhere: flames, sky, air

const vec3 GOLD = vec3(1.0, 0.56, 0.165), EMBER = vec3(1.0, 0.32, 0.06), CORE = vec3(1.0, 0.79, 0.47);
const float PI = 3.14159265;

// Sobol points, shuffled and scrambled for every pixel and every use (after Burley, and Laine and Karras): a few
// of them already cover the light and the lens evenly.
uint mixed(uint x) { x ^= x >> 16; x *= 0x7feb352du; x ^= x >> 15; x *= 0x846ca68bu; return x ^ (x >> 16); }
uint reversed(uint x) {
  x = ((x >> 1) & 0x55555555u) | ((x & 0x55555555u) << 1); x = ((x >> 2) & 0x33333333u) | ((x & 0x33333333u) << 2);
  x = ((x >> 4) & 0x0f0f0f0fu) | ((x & 0x0f0f0f0fu) << 4); x = ((x >> 8) & 0x00ff00ffu) | ((x & 0x00ff00ffu) << 8);
  return (x >> 16) | (x << 16);
}
uint scrambled(uint x, uint seed) {
  x = reversed(x); x += seed; x ^= x * 0x6c50b47cu; x ^= x * 0xb82f1e52u; x ^= x * 0xc7afe638u; x ^= x * 0x8d22f6e6u;
  return reversed(x);
}
uint pixelSeed, use;
vec2 chance() {
  uint seed = mixed(pixelSeed + 0x9e3779b9u * ++use), i = scrambled(number, seed), y = 0u, v = 0x80000000u;
  for (uint k = i; k != 0u; k >>= 1) { if ((k & 1u) != 0u) y ^= v; v ^= v >> 1; }
  uvec2 z = uvec2(scrambled(reversed(i), mixed(seed + 1u)), scrambled(y, mixed(seed + 2u)));
  return vec2(z >> 8) / 16777216.0;
}

float hash(vec2 p) { uvec2 u = uvec2(ivec2(floor(p)) + 32768); return float(mixed(u.x + mixed(u.y)) >> 8) / 16777216.0; }
float hash(vec3 p) { uvec3 u = uvec3(ivec3(floor(p)) + 32768); return float(mixed(u.x + mixed(u.y + mixed(u.z))) >> 8) / 16777216.0; }
float noise(vec2 x) {
  vec2 i = floor(x), f = fract(x); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float noise(vec3 x) {
  vec3 i = floor(x), f = fract(x); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
             mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y), f.z);
}
float clouds(vec2 p) { return 0.5 * noise(p) + 0.27 * noise(p * 2.03 + 7.1) + 0.15 * noise(p * 4.1 + 3.3) + 0.08 * noise(p * 8.2 + 1.7); }
float clouds(vec3 p) { return 0.55 * noise(p) + 0.28 * noise(p * 2.03) + 0.17 * noise(p * 4.1); }

float square(float x) { return x * x; }
mat2 turned(float a) { return mat2(cos(a), -sin(a), sin(a), cos(a)); }
float box(vec3 p, vec3 b, float r) { vec3 q = abs(p) - b + r; return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - r; }
float box(vec2 p, vec2 b, float r) { vec2 q = abs(p) - b + r; return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r; }
float line(vec2 p, vec2 a, vec2 b) { vec2 q = p - a, d = b - a; return length(q - d * clamp(dot(q, d) / dot(d, d), 0.0, 1.0)); }
float joined(float a, float b, float k) { float h = max(k - abs(a - b), 0.0) / k; return min(a, b) - h * h * k * 0.25; }
float cut(float a, float b, float k) { return -joined(-a, b, k); }

// Old boards that run along x; returns the colour, grain is 0 to 1 for what stands up and shines.
vec3 wood(vec3 p, float board, out float grain) {
  float row = floor(p.z / board), seed = hash(vec2(row, 5.0)) * 40.0;
  vec2 q = vec2(p.x * 0.16 + seed, p.z * 1.1 + 0.5 * noise(vec2(p.x * 0.35 + seed, p.z)));
  float late = fract(q.y * 3.1 + 1.5 * noise(vec2(q.x * 2.0, q.y * 0.7)));
  late = smoothstep(0.1, 0.85, late) * (1.0 - smoothstep(0.9, 1.0, late));
  float fibre = noise(vec2(p.x * 2.0 + seed, p.z * 38.0)) * 0.6 + noise(vec2(p.x * 5.0 + seed, p.z * 80.0)) * 0.4;
  float seam = smoothstep(0.0, 0.035, abs(fract(p.z / board) - 0.5) * -board + board * 0.5);
  grain = (0.5 + 0.5 * fibre) * seam;
  vec3 c = mix(vec3(0.30, 0.165, 0.085), vec3(0.13, 0.066, 0.035), clamp(0.6 * late + 0.55 * (fibre - 0.35), 0.0, 1.0));
  return c * (0.72 + 0.4 * hash(vec2(row, 9.0))) * (0.7 + 0.6 * clouds(p * vec3(0.5, 1.0, 1.3))) * mix(0.25, 1.0, seam);
}

// The sky from the horizon (0), a little above #141f3d, to its top (1), #070c19.
vec3 night(float high) {
  float h = clamp(high, 0.0, 1.0);
  return vec3(0.00005, 0.0001, 0.0005) + vec3(0.0030, 0.0066, 0.0240) * pow(1.0 - h, 2.2) + vec3(0.0030, 0.0040, 0.0070) * exp(-h * 9.0);
}
// Stars on a plane, at most one in a unit square; 'sharp' is the radius of the smallest.
vec3 stars(vec2 at, float sharp, float share) {
  vec3 sum = vec3(0.0);
  for (int layer = 0; layer < 2; layer++) {
    vec2 p = at * (layer == 0 ? 1.0 : 0.37) + float(layer) * 31.7, cell = floor(p);
    float chanceOf = hash(cell + 3.0);
    if (chanceOf > share * (0.25 + 1.5 * clouds(cell * (layer == 0 ? 0.11 : 0.3))) * (layer == 0 ? 1.0 : 0.7)) continue;
    vec2 place = vec2(hash(cell + 71.0), hash(cell + 143.0)) * 0.8 + 0.1;
    float bright = pow(hash(cell + 19.0), layer == 0 ? 5.0 : 2.5), tint = hash(cell + 57.0);
    float scale = layer == 0 ? 1.0 : 0.37, r = length(p - cell - place) / scale / sharp;
    float radius = layer == 0 ? 0.85 + 0.3 * bright : 0.95 + 0.4 * bright;
    float power = layer == 0 ? 0.018 + 0.30 * bright : 0.10 + 1.1 * bright * bright;
    vec3 tone = mix(vec3(0.66, 0.77, 1.0), vec3(1.0, 0.93, 0.82), smoothstep(0.55, 1.0, tint));
    sum += tone * power * (exp(-r * r / (radius * radius)) + (layer == 1 ? 0.006 * bright * exp(-r / 4.0) : 0.0));
  }
  return sum;
}

// A scene made of distance fields names its things in 'find' (LOOK), 'slope' (SLOPE) and 'surface'. Loops stand where
// one expects an 'if': a processor that draws skips only loops.
struct Surface { vec3 albedo; float gloss; float rough; };
// Looks for a thing inside its box.
#define LOOK(WHAT, SHAPE, CENTRE, HALF) { \\
  vec3 m = 1.0 / rd, k = abs(m) * (HALF), q = m * (ro - (CENTRE)), near = -q - k, off = -q + k; \\
  float s = max(max(near.x, near.y), max(near.z, 0.004)), end = min(min(off.x, off.y), min(off.z, best)); \\
  for (int i = 0; i < 90 && s < end; i++) { \\
    float d = SHAPE(ro + rd * s); \\
    if (d < 0.0008 * (1.0 + 0.3 * s)) { best = s; what = WHAT; break; } \\
    s += d; \\
  } }
#define SLOPE(WHAT, SHAPE) for (int once = what == WHAT ? 0 : 1; once < 1; once++) \\
  n = e.xyy * SHAPE(p + e.xyy * h) + e.yyx * SHAPE(p + e.yyx * h) + e.yxy * SHAPE(p + e.yxy * h) + e.xxx * SHAPE(p + e.xxx * h);
#define ONLY(CONDITION) for (int once = (CONDITION) ? 0 : 1; once < 1; once++)
mat3 basis(vec3 n) {
  float s = n.z >= 0.0 ? 1.0 : -1.0, a = -1.0 / (s + n.z), b = n.x * n.y * a;
  return mat3(vec3(1.0 + s * n.x * n.x * a, s * b, -s * n.x), vec3(b, s + n.y * n.y * a, -n.y), n);
}
`;

/**
 * Follows light through a scene made of distance fields. `lamp` gives the light that reaches a point, `beyond` what a
 * ray sees that meets nothing, and `haze` what lies in the air before it; EYE, TARGET, SHIFT, ZOOM, LENS and FOCUS are
 * the camera, FAR where the world ends, TURNS how often light may be thrown on.
 */
export const TRACE = `
// One way that light may have taken to the eye, backwards; the lamp itself is asked at each turn.
vec3 follow(vec3 ro, vec3 rd, vec3 straight) {
  vec3 sum = vec3(0.0), through = vec3(1.0);
  float travelled = 0.0;
  for (int turn = 0; turn < TURNS; turn++) {
    int what = -1, other = -1;
    float t = find(ro, rd, FAR, what);
    ONLY(turn == 0) plain = vec4(haze(ro, rd, t), 1.0);
    if (what < 0) {
      vec3 c = through * beyond(ro, turn == 0 ? straight : rd, turn);
      if (turn == 0) { plain.rgb += c; place = vec4(0.0, 0.0, 0.0, FAR); tint = vec4(0.0); } else sum += c;
      break;
    }
    vec3 p = ro + rd * t, n = normalize(slope(what, p, vec2(1, -1), 0.0015 * (1.0 + 0.3 * (travelled + t))));
    travelled += t;
    Surface s = surface(what, p, n, turn);
    if (turn == 0) { tint = vec4(s.albedo, 1.0); place = vec4(n, t); }
    vec2 x = chance(); vec3 reach, power;
    power = lamp(p, x, reach);
    float away = length(reach); vec3 l = reach / away; float facing = dot(n, l);
    if (facing > 0.0 && max(power.r, power.b) > 0.0) {
      find(p + n * 0.006 * (1.0 + 0.15 * travelled), l, away - 0.03, other);
      if (other < 0) {
        vec3 h = normalize(l - rd); float a = s.rough * s.rough, nh = dot(n, h), q = nh * nh * (a * a - 1.0) + 1.0;
        float f = 0.04 + 0.96 * pow(1.0 - max(dot(h, l), 0.0), 5.0);
        float shine = s.gloss * f * a * a / (PI * q * q) * 0.25 / max(max(facing, -dot(n, rd)), 0.08);
        vec3 c = through * power * facing * (s.albedo / PI + (turn == 0 ? shine : 0.0));
        // A single stray path must not leave a bright dot.
        sum += turn == 0 ? c : c * min(1.0, 0.16 / max(max(c.r, c.b), 1e-4));
      }
    }
    vec2 y = chance(); mat3 m = basis(n);
    float mirror = min(s.gloss * (0.04 + 0.96 * pow(1.0 - max(-dot(n, rd), 0.0), 5.0)), 0.9);
    float pick = chance().x, share = turn == 0 && s.gloss > 0.0 ? clamp(mirror, 0.12, 0.8) : 0.0;
    if (pick < share) {
      float a = s.rough * s.rough, c = sqrt((1.0 - y.x) / (1.0 + (a * a - 1.0) * y.x)), sn = sqrt(1.0 - c * c);
      rd = reflect(rd, m * vec3(sn * cos(2.0 * PI * y.y), sn * sin(2.0 * PI * y.y), c));
      if (dot(rd, n) <= 0.0) break;
      through *= mirror / share;
    } else {
      through *= s.albedo * (1.0 - mirror) / (1.0 - share);
      float r = sqrt(y.x);
      rd = m * vec3(r * cos(2.0 * PI * y.y), r * sin(2.0 * PI * y.y), sqrt(1.0 - y.x));
    }
    ro = p + n * 0.006 * (1.0 + 0.15 * travelled);
  }
  return sum;
}
void main() {
  pixelSeed = mixed(uint(gl_FragCoord.x) + mixed(uint(gl_FragCoord.y) + 17u)); use = 0u;
  vec2 j = chance();
  j = vec2(j.x < 0.5 ? sqrt(2.0 * j.x) - 1.0 : 1.0 - sqrt(2.0 - 2.0 * j.x), j.y < 0.5 ? sqrt(2.0 * j.y) - 1.0 : 1.0 - sqrt(2.0 - 2.0 * j.y));
  vec2 uv = (gl_FragCoord.xy + 0.5 * j - 0.5 * size) / size.y * 2.0 + SHIFT;
  vec3 w = normalize(TARGET - EYE), u = normalize(cross(w, vec3(0, 1, 0))), v = cross(u, w);
  vec3 straight = normalize(uv.x * u + uv.y * v + ZOOM * w);
  vec2 x = chance(); float r = LENS * sqrt(x.x);
  vec3 shift = (u * cos(2.0 * PI * x.y) + v * sin(2.0 * PI * x.y)) * r;
  vec3 focus = EYE + straight * FOCUS / dot(straight, w);
  vec3 c = follow(EYE + shift, normalize(focus - EYE - shift), straight);
  colour = vec4(c, 1.0);
}
`;
