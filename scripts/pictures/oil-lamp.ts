/** A small oil lamp, shared by two scenes: LAMP is where its foot stands. */
export const OIL_LAMP = `
const vec3 FLAME = LAMP + vec3(0.0, 2.02, 0.0);
float chimney(float y) { y -= 1.5; return 0.24 + 0.20 * exp(-square((y - 0.42) / 0.40)) - 0.03 * smoothstep(0.6, 2.0, y); }
float oilLamp(vec3 p) {
  p -= LAMP;
  float r = length(p.xz);
  vec2 q = vec2(r, p.y);
  float d = box(q - vec2(0.0, 0.06), vec2(0.62, 0.055), 0.05);
  d = joined(d, box(q - vec2(0.0, 0.22), vec2(0.20, 0.22), 0.05), 0.22);
  d = joined(d, length((q - vec2(0.0, 0.82)) * vec2(1.0, 1.45)) / 1.35 - 0.44, 0.12);
  d = joined(d, box(q - vec2(0.0, 1.28), vec2(0.17, 0.18), 0.03), 0.08);
  d = min(d, box(q - vec2(0.0, 1.46), vec2(0.27, 0.035), 0.03));
  d = min(d, box(q - vec2(0.0, 1.56), vec2(0.10, 0.10), 0.04));
  d = min(d, line(vec2(p.x, length(vec2(p.y - 1.36, p.z))), vec2(0.1, 0.0), vec2(0.42, 0.0)) - 0.025);
  return min(d, length(p - vec3(0.46, 1.36, 0.0)) - 0.075);
}
// Light as a drop of fire sends it out: from a random place in the flame.
vec3 lamp(vec3 p, vec2 x, out vec3 reach) {
  vec3 w = normalize(FLAME - p); mat3 m = basis(w);
  float r = 0.11 * sqrt(x.x);
  reach = FLAME + (m[0] * cos(2.0 * PI * x.y) + m[1] * sin(2.0 * PI * x.y) * 1.6) * r - p;
  return GOLD * LAMP_POWER / dot(reach, reach);
}
// The flame, its glass, and the light in the air around it, along a ray up to t.
#define OIL_LAMP_HALF vec3(0.80, 0.86, 0.80)
#define OIL_LAMP_CENTRE (LAMP + vec3(0.0, 0.85, 0.0))
vec3 lampAir(vec3 ro, vec3 rd, float t) {
  vec3 o = ro - FLAME, sum = vec3(0.0);
  float b = dot(o, rd), closest = sqrt(max(dot(o, o) - b * b, 1e-6));
  sum += EMBER * AIR * (atan((t + b) / closest) - atan(b / closest)) / closest * smoothstep(0.0, 0.9, closest);
  // Where the ray passes the axis of the lamp.
  vec2 a = ro.xz - LAMP.xz, f = rd.xz; float s = -dot(a, f) / dot(f, f);
  if (s > 0.0 && s < t) {
    vec3 q = ro + rd * s - LAMP; float d = length(q.xz), y = q.y;
    if (y > 1.46 && y < 3.62) {
      float radius = chimney(y), edge = d / radius;
      float inside = smoothstep(1.0, 0.965, edge), rim = smoothstep(0.72, 1.0, edge) * inside;
      float near = 1.0 / (0.22 + square(length(q - vec3(0.0, 2.0, 0.0))));
      sum += (CORE * GOLD * near * 0.30 + vec3(0.010, 0.016, 0.03)) * rim * rim * 2.0;
      sum += GOLD * inside * near * 0.010;
      float side = dot(q.xz, vec2(f.y, -f.x)) / radius;
      sum += (GOLD * near * 0.12 + vec3(0.012, 0.018, 0.034)) * smoothstep(0.07, 0.0, abs(side + 0.66)) * inside * smoothstep(3.5, 3.0, y) * smoothstep(1.5, 1.9, y);
      sum += (GOLD * 0.05 + vec3(0.01, 0.014, 0.024)) * smoothstep(0.045, 0.0, abs(y - 3.58)) * inside;
    }
    float h = (y - 1.72) / 0.66, w = 0.105 * sqrt(max(h, 0.0)) * pow(max(1.0 - h, 0.0), 0.72) * 2.0;
    float body = smoothstep(1.0, 0.35, d / max(w, 0.001)) * step(0.0, h) * step(h, 1.0);
    sum += mix(vec3(1.0, 0.52, 0.14) * 6.0, vec3(1.0, 0.80, 0.48) * 17.0, smoothstep(0.05, 0.4, h)) * body;
  }
  return sum;
}
`;
