import { expect, test } from "vitest";
import { type Sign, SIGNS } from "../../contract/content.ts";
import { FACES, FLAT } from "./faces.ts";
import {
  cubeFlight,
  eyeOf,
  groundFlight,
  groundOf,
  pieces,
  pieceTransform,
  restPose,
  roomTransform,
} from "./flight.ts";
import { FACE_ORDER, restingHeight, restOf, rotate, uprightTurns } from "./orientation.ts";
import { FRAMINGS } from "./placement.ts";
import { chooseWay } from "./ways.ts";
import { add, cross, dot, normalized, scale, type Vector } from "./vectors.ts";

const SIZE = 128;
/** The first of the ways that are chosen for these signs. */
const wayTo = (from: Sign, to: Sign) => chooseWay(from, to, () => 0);
const { phone } = FRAMINGS.throw;
const eye = eyeOf(phone, phone.width, phone.height);

/** Where scene-shader.ts draws a point of the world, in pixels from the upper left corner of the frame. */
function drawnAt(point: Vector): [x: number, y: number] {
  const from: Vector = [0, 2.95, 8.2];
  const ahead = normalized(add([0, 0.86, 0], scale(from, -1)));
  const right = normalized(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const way = add(point, scale(from, -1));
  const half = phone.height / 2;
  return [
    phone.width / 2 + half * ((phone.zoom * dot(way, right)) / dot(way, ahead) + phone.x),
    half - half * ((phone.zoom * dot(way, up)) / dot(way, ahead) + phone.y),
  ];
}

type Column = [number, number, number, number];

function readMatrix(transform: unknown): Column[] {
  const numbers = /matrix3d\(([^)]*)\)/.exec(String(transform))?.[1]?.split(",").map(Number) ?? [];
  return [0, 4, 8, 12].map((start) => numbers.slice(start, start + 4) as Column);
}

function apply(transform: unknown, [x, y, z]: Vector): Column {
  const columns = readMatrix(transform);
  return [0, 1, 2, 3].map((row) =>
    [x, y, z, 1].reduce((sum, value, index) => sum + value * (columns[index]?.[row] ?? 0), 0),
  ) as Column;
}

/** Where the browser shows a point that lies in the room, as `perspective` has it. */
function shownAt(point: Vector): [x: number, y: number] {
  const [x, y, z] = apply(roomTransform(eye), scale(point, eye.unit));
  const nearer = eye.perspective / (eye.perspective - z);
  return [eye.x + x * nearer, eye.y + y * nearer];
}

function expectClose(one: readonly number[], other: readonly number[]): void {
  one.forEach((value, index) => expect(Math.abs(value - (other[index] ?? Number.NaN))).toBeLessThan(0.5));
}

test("planes stand where the scene draws the same points", () => {
  for (const point of [
    [0, 0, 0],
    [1, 2, 1],
    [-1, 0.3, -1],
    [3, 0, 2],
  ] as const)
    expectClose(shownAt(point), drawnAt(point));
});

test("the light on the ground has its middle under the cube", () => {
  const { x, y, across } = groundOf(eye);
  expectClose([x, y], drawnAt([0, 0, 0]));
  expectClose([x + across, y], drawnAt([1, 0, 0]));
});

test("the cube begins as it lies and comes to rest with the wanted sign in front", () => {
  for (const to of SIGNS) {
    const { cube } = cubeFlight("hope", to, wayTo("hope", to), eye);
    for (const [keyframe, sign] of [
      [cube[0], "hope"],
      [cube.at(-1), to],
    ] as const) {
      const rest = restOf(sign);
      const height = restingHeight(rest) * eye.unit;
      expect(
        Number.parseFloat(/translate3d\([^,]*, ([^p]*)px/.exec(String(keyframe?.["transform"]))?.[1] ?? ""),
      ).toBeCloseTo(height, 2);
      const [x, y, z] = apply(keyframe?.["transform"], FACES[sign].normal);
      const front = rotate(rest, FACES[sign].normal);
      expectClose([x * 1000, y * 1000, z * 1000], scale(front, 1000));
    }
  }
});

test("planes that wait behind the picture stand as the throw begins", () => {
  for (const sign of SIGNS) {
    const rest = restPose(sign, eye, SIZE);
    const way = wayTo(sign, "ring");
    const flight = cubeFlight(sign, "ring", way, eye);
    expect(rest.cube).toBe(flight.cube[0]?.["transform"]);
    const ground = groundFlight(sign, "ring", way, eye, SIZE);
    rest.faces.forEach(({ turn, shade, light }, index) => {
      expect(turn).toBe(flight.faces[index]?.turn[0]?.["transform"]);
      expect(shade).toBe(flight.faces[index]?.shade[0]?.["opacity"]);
      expect(light).toBe(ground[index]?.[0]?.["transform"]);
    });
  }
});

test("between two pictures of the throw the cube turns less than half round, so that no browser takes the other way", () => {
  const { cube } = cubeFlight("hope", "star", wayTo("hope", "star"), eye);
  const axes = cube.map(({ transform }) => readMatrix(transform).slice(0, 3) as unknown as Vector[]);
  for (const [index, now] of axes.slice(1).entries()) {
    const before = axes[index];
    const trace = now.reduce((sum, axis, at) => sum + dot(axis, before?.[at] ?? [0, 0, 0]), 0);
    expect(Math.acos(Math.min((trace - 1) / 2, 1))).toBeLessThan(Math.PI / 2);
  }
});

test("a lit face falls on the ground where the ray from the lamp through its corner meets it", () => {
  const lights = groundFlight("hope", "door", wayTo("hope", "door"), eye, SIZE);
  const rest = restOf("door");
  const centre = restingHeight(rest);
  // The harp lies below: all of its light meets the ground.
  const below = FACE_ORDER.reduce((lowest, sign) =>
    rotate(rest, FACES[sign].normal)[1] < rotate(rest, FACES[lowest].normal)[1] ? sign : lowest,
  );
  const index = FACE_ORDER.indexOf(below);
  const angle = uprightTurns("door")[index] ?? 0;
  const { normal, right, up } = FACES[below];
  const across = add(scale(right, Math.cos(angle)), scale(up, Math.sin(angle)));
  const along = add(scale(up, Math.cos(angle)), scale(right, -Math.sin(angle)));
  for (const [x, y] of [
    [0, 0],
    [SIZE, 0],
    [SIZE / 4, SIZE],
  ] as const) {
    const onFace = add(normal, add(scale(across, (x / SIZE) * 2 - 1), scale(along, 1 - (y / SIZE) * 2)));
    const ray = rotate(rest, onFace);
    const ground: Vector = [(-ray[0] * centre) / ray[1], 0, (-ray[2] * centre) / ray[1]];
    const [left, top, , w] = apply(lights[index]?.at(-1)?.["transform"], [x, y, 0]);
    expect(w).toBeGreaterThan(0);
    expectClose([eye.x + left / w, eye.y + top / w], drawnAt(ground));
  }
});

test("the skin of the cube has no gaps: faces, edges and corners meet", () => {
  const all = pieces();
  expect(all.filter(({ kind }) => kind === "face")).toHaveLength(6);
  expect(all.filter(({ kind }) => kind === "edge")).toHaveLength(12);
  expect(all.filter(({ kind }) => kind === "corner")).toHaveLength(8);
  for (const piece of all) {
    // Its corners lie on the surface of the cube with its bevelled edges, and it looks outwards.
    const [, , normal, middle] = readMatrix(pieceTransform(piece, { ...eye, unit: 1 }));
    piece.normal.forEach((value, axis) => expect(normal?.[axis]).toBeCloseTo(value, 6));
    expect(Math.max(...(middle ?? []).slice(0, 3).map(Math.abs))).toBeLessThanOrEqual(1);
    if (piece.kind === "corner") continue;
    const right = cross(piece.up, piece.normal);
    const corner = add(
      scale(piece.normal, piece.distance),
      add(scale(right, piece.width / 2), scale(piece.up, piece.height / 2)),
    );
    const far = corner.map(Math.abs).toSorted((a, b) => a - b);
    expectClose(
      far.map((value) => value * 100),
      [FLAT * 100, FLAT * 100, 100],
    );
  }
});
