/**
 * Runs in the browser: lets a scene's shader gather light sample by sample, then develops the sum like a
 * photograph (glow around what is bright, a soft shoulder, the corners darker, a little grain).
 */
export interface Painting {
  /** Fragment shader of one sample; see `light.ts`. */
  shader: string;
  width: number;
  height: number;
  samples: number;
  exposure: number;
  /** Share of the light that spreads around what is bright, 0 to 1. */
  bloom: number;
  /** How large a step in the light is kept as a real one: 1 smooths much, 4 little. */
  detail: number;
  /** How dark the corners become, 0 to 1. */
  vignette: number;
  /** Data for scenes with many like things: four numbers each, read as texels of `things`. */
  things?: number[];
}

declare global {
  interface Window {
    paint(painting: Painting): Promise<string>;
  }
}

const SCREEN = `#version 300 es
in vec2 position;
void main() { gl_Position = vec4(position, 0.0, 1.0); }`;

// Evens out what is left of the chance in the light, within a surface only (an edge-avoiding wavelet).
const EVEN = `#version 300 es
precision highp float;
uniform sampler2D light, tint, place;
uniform vec2 size;
uniform float scale, stride, strength, first;
out vec4 colour;
vec3 lightAt(ivec2 p) {
  vec3 c = texelFetch(light, p, 0).rgb;
  if (first > 0.5) c *= scale / (texelFetch(tint, p, 0).rgb * scale + 0.02);
  return c;
}
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy), last = ivec2(size) - 1;
  vec4 here = texelFetch(place, p, 0) * scale;
  vec3 middle = lightAt(p), sum = vec3(0.0); float total = 0.0, m = log(dot(middle, vec3(0.3, 0.6, 0.1)) + 0.02);
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
    ivec2 q = clamp(p + ivec2(x, y) * int(stride), ivec2(0), last);
    vec3 c = lightAt(q); vec4 there = texelFetch(place, q, 0) * scale;
    float w = exp(-0.35 * float(x * x + y * y));
    vec3 dn = there.xyz - here.xyz; float dz = (there.w - here.w) / (0.004 * here.w * (1.0 + 2.0 * stride)), dl = (log(dot(c, vec3(0.3, 0.6, 0.1)) + 0.02) - m) * strength;
    w *= exp(-dot(dn, dn) * 24.0 - dz * dz - dl * dl);
    sum += c * w; total += w;
  }
  colour = vec4(sum / total, 1.0);
}`;

const JOIN = `#version 300 es
precision highp float;
uniform sampler2D light, tint, plain;
uniform vec2 size;
uniform float scale;
out vec4 colour;
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy);
  colour = vec4(texelFetch(light, p, 0).rgb * (texelFetch(tint, p, 0).rgb * scale + 0.02) + texelFetch(plain, p, 0).rgb * scale, 1.0);
}`;

const BLUR = `#version 300 es
precision highp float;
uniform sampler2D from;
uniform vec2 size, texel;
uniform float limit;
out vec4 colour;
vec3 at(vec2 uv) { return min(texture(from, uv).rgb, limit); }
void main() {
  vec2 uv = gl_FragCoord.xy / size; vec3 sum = vec3(0.0);
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
    vec2 w = exp(-0.5 * vec2(x * x, y * y) / 1.2);
    sum += at(uv + vec2(x, y) * texel) * w.x * w.y;
  }
  vec2 total = vec2(0.0);
  for (int x = -2; x <= 2; x++) total += exp(-0.5 * float(x * x) / 1.2);
  colour = vec4(sum / (total.x * total.y), 1.0);
}`;

const DEVELOP = `#version 300 es
precision highp float;
uniform sampler2D light, glow0, glow1, glow2, glow3;
uniform vec2 size;
uniform float exposure, bloom, vignette;
out vec4 colour;
float hash(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
void main() {
  vec2 uv = gl_FragCoord.xy / size;
  vec3 c = texture(light, uv).rgb;
  vec3 g = 0.34 * texture(glow0, uv).rgb + 0.28 * texture(glow1, uv).rgb + 0.22 * texture(glow2, uv).rgb + 0.16 * texture(glow3, uv).rgb;
  c = mix(c, g, bloom) * exposure;
  vec2 q = (uv - 0.5) * vec2(1.0, 0.92);
  c *= 1.0 - vignette * smoothstep(0.10, 0.62, dot(q, q) * 1.25);
  // A shoulder that keeps the hue of the lamp until it is very bright.
  float m = max(c.r, max(c.g, c.b)), shoulder = (1.0 - exp(-m)) / max(m, 1e-5);
  vec3 kept = c * shoulder, bleached = 1.0 - exp(-c);
  c = mix(kept, bleached, 0.35 + 0.4 * smoothstep(0.6, 3.0, m));
  c = pow(c, vec3(1.0 / 2.2));
  vec3 floorTone = vec3(0.026, 0.040, 0.086);
  c = floorTone + (1.0 - floorTone) * c;
  float l = dot(c, vec3(0.3, 0.59, 0.11));
  float grain = hash(gl_FragCoord.xy) + hash(gl_FragCoord.xy + 91.7) - 1.0;
  c += grain * (0.006 + 0.010 * l * (1.0 - l));
  colour = vec4(c, 1.0);
}`;

window.paint = async (painting) => {
  const { width, height, samples } = painting;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const gl = canvas.getContext("webgl2", { antialias: false, preserveDrawingBuffer: true });
  if (!gl) throw new Error("This browser has no WebGL 2.");
  for (const name of ["EXT_color_buffer_float", "EXT_float_blend", "OES_texture_float_linear"])
    if (!gl.getExtension(name)) throw new Error(`This browser has no ${name}.`);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);

  const [gathered, tint, place, plain] = [0, 1, 2, 3].map(() => createTarget(gl, width, height));
  if (!gathered || !tint || !place || !plain) throw new Error("The light has no place to go.");
  const all = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, all);
  for (const [index, target] of [gathered, tint, place, plain].entries())
    gl.framebufferTexture2D(
      gl.FRAMEBUFFER,
      gl.COLOR_ATTACHMENT0 + index,
      gl.TEXTURE_2D,
      target.texture ?? null,
      0,
    );
  gl.drawBuffers([0, 1, 2, 3].map((index) => gl.COLOR_ATTACHMENT0 + index));
  const scene = createProgram(gl, painting.shader);
  gl.useProgram(scene);
  if (painting.things) {
    const count = painting.things.length / 4;
    gl.activeTexture(gl.TEXTURE0);
    createTexture(gl, count, 1, new Float32Array(painting.things), gl.NEAREST);
    gl.uniform1i(gl.getUniformLocation(scene, "things"), 0);
    gl.uniform1i(gl.getUniformLocation(scene, "count"), count);
  }
  gl.bindFramebuffer(gl.FRAMEBUFFER, all);
  gl.viewport(0, 0, width, height);
  gl.uniform2f(gl.getUniformLocation(scene, "size"), width, height);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  gl.enable(gl.SCISSOR_TEST);
  const one = new Float32Array(4);
  for (let sample = 0; sample < samples; sample++) {
    gl.uniform1ui(gl.getUniformLocation(scene, "number"), sample);
    // Row by row: a browser gives up a drawing that takes too long.
    for (let row = 0; row < height; row += 125) {
      gl.scissor(0, row, width, 125);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.readPixels(0, row, 1, 1, gl.RGBA, gl.FLOAT, one);
    }
  }
  gl.disable(gl.BLEND);
  gl.disable(gl.SCISSOR_TEST);

  const scale = [1 / samples];
  const even = createProgram(gl, EVEN);
  let smooth = gathered;
  for (const [pass, stride] of [1, 2, 4, 8].entries()) {
    const to = createTarget(gl, width, height);
    draw(
      gl,
      even,
      to,
      { light: smooth, tint, place },
      { scale, stride: [stride], strength: [painting.detail * 2 ** pass], first: [pass === 0 ? 1 : 0] },
    );
    smooth = to;
  }
  const light = createTarget(gl, width, height);
  draw(gl, createProgram(gl, JOIN), light, { light: smooth, tint, plain }, { scale });

  const blur = createProgram(gl, BLUR);
  const glows: Record<string, Target> = {};
  let from = light;
  for (let level = 0; level < 6; level++) {
    const to = createTarget(gl, Math.ceil(from.width / 2), Math.ceil(from.height / 2));
    draw(gl, blur, to, { from }, { texel: [1 / from.width, 1 / from.height], limit: [12] });
    if (level >= 2) glows[`glow${level - 2}`] = to;
    from = to;
  }
  draw(
    gl,
    createProgram(gl, DEVELOP),
    { frame: null, width, height },
    { light, ...glows },
    {
      exposure: [painting.exposure],
      bloom: [painting.bloom],
      vignette: [painting.vignette],
    },
  );
  const url = canvas.toDataURL("image/png");
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return url;
};

interface Target {
  frame: WebGLFramebuffer | null;
  texture?: WebGLTexture;
  width: number;
  height: number;
}

function draw(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  to: Target,
  sources: Record<string, Target>,
  values: Record<string, number[]>,
): void {
  gl.useProgram(program);
  gl.bindFramebuffer(gl.FRAMEBUFFER, to.frame);
  gl.viewport(0, 0, to.width, to.height);
  for (const [index, [name, source]] of Object.entries(sources).entries()) {
    gl.activeTexture(gl.TEXTURE0 + index);
    gl.bindTexture(gl.TEXTURE_2D, source.texture ?? null);
    gl.uniform1i(gl.getUniformLocation(program, name), index);
  }
  for (const [name, value] of Object.entries({ ...values, size: [to.width, to.height] })) {
    const place = gl.getUniformLocation(program, name);
    if (value.length === 1) gl.uniform1fv(place, value);
    else gl.uniform2fv(place, value);
  }
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

function createTarget(gl: WebGL2RenderingContext, width: number, height: number): Target {
  const texture = createTexture(gl, width, height, null, gl.LINEAR);
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { frame, texture, width, height };
}

function createTexture(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  data: Float32Array | null,
  filter: GLenum,
): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, width, height, 0, gl.RGBA, gl.FLOAT, data);
  for (const side of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, side, filter);
  for (const way of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, way, gl.CLAMP_TO_EDGE);
  return texture;
}

function createProgram(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, SCREEN],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error("WebGL context lost");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? "");
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, "position");
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? "");
  return program;
}
