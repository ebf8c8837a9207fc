import { FACE_ORDER, matrix, type Moment } from "./orientation.ts";
import type { Framing } from "./placement.ts";
import { FRAGMENT_SHADER, VERTEX_SHADER } from "./scene-shader.ts";

/** Everything that one picture of the cube depends on. */
export type View = {
  framing: Framing;
  /** Where the cube is and how it is turned. */
  moment: Moment;
  /** The turn of each sign within its face, in the order of `FACE_ORDER`. */
  turns: readonly number[];
  glow: number;
  samples: 1 | 4;
  air: boolean;
  /** In the sun on paper instead of the night. */
  day: boolean;
  /** Straight instead of premultiplied alpha, for pictures that are written to files. */
  straight?: boolean;
};

export type SceneProgram = {
  /** False while the driver still compiles; asking does not wait. */
  ready(): boolean;
  /** Throws when the driver refuses the shader. */
  finish(): void;
  /** Draws into the viewport `width` × `height`, or only its rows from `from` up to `to`. */
  draw(view: View, width: number, height: number, from?: number, to?: number): void;
  free(): void;
};

/** Starts to compile the scene; with the parallel extension nothing waits for it. */
export function createSceneProgram(gl: WebGL2RenderingContext): SceneProgram {
  const parallel = gl.getExtension("KHR_parallel_shader_compile");
  const program = gl.createProgram();
  const shaders = [
    compile(gl, gl.VERTEX_SHADER, VERTEX_SHADER),
    compile(gl, gl.FRAGMENT_SHADER, FRAGMENT_SHADER),
  ];
  for (const shader of shaders) gl.attachShader(program, shader);
  gl.bindAttribLocation(program, 0, "position");
  gl.linkProgram(program);
  const triangle = gl.createBuffer();
  const places = new Map<string, WebGLUniformLocation | null>();
  let finished = false;

  function place(name: string): WebGLUniformLocation | null {
    const known = places.get(name);
    if (known !== undefined) return known;
    const found = gl.getUniformLocation(program, name);
    places.set(name, found);
    return found;
  }

  function finish(): void {
    if (finished) return;
    if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
      const logs = shaders.map((shader) => gl.getShaderInfoLog(shader)).join("\n");
      throw new Error(`the cube's shader was refused: ${gl.getProgramInfoLog(program) ?? ""}\n${logs}`);
    }
    gl.useProgram(program);
    gl.bindBuffer(gl.ARRAY_BUFFER, triangle);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
    finished = true;
  }

  return {
    ready: () =>
      finished || !parallel || gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) === true,
    finish,
    draw(view, width, height, from = 0, to = height) {
      finish();
      const { framing } = view;
      gl.viewport(0, 0, width, height);
      gl.enable(gl.SCISSOR_TEST);
      gl.scissor(0, from, width, to - from);
      gl.uniform2f(place("size"), width, height);
      gl.uniformMatrix3fv(place("rotation"), false, [...matrix(view.moment.q)]);
      gl.uniform3f(place("centre"), ...view.moment.middle);
      gl.uniform1f(place("glow"), view.glow);
      gl.uniform3f(place("camera"), framing.x, framing.y, framing.zoom);
      gl.uniform1f(place("samples"), view.samples);
      gl.uniform1f(place("air"), view.air ? 1 : 0);
      gl.uniform4f(place("quiet"), ...framing.quiet);
      gl.uniform1f(place("quietLight"), framing.quietLight);
      const turns = FACE_ORDER.flatMap((_, index) => [
        Math.cos(view.turns[index] ?? 0),
        Math.sin(view.turns[index] ?? 0),
      ]);
      gl.uniform2fv(place("turns"), turns);
      gl.uniform1f(place("straight"), view.straight ? 1 : 0);
      gl.uniform1f(place("day"), view.day ? 1 : 0);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    free() {
      gl.deleteBuffer(triangle);
      gl.deleteProgram(program);
      for (const shader of shaders) gl.deleteShader(shader);
    },
  };
}

function compile(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new Error("WebGL context lost");
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}
