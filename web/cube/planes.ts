import { FACE_ORDER } from "./orientation.ts";
import { type Eye, groundOf, type Pose, pieces, pieceTransform, roomTransform } from "./flight.ts";

/** Pixels of a square of light before it is thrown on the ground. */
export const LIGHT_SIZE = 128;

const CLASSES = { face: "flight-face", edge: "flight-edge", corner: "flight-corner" };

/** The cube as elements, for the style sheet's engine to move. */
export interface Planes {
  /** The ground and the room with the cube in it. */
  parts: HTMLElement[];
  cube: HTMLElement;
  /** In the order of `FACE_ORDER`: the picture of a face, the darkness over it, and its light on the ground. */
  faces: { picture: HTMLElement; shade: HTMLElement; light: HTMLElement }[];
}

/** Builds the cube with its six faces, bevelled edges and corners, at rest; `cube.css` gives it its wood and its light. */
export function buildPlanes(eye: Eye, pose: Pose): Planes {
  const [ground, room, cube] = [make("flight-ground"), make("flight-room"), make("flight-cube")];
  Object.assign(room.style, { left: `${eye.x}px`, top: `${eye.y}px`, transform: roomTransform(eye) });
  room.append(cube);
  cube.style.transform = pose.cube;
  for (const [name, value] of Object.entries(groundOf(eye)))
    ground.style.setProperty(`--${name}`, `${value}px`);
  const faces: Planes["faces"] = [];
  for (const piece of pieces()) {
    const plane = make(CLASSES[piece.kind]);
    const [width, height] = [piece.width * eye.unit, piece.height * eye.unit];
    Object.assign(plane.style, {
      width: `${width}px`,
      height: `${height}px`,
      margin: `${-height / 2}px ${-width / 2}px`,
      transform: pieceTransform(piece, eye),
    });
    cube.append(plane);
    if (!piece.sign) continue;
    const place = FACE_ORDER.indexOf(piece.sign);
    const [picture, shade, light] = [make("flight-wood"), make("flight-shade"), make("flight-light")];
    for (const element of [picture, light])
      element.style.backgroundPosition = `${(place % 3) * 50}% ${Math.floor(place / 3) * 100}%`;
    Object.assign(light.style, {
      left: `${eye.x}px`,
      top: `${eye.y}px`,
      width: `${LIGHT_SIZE}px`,
      height: `${LIGHT_SIZE}px`,
    });
    plane.append(picture, shade);
    ground.append(light);
    faces[place] = { picture, shade, light };
    const stands = pose.faces[place];
    if (!stands) continue;
    picture.style.transform = stands.turn;
    shade.style.opacity = String(stands.shade);
    light.style.transform = stands.light;
  }
  return { parts: [ground, room], cube, faces };
}

function make(className: string): HTMLElement {
  return Object.assign(document.createElement("div"), { className });
}
