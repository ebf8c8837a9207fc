import type { Scene } from "./scene.ts";

const RATIO = 1.6;

/** Where the hill ends and the sky begins, both in parts of the picture's height. */
function ridge(x: number): number {
  return 0.2 + 0.31 * Math.exp(-(((x - 1.02) / 0.62) ** 2)) + 0.012 * Math.sin(x * 9);
}

/** Four numbers twice for each person, from far to near: place, height, kind; light's place, strength, turn. */
function gather(): number[] {
  let state = 20260117;
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const people: { depth: number; numbers: number[] }[] = [];
  const stand = (x: number, depth: number, light: number) => {
    const y = ridge(x) * (1 - depth) ** 0.8 - 0.03 * depth;
    const height = (0.016 + 0.185 * depth ** 1.55) * (0.86 + 0.28 * random());
    const side = random() < 0.5 ? -1 : 1;
    const raised = random() < 0.14 ? 0.35 : 0;
    people.push({
      depth,
      numbers: [
        x,
        y,
        height,
        random(),
        side * (0.16 + 0.12 * random()),
        0.58 + 0.1 * random() + raised,
        light,
        random(),
      ],
    });
  };
  // A procession that winds up to the top, and those who already stand there.
  for (let i = 0; i < 110; i++) {
    const k = ((i + 0.7 * random()) / 110) ** 0.62;
    const depth = 0.7 * (1 - k) ** 1.3 + 0.015;
    const x =
      0.98 +
      0.64 * Math.sin(k * 7.4 + 0.5) * (1 - k) ** 0.9 -
      0.1 * (1 - k) +
      (random() - 0.5) * 0.16 * (0.25 + depth);
    stand(x, depth, 0.8 + 0.4 * random());
  }
  for (let i = 0; i < 64; i++)
    stand(
      0.98 + (random() + random() + random() - 1.5) * 0.46,
      0.01 + 0.11 * random() ** 1.4,
      0.7 + 0.5 * random(),
    );
  for (let i = 0; i < 30; i++) stand(random() * RATIO, 0.05 + 0.4 * random(), 0.6 + 0.5 * random());
  people.sort((a, b) => a.depth - b.depth);
  return people.flatMap(({ numbers }) => numbers);
}

/** A dark hill at night with many small warm lights; the people who hold them are only hinted at. */
export const singNations: Scene = {
  samples: 12,
  detail: 4,
  exposure: 1.15,
  bloom: 0.12,
  vignette: 0.4,
  things: gather(),
  shader: `
uniform sampler2D things;
uniform int count;
float ridge(float x) { return 0.2 + 0.31 * exp(-square((x - 1.02) / 0.62)) + 0.012 * sin(x * 9.0); }
vec3 picture(vec2 at) {
  float high = (at.y - 0.12) / 0.9;
  vec3 c = night(high) * 1.25;
  float across = dot(at - vec2(0.35, 0.75), normalize(vec2(0.72, 0.62)));
  float band = exp(-square(across / 0.16)) * (0.25 + 1.1 * clouds(at * 6.0)) ;
  c += vec3(0.0022, 0.0030, 0.0056) * band;
  c += stars(at * 38.0 + 5.0, 0.048, 0.26 + 0.5 * band);
  float two = 0.235 + 0.035 * sin(at.x * 4.2 + 1.2) + 0.018 * sin(at.x * 9.7) + 0.006 * sin(at.x * 31.0);
  float one = 0.20 + 0.03 * sin(at.x * 3.1 + 4.0) + 0.010 * sin(at.x * 15.0 + 2.0);
  c = mix(c, vec3(0.0022, 0.0046, 0.0150), smoothstep(0.0015, -0.0015, at.y - two));
  c = mix(c, vec3(0.0014, 0.0030, 0.0105), smoothstep(0.0015, -0.0015, at.y - one));
  float top = ridge(at.x), hill = smoothstep(0.0012, -0.0012, at.y - top - 0.003 * (noise(vec2(at.x * 160.0, 1.0)) - 0.5));
  float depth = 1.0 - pow(clamp((at.y + 0.0) / top, 0.0, 1.0), 1.25);
  float grass = clouds(vec2(at.x * 30.0, at.y * 90.0) / (0.3 + 1.4 * depth)), blades = noise(vec2(at.x * 260.0, at.y * 90.0) / (0.25 + 2.2 * depth));
  vec3 earth = vec3(0.0009, 0.0017, 0.0052) * (0.5 + 0.8 * grass);
  vec3 pool = vec3(0.0);
  for (int i = 0; 2 * i < count; i++) {
    vec4 a = texelFetch(things, ivec2(2 * i, 0), 0), b = texelFetch(things, ivec2(2 * i + 1, 0), 0);
    vec2 q = (at - a.xy) / a.z; q.x -= b.x * 0.6;
    float r2 = dot(q * vec2(0.75, 2.1), q * vec2(0.75, 2.1));
    pool += mix(GOLD, EMBER, 0.25) * b.z * 0.017 / (0.34 + r2 * (0.4 + r2 * 0.5));
  }
  earth += pool * (0.10 + 0.75 * grass * grass + 0.9 * blades * grass);
  c = mix(c, earth, hill);
  for (int i = 0; 2 * i < count; i++) {
    vec4 a = texelFetch(things, ivec2(2 * i, 0), 0), b = texelFetch(things, ivec2(2 * i + 1, 0), 0);
    vec2 q = (at - a.xy) / a.z;
    float soft = 1.3 / (size.y * a.z);
    for (int once = abs(q.x) < 0.8 && q.y > -0.2 && q.y < 1.35 ? 0 : 1; once < 1; once++) {
      float lean = 0.05 * (a.w - 0.5), y = clamp(q.y, 0.0, 0.8), x = q.x - lean * q.y;
      // A cloak from shoulders to ground, and a head.
      float wide = mix(0.155 + 0.05 * a.w, 0.118 + 0.02 * a.w, smoothstep(0.0, 0.66, y)) * smoothstep(0.84, 0.70, q.y + 0.35 * x * x);
      float body = max(abs(x) - wide, max(-q.y, q.y - 0.84));
      float head = length((q - vec2(lean, 0.895)) * vec2(1.0, 0.86)) - 0.082;
      float arm = line(q, vec2(lean + sign(b.x) * 0.10, 0.70), vec2(b.x, b.y - 0.05)) - 0.040;
      float shape = joined(joined(body, head, 0.07), arm, 0.05);
      vec2 flame = vec2(b.x, b.y + 0.04); float away = length(q - flame);
      vec3 cloth = vec3(0.0006, 0.0010, 0.0028) + mix(GOLD, EMBER, 0.3) * b.z * (0.075 * exp(-away * 7.0) + 0.010 * exp(-away * 2.6)) * (0.35 + 0.65 * smoothstep(-0.10, 0.0, shape));
      cloth += pool * 0.05;
      c = mix(c, cloth, smoothstep(soft, -soft, shape) * smoothstep(-0.04, 0.20, q.y - 0.08 * noise(at * 300.0)));
    }
    vec2 f = q - vec2(b.x, b.y + 0.05); float tiny = 0.5 * soft, r = length(f * vec2(1.0, 0.62)), core = 0.026 + tiny;
    c += b.z * (vec3(1.0, 0.66, 0.29) * 3.0 * exp(-r * r / (core * core)) + GOLD * 0.11 * exp(-length(f) * 8.5) + EMBER * 0.0035 * exp(-length(f) * 1.9));
  }
  return c;
}
void main() {
  pixelSeed = mixed(uint(gl_FragCoord.x) + mixed(uint(gl_FragCoord.y) + 17u)); use = 0u;
  colour = vec4(0.0); tint = vec4(1.0); place = vec4(0.0, 0.0, 1.0, 1.0);
  plain = vec4(picture((gl_FragCoord.xy + (chance() - 0.5) * 1.4) / size.y), 1.0);
}
`,
};
