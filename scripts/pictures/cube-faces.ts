import type { Page } from "@playwright/test";
import type { Sign } from "../../contract/content.ts";
import type { Look } from "../../contract/look.ts";
import { FACE_ORDER, matrix, restOf } from "../../web/cube/orientation.ts";
import { FACES, FLAT } from "../../web/cube/faces.ts";
import { FRAGMENT_SHADER, VERTEX_SHADER } from "../../web/cube/scene-shader.ts";

/**
 * The six faces of the cube as `web/cube/flight.ts` puts them on planes, drawn by the very shader of the scene: the
 * wood with its glowing cuts as seen from straight before it, and the light that falls through the cuts.
 */
type FacePicture = "wood" | "light";

type FaceShot = {
  shader: string;
  vertexShader: string;
  size: number;
  day: number;
  normal: readonly number[];
  right: readonly number[];
  up: readonly number[];
  rotation: readonly number[];
};

/** The light reaches to the edge of a face, the wood to where the edge begins to be round. */
const ENDS: Record<FacePicture, string> = {
  wood: `
uniform vec3 normal, right, up;
void main() {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 4; i++) {
    vec2 off = vec2(float(i / 2), mod(float(i), 2.0)) * 0.5 - 0.25;
    vec2 a = ((gl_FragCoord.xy + off) / size * 2.0 - 1.0) * ${FLAT.toFixed(3)};
    vec3 p = normal + right * a.x + up * a.y;
    vec3 c = body(p, -normal, rotation * -normal, ${FLAT.toFixed(3)}, vec3(0.0, 1.0, 0.0));
    sum += c / (1.0 + 0.16 * c);
  }
  gl_FragColor = vec4(min(pow(max(sum * 0.25, 0.0), vec3(1.0 / 1.9)), 1.0), 1.0);
}`,
  light: `
uniform vec3 normal, right, up;
void main() {
  vec2 a = gl_FragCoord.xy / size * 2.0 - 1.0;
  float light = leak(normal + right * a.x + up * a.y, 0.045) * 1.6;
  vec3 c = mix(EMBER, GOLD, clamp(light * 0.5 + 0.06, 0.0, 0.72));
  c = pow(c, vec3(1.0 / 1.28));
  gl_FragColor = vec4(c / max(c.r, 0.001), min(light, 1.0));
}`,
};

/** Seen from straight before it, a face has one and the same light from below everywhere. */
function shaderOf(picture: FacePicture): string {
  const height = "float high = (rotation * p).y + centre.y;";
  if (!FRAGMENT_SHADER.includes(height))
    throw new Error("The scene's shader has changed: look at faces too.");
  return (
    FRAGMENT_SHADER.slice(0, FRAGMENT_SHADER.indexOf("void main()")).replace(height, "float high = 0.9;") +
    ENDS[picture]
  );
}

/** One face after the other in the order of `FACE_ORDER`, as PNGs of `size` × `size`. */
export async function shootFaces(
  page: Page,
  picture: FacePicture,
  size: number,
  look: Look,
): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const sign of FACE_ORDER) {
    const url = await page.evaluate(shootFace, {
      shader: shaderOf(picture),
      vertexShader: VERTEX_SHADER,
      size,
      day: look === "day" ? 1 : 0,
      ...FACES[sign satisfies Sign],
      rotation: matrix(restOf(sign)),
    });
    pictures.push(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
  }
  return pictures;
}

/** Runs in the browser. */
function shootFace(shot: FaceShot): string {
  const canvas = Object.assign(document.createElement("canvas"), { width: shot.size, height: shot.size });
  const gl = canvas.getContext("webgl2", { premultipliedAlpha: false, preserveDrawingBuffer: true });
  if (!gl) throw new Error("There is no WebGL.");
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, shot.vertexShader],
    [gl.FRAGMENT_SHADER, shot.shader],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error("There is no shader.");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? "");
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const position = gl.getAttribLocation(program, "position");
  gl.enableVertexAttribArray(position);
  gl.vertexAttribPointer(position, 2, gl.FLOAT, false, 0, 0);
  const place = (name: string) => gl.getUniformLocation(program, name);
  gl.uniform2f(place("size"), shot.size, shot.size);
  gl.uniform1f(place("glow"), 1);
  gl.uniform1f(place("day"), shot.day);
  gl.uniform3f(place("camera"), 0, 0, 1);
  gl.uniformMatrix3fv(place("rotation"), false, [...shot.rotation]);
  gl.uniform3fv(place("normal"), [...shot.normal]);
  gl.uniform3fv(place("right"), [...shot.right]);
  gl.uniform3fv(place("up"), [...shot.up]);
  gl.uniform2fv(place("turns[0]"), [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
  gl.viewport(0, 0, shot.size, shot.size);
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  const url = canvas.toDataURL("image/png");
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return url;
}
