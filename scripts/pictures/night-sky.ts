import type { Scene } from "./scene.ts";

/** A sky with nothing but stars and one warm light; `warm` is GLSL for the light at `at` (heights of the picture, from its foot). */
function sky(warm: string, share: number): Scene {
  return {
    samples: 12,
    detail: 4,
    exposure: 1,
    bloom: 0.1,
    vignette: 0.35,
    shader: `
vec3 picture(vec2 at, vec2 whole) {
  vec3 c = night(0.16 + 0.95 * at.y);
  float band = exp(-square((dot(at - vec2(0.4, 0.8), normalize(vec2(0.6, 0.8)))) / 0.2)) * (0.3 + clouds(at * 5.0));
  c += vec3(0.0014, 0.0019, 0.0036) * band;
  vec3 light = vec3(0.0); float hide = 0.0;
  ${warm}
  return c + stars(at * 30.0 + 11.0, 0.050, ${share.toFixed(2)} + 0.4 * band) * (1.0 - hide) + light;
}
void main() {
  pixelSeed = mixed(uint(gl_FragCoord.x) + mixed(uint(gl_FragCoord.y) + 17u)); use = 0u;
  colour = vec4(0.0); tint = vec4(1.0); place = vec4(0.0, 0.0, 1.0, 1.0);
  plain = vec4(picture((gl_FragCoord.xy + (chance() - 0.5) * 1.4) / size.y, size / size.y), 1.0);
}
`,
  };
}

/** Stands for a video until somebody asks for it: a soft warm disc where the sign to play goes. */
export const videoPoster = sky(
  `
  float r = length(at - 0.5 * whole);
  hide = smoothstep(0.30, 0.16, r);
  light = mix(GOLD, CORE, 0.3 * smoothstep(0.2, 0.0, r)) * 1.25 * smoothstep(0.185, 0.115, r) * (1.0 - 1.6 * r);
  light += GOLD * 0.075 * exp(-max(r - 0.13, 0.0) * 16.0) + EMBER * 0.007 * exp(-max(r - 0.13, 0.0) * 4.5);`,
  0.3,
);

/** The ground of a thought's social picture: words stand in the dark, a light comes up from below. */
export const thoughtGround = sky(
  `
  vec2 from = at - vec2(whole.x * 0.82, -0.16);
  float r = length(from * vec2(0.8, 1.0));
  // A star beside an s makes it a š.
  hide = smoothstep(0.96, 0.86, at.x / whole.x) * smoothstep(0.05, 0.10, at.y) * smoothstep(0.90, 0.80, at.y);
  light = mix(vec3(1.0, 0.40, 0.07), mix(GOLD, CORE, 0.3), smoothstep(0.62, 0.12, r)) * 0.024 / (0.02 + r * r * r * 2.4) * smoothstep(0.8, 0.0, r);`,
  0.22,
);
