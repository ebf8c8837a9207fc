/** One triangle that covers the frame. */
export const VERTEX_SHADER = `attribute vec2 position;
void main() { gl_Position = vec4(position, 0.0, 1.0); }`;

/**
 * The whole scene for one pixel: a lantern of dark walnut on a dark floor. The body is an analytic rounded box,
 * the cuts are distance fields on its faces, and the same fields are projected from the lamp at its heart on to
 * the floor and into the air, so that every bit of light really comes out of the cube. By day the sun comes from
 * the upper left, and of the floor there is only the shadow: the page is the table.
 */
export const FRAGMENT_SHADER = `precision highp float;
uniform vec2 size;          // of the frame, in pixels drawn
uniform mat3 rotation;
uniform vec3 centre;        // of the cube; the floor lies at 0
uniform float glow;
uniform vec3 camera;        // shift right, shift up, zoom
uniform float samples;      // 1 while moving, 4 at rest
uniform float air;          // 0 leaves out the light in the air
uniform vec4 quiet;         // left, bottom, right, top in parts of the frame
uniform float quietLight;
uniform vec2 turns[6];      // cosine and sine of each sign's turn, in the order of FACE_ORDER
uniform float straight;     // 1 writes straight alpha, for pictures
uniform float day;          // 1 is the sun on paper, 0 the lamp in the night

const vec3 BODY = vec3(0.905);
const float ROUND = 0.095;
const vec3 GOLD = vec3(1.0, 0.69, 0.30), EMBER = vec3(0.72, 0.23, 0.045), CORE = vec3(1.0, 0.93, 0.74);
const vec3 SUN = vec3(-0.585, 0.731, 0.351);

float hash(vec3 p) { p = fract(p * 0.3183099 + 0.1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
float noise(vec3 x) {
  vec3 i = floor(x), f = fract(x); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
             mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y), f.z);
}
float clouds(vec3 p) { return 0.55 * noise(p) + 0.28 * noise(p * 2.03) + 0.14 * noise(p * 4.1); }

// Ray against a box with round edges (after Inigo Quilez); -1 is a miss.
float hitBox(vec3 ro, vec3 rd, vec3 size, float rad) {
  vec3 m = 1.0 / rd, n = m * ro, k = abs(m) * (size + rad), t1 = -n - k, t2 = -n + k;
  float tN = max(max(t1.x, t1.y), t1.z), tF = min(min(t2.x, t2.y), t2.z);
  if (tN > tF || tF < 0.0) return -1.0;
  float t = tN;
  vec3 pos = ro + t * rd, s = sign(pos); ro *= s; rd *= s; pos *= s; pos -= size; pos = max(pos.xyz, pos.yzx);
  if (min(min(pos.x, pos.y), pos.z) < 0.0) return t;
  vec3 oc = ro - size, dd = rd * rd, oo = oc * oc, od = oc * rd; float ra2 = rad * rad; t = 1e20;
  { float b = od.x + od.y + od.z, c = oo.x + oo.y + oo.z - ra2, h = b * b - c; if (h > 0.0) t = -b - sqrt(h); }
  { float a = dd.y + dd.z, b = od.y + od.z, c = oo.y + oo.z - ra2, h = b * b - a * c; if (h > 0.0) { h = (-b - sqrt(h)) / a; if (h > 0.0 && h < t && abs(ro.x + rd.x * h) < size.x) t = h; } }
  { float a = dd.z + dd.x, b = od.z + od.x, c = oo.z + oo.x - ra2, h = b * b - a * c; if (h > 0.0) { h = (-b - sqrt(h)) / a; if (h > 0.0 && h < t && abs(ro.y + rd.y * h) < size.y) t = h; } }
  { float a = dd.x + dd.y, b = od.x + od.y, c = oo.x + oo.y - ra2, h = b * b - a * c; if (h > 0.0) { h = (-b - sqrt(h)) / a; if (h > 0.0 && h < t && abs(ro.z + rd.z * h) < size.z) t = h; } }
  return t > 1e19 ? -1.0 : t;
}

float line(vec2 p, vec2 a, vec2 b) { vec2 q = p - a, d = b - a; return length(q - d * clamp(dot(q, d) / dot(d, d), 0.0, 1.0)); }
// Part of a circle about the origin, 'spread' to both sides of the direction 'about' (0 is up, clockwise).
float arc(vec2 p, float radius, float about, float spread) {
  float a = atan(p.x, p.y) - about; a -= 6.2831853 * floor(a / 6.2831853 + 0.5);
  a = clamp(a, -spread, spread) + about;
  return length(p - radius * vec2(sin(a), cos(a)));
}

float flame(vec2 p) {
  vec2 q = vec2(abs(p.x), p.y);
  float d = arc(q - vec2(0.0, -0.08), 0.25, 1.8238, 0.864);
  d = min(d, arc(q - vec2(1.1876, 0.7517), 1.2, -1.9482, 0.2336));
  return min(d, line(p, vec2(0.0, -0.54), vec2(0.0, -0.12)));
}
float hope(vec2 p) {
  float d = line(p, vec2(-0.56, -0.16), vec2(0.56, -0.16));
  d = min(d, arc(p - vec2(0.0, -0.16), 0.31, 0.0, 1.5708));
  d = min(d, line(p, vec2(0.0, 0.32), vec2(0.0, 0.5)));
  d = min(d, line(vec2(abs(p.x), p.y + 0.16), vec2(0.335), vec2(0.462)));
  return min(d, line(p, vec2(-0.3, -0.36), vec2(0.3, -0.36)));
}
float door(vec2 p) {
  float d = line(vec2(abs(p.x), p.y), vec2(0.34, -0.52), vec2(0.34, 0.16));
  d = min(d, arc(p - vec2(0.0, 0.16), 0.34, 0.0, 1.5708));
  d = min(d, line(p, vec2(-0.34, -0.52), vec2(0.07, -0.64)));
  return min(d, line(p, vec2(0.07, -0.64), vec2(0.07, 0.24)));
}
float harp(vec2 p) {
  vec2 q = vec2(abs(p.x), p.y);
  float d = arc(q - vec2(0.0, -0.16), 0.36, 3.14159, 2.00713);
  d = min(d, arc(q - vec2(0.779, 0.203), 0.5, -1.3916, 0.6082));
  d = min(d, line(q, vec2(0.0, 0.37), vec2(0.36, 0.37)));
  d = min(d, line(p, vec2(0.0, 0.37), vec2(0.0, -0.29)));
  return min(d, line(q, vec2(0.145, 0.37), vec2(0.145, -0.23)));
}
float star(vec2 p) {
  vec2 q = abs(p);
  float d = line(q, vec2(0.0, 0.14), vec2(0.0, 0.56));
  d = min(d, line(q, vec2(0.14, 0.0), vec2(0.56, 0.0)));
  return min(d, line(q, vec2(0.12), vec2(0.32)));
}
float ring(vec2 p) {
  float d = arc(p, 0.46, -1.5708, 2.3);
  return min(d, arc(p - vec2(0.1, 0.0), 0.46, 1.5708, 0.34));
}
float rim(vec2 p) {
  vec2 q = abs(p);
  return length(vec2(max(q.x, q.y) - 0.79, max(min(q.x, q.y) - 0.6, 0.0)));
}
vec2 turned(vec2 u, vec2 by) { return vec2(u.x * by.x + u.y * by.y, u.y * by.x - u.x * by.y); }

// p lies on the cube of half edge 1. Distance to the sign, distance to the rim of its face.
vec2 cuts(vec3 p) {
  vec3 a = abs(p); vec2 u; float d;
  if (a.z >= a.x && a.z >= a.y) {
    u = vec2(p.x * sign(p.z), p.y);
    if (p.z > 0.0) d = hope(turned(u, turns[1])); else d = star(turned(u, turns[4]));
  } else if (a.x >= a.y) {
    u = vec2(-p.z * sign(p.x), p.y);
    if (p.x > 0.0) d = door(turned(u, turns[2])); else d = ring(turned(u, turns[5]));
  } else {
    u = vec2(p.x, -p.z * sign(p.y));
    if (p.y > 0.0) d = flame(turned(u, turns[0])); else d = harp(turned(u, turns[3]));
  }
  return vec2(d, rim(u));
}
float leak(vec3 direction, float blur) {
  vec3 a = abs(direction);
  vec2 c = cuts(direction / max(max(a.x, a.y), a.z));
  return smoothstep(0.032 + blur, 0.0, c.x) + 0.5 * smoothstep(0.012 + blur, 0.0, c.y);
}

// Walnut, its grain along x. 'pixel' is the width of a pixel on the wood: what is finer fades out instead of flickering;
// 'end' is 1 where the grain is cut across.
vec3 walnut(vec3 p, float pixel, float end, out float grain) {
  float fine = 1.0 - smoothstep(0.2, 0.55, pixel * 44.0);
  vec3 q = p + 0.16 * vec3(0.0, noise(p * vec3(0.9, 1.6, 1.6)), noise(p * vec3(0.9, 1.6, 1.6) + 7.0));
  float years = length(q.yz - vec2(2.3, -1.5)) * 5.0 + 0.9 * noise(p * vec3(0.7, 2.2, 2.2) + 3.0);
  years += 0.45 * sin(years * 1.9);
  float year = fract(years);
  float late = smoothstep(0.15, 0.86, year) * (1.0 - smoothstep(0.9, 1.0, year));
  float fibre = noise(p * vec3(2.6, 34.0, 34.0)) * 0.65 + noise(p * vec3(4.0, 58.0, 58.0) + 5.0) * 0.35 * fine;
  float pore = smoothstep(0.66, 0.86, noise(p * vec3(3.2, 44.0, 44.0) + 11.0)) * (0.35 + 0.65 * (1.0 - late)) * mix(0.35, 1.0, fine) * (1.0 - 0.6 * end);
  grain = clamp(0.62 * late + 0.5 * (fibre - 0.4) - 0.55 * pore, -0.6, 1.0);
  vec3 c = mix(vec3(0.098, 0.056, 0.030), vec3(0.034, 0.019, 0.012), clamp(0.25 + 0.55 * late - 0.75 * (fibre - 0.5), 0.0, 1.0));
  c *= 0.55 + 0.85 * clouds(p * 1.7 + 3.0);
  return c * (1.0 - 0.62 * pore);
}

vec3 floorLight(vec3 ground, float words) {
  vec3 away = ground - centre;
  float r2 = dot(away, away), r = length(away.xz);
  if (r > 8.0) return vec3(0.0);
  float light = leak(away * rotation, 0.022 + 0.012 * r) * 1.6;
  float boards = 0.62 + 0.5 * clouds(vec3(ground.xz * vec2(1.1, 3.2), 1.0)) + 0.22 * (noise(vec3(ground.xz * vec2(7.0, 26.0), 2.0)) - 0.5);
  float fall = smoothstep(8.0, 1.4, r) / (1.0 + 0.34 * r2);
  float under = 1.0 - 0.9 * exp(-max(r - 0.75, 0.0) * 2.4) * smoothstep(1.9, 0.9, centre.y);
  return mix(EMBER, GOLD, clamp(light * 0.5 + 0.06, 0.0, 0.72)) * (light + 0.12) * fall * boards * under * words;
}

float outside(vec3 p) {
  vec3 q = abs(p) - BODY;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - ROUND;
}
// How much of the sun a point of the table misses (soft edges after Inigo Quilez), and of the sky near the cube.
float shadow(vec3 ground, float words) {
  vec3 o = (ground - centre) * rotation, d = SUN * rotation;
  float left = 1.0, t = 0.02, near = outside(o), far = length((ground - centre).xz);
  // Too far from the way of the sun to lose any.
  if (length(o - d * dot(o, d)) < 3.2) for (int i = 0; i < 32; i++) {
    float h = outside(o + d * t);
    left = min(left, 4.5 * h / t);
    t += clamp(h, 0.04, 0.3);
    if (left < -1.0 || (h > 1.0 && dot(o + d * t, d) > 0.0)) break;
  }
  left = max(left, -1.0);
  float sun = 1.0 - 0.25 * (1.0 + left) * (1.0 + left) * (2.0 - left);
  return (0.52 * sun * smoothstep(6.0, 1.2, far) + 0.38 * exp(-near * 3.4) + max(0.17 * exp(-near * 1.25) - 0.01, 0.0)) * words;
}
vec3 daylight(vec3 wood, vec3 normal, vec3 toEye, float high, float edge, float grain) {
  float sun = max(dot(normal, SUN), 0.0), facing = max(dot(normal, toEye), 0.0);
  vec3 light = vec3(1.0, 0.90, 0.74) * sun * 2.5 + vec3(0.78, 0.76, 0.74) * (0.66 + 0.34 * normal.y)
    + vec3(0.80, 0.62, 0.42) * (0.55 - 0.45 * normal.y) * exp(-high * 0.7);
  vec3 lit = wood * 2.05 * light * (0.62 + 0.38 * smoothstep(0.0, 0.55, high));
  lit += vec3(1.0, 0.93, 0.80) * pow(max(dot(normal, normalize(SUN + toEye)), 0.0), 22.0) * (0.07 + 0.14 * edge) * (0.6 + 0.8 * grain);
  return lit + vec3(0.55, 0.58, 0.62) * pow(1.0 - facing, 4.0) * 0.10;
}

vec3 body(vec3 p, vec3 d, vec3 rd, float t) {
  vec3 a = abs(p), outside = max(a - BODY, 0.0);
  vec3 n = sign(p) * normalize(outside);
  vec2 c = cuts(p / max(max(a.x, a.y), a.z));
  float pixel = t * 2.0 / (size.y * camera.z), grain;
  vec3 wood = walnut(p, pixel, smoothstep(0.5, 0.9, abs(n.x)), grain);
  // On an edge two outsides are alike, on a face one is alone: hands have worn the edges pale and smooth.
  float edge = smoothstep(0.55, 1.35, (outside.x + outside.y + outside.z) / ROUND - 0.25 + 0.5 * (noise(p * 5.0) - 0.5));
  wood = mix(wood, wood * 1.9 + vec3(0.016, 0.011, 0.008), 0.75 * edge);
  vec3 dents = vec3(noise(p * 6.0), noise(p * 6.0 + 5.0), noise(p * 6.0 + 9.0)) - 0.5;
  vec3 nw = rotation * normalize(n + 0.075 * dents + 0.06 * (grain - 0.3) * n.yzx);

  vec3 moon = normalize(vec3(-0.75, 0.85, 0.25)), toEye = -rd;
  float facing = max(dot(nw, toEye), 0.0);
  vec3 lit = wood * vec3(0.50, 0.62, 0.95) * max(dot(nw, moon), 0.0) * 1.35;
  lit += vec3(0.35, 0.45, 0.75) * pow(max(dot(nw, normalize(moon + toEye)), 0.0), 24.0) * (0.10 + 0.12 * edge) * (0.5 + grain);
  lit += vec3(0.10, 0.14, 0.26) * pow(1.0 - facing, 4.0) * 0.5;
  float high = (rotation * p).y + centre.y;
  lit += wood * GOLD * (1.45 * exp(-high * 1.35) * (0.7 - 0.5 * nw.y) + 0.09) * glow;
  lit += wood * vec3(0.10, 0.115, 0.16);
  if (day > 0.5) lit = daylight(wood, nw, toEye, high, edge, grain);
  float lamp = mix(glow, 0.12 * glow, day);

  // A cut has a lip on the face, a wall seen aslant, and the light at its back.
  float steep = max(abs(dot(d, n)), 0.35);
  vec3 inside = p + (d - n * dot(d, n)) * 0.055 / steep; inside -= n * dot(inside - p, n);
  vec3 ai = abs(inside);
  vec2 ci = cuts(inside / max(max(ai.x, ai.y), ai.z));
  float soft = pixel * 0.75, wide = max(0.034, pixel * 0.6), thin = max(0.015, pixel * 0.6);
  float open = max(smoothstep(wide + soft, wide - soft, c.x), smoothstep(thin + soft, thin - soft, c.y));
  float flameSeen = max(smoothstep(wide * 1.2, wide * 0.55, ci.x), 0.8 * smoothstep(thin * 1.45, thin * 0.4, ci.y));
  float s = max(c.x - wide, 0.0), f = max(c.y - thin, 0.0);
  float spill = exp(-s * 11.0) * 0.42 + exp(-s * 3.1) * 0.11 + exp(-f * 19.0) * 0.28 + exp(-f * 6.5) * 0.035;
  lit += wood * (GOLD * 2.2 + EMBER * 0.4) * spill * 3.5 * lamp * (0.82 + 0.36 * grain);
  lit += EMBER * (exp(-s * 34.0) * 0.15 + exp(-f * 60.0) * 0.09) * lamp;
  // The burnt lip: a dark hair around every cut is what makes it sharp.
  float burnt = max(smoothstep(0.020, 0.004, abs(c.x - wide - 0.004)), smoothstep(0.012, 0.003, abs(c.y - thin - 0.003)));
  lit *= 1.0 - 0.38 * burnt * (1.0 - open);
  vec3 wall = mix(EMBER, GOLD, 0.58) * 0.98;
  vec3 flames = mix(wall, mix(GOLD * 1.2, CORE * 1.32, 0.82), flameSeen);
  vec3 embers = mix(EMBER * 0.14, GOLD * 1.05, flameSeen);
  return mix(lit, mix(flames, embers, day) * glow, open);
}

const vec3 EYE = vec3(0.0, 2.95, 8.2);
vec3 ray(vec2 at) {
  vec2 uv = (at - 0.5 * size) / size.y * 2.0 - camera.xy;
  vec3 w = normalize(vec3(0.0, 0.86, 0.0) - EYE), u = normalize(cross(w, vec3(0, 1, 0))), v = cross(u, w);
  return normalize(uv.x * u + uv.y * v + camera.z * w);
}
bool misses(vec2 at) {
  return hitBox((EYE - centre) * rotation, ray(at) * rotation, BODY, ROUND) < 0.0;
}

vec4 scene(vec2 at) {
  vec3 ro = EYE, rd = ray(at);
  vec3 o = (ro - centre) * rotation, d = rd * rotation;
  vec2 part = at / size;
  vec2 aside = max(max(quiet.xy - part, part - quiet.zw), 0.0);
  float words = mix(quietLight, 1.0, smoothstep(0.0, 0.16, length(aside)));

  float t = hitBox(o, d, BODY, ROUND), toFloor = rd.y < 0.0 ? -ro.y / rd.y : 1e3;
  if (day > 0.5) {
    if (t > 0.0) return vec4(body(o + d * t, d, rd, t), 1.0);
    return vec4(0.0, 0.0, 0.0, rd.y < 0.0 ? min(shadow(ro + rd * toFloor, words), 0.8) : 0.0);
  }
  vec3 col = vec3(0.0);
  if (t < 0.0 && rd.y < 0.0) col += floorLight(ro + rd * toFloor, words) * glow;
  float nearest = dot(centre - ro, rd), passing = length(ro + rd * nearest - centre);
  if (air > 0.5 && passing < 3.0) {
    float end = t > 0.0 ? t : min(toFloor, 14.0), sum = 0.0, start = nearest - 2.6 + 0.29 * hash(vec3(at, 1.0));
    for (int i = 0; i < 18; i++) {
      float s = start + float(i) * 0.29;
      if (s < end) { vec3 x = (ro + rd * s - centre) * rotation; float r2 = dot(x, x); sum += leak(x, 0.07) * smoothstep(9.0, 1.0, r2) / (0.6 + r2); }
    }
    col += mix(EMBER, GOLD, 0.55) * sum * 0.017 * glow * mix(words, 1.0, 0.35);
  }
  if (t > 0.0) return vec4(col + body(o + d * t, d, rd, t), 1.0);
  return vec4(col + EMBER * 0.10 * exp(-passing * 1.25) * glow * words, 0.0);
}

float fadeAt(vec2 at) {
  vec2 e = at / size;
  return smoothstep(0.0, 0.16, e.y) * smoothstep(0.0, 0.14, e.x) * smoothstep(1.0, 0.86, e.x) * smoothstep(1.0, 0.9, e.y);
}
vec4 exposed(vec2 at) {
  vec4 c = scene(at);
  c.rgb = c.rgb / (1.0 + 0.16 * c.rgb);
  if (day < 0.5) return c;
  // As it is seen, for its edge is half cube and half shadow, which is umber on whatever paper.
  if (c.a > 0.99) return vec4(min(pow(max(c.rgb, 0.0), vec3(1.0 / 1.9)), 1.0), 1.0);
  return vec4(0.20, 0.115, 0.05, 1.0) * c.a * fadeAt(at);
}

void main() {
  vec2 at = gl_FragCoord.xy;
  vec4 c;
  // A shadow is soft: one look at it is enough.
  bool once = samples < 1.5 || (day > 0.5 && misses(at + vec2(-0.375, -0.125)) && misses(at + vec2(0.125, -0.375)) && misses(at + vec2(0.375, 0.125)) && misses(at + vec2(-0.125, 0.375)));
  if (!once) c = 0.25 * (exposed(at + vec2(-0.375, -0.125)) + exposed(at + vec2(0.125, -0.375)) + exposed(at + vec2(0.375, 0.125)) + exposed(at + vec2(-0.125, 0.375)));
  else
  c = exposed(at);
  vec3 k = mix(pow(max(c.rgb, 0.0), vec3(1.0 / 1.28)), pow(max(c.rgb, 0.0), vec3(1.0 / 1.9)), c.a);
  k = day > 0.5 ? c.rgb : min(k * mix(fadeAt(at), 1.0, c.a), 1.0);
  // Light covers the night behind it as much as it is bright, so a canvas and a picture look the same on the page.
  float alpha = max(c.a, max(k.r, max(k.g, k.b)));
  if (straight > 0.5) gl_FragColor = day > 0.5 ? vec4(k / max(alpha, 0.001), alpha) : vec4((k + GOLD * 0.002) / (alpha + 0.002), alpha);
  else gl_FragColor = vec4(clamp(k + (hash(vec3(at, 3.0)) - 0.5) / 255.0, 0.0, alpha), alpha);
}`;
