/** An acceleration without gravity, in m/s² along the axes of the device. */
export interface Acceleration {
  x: number;
  y: number;
  z: number;
}

/** So hard (m/s²) is a phone moved by a hand that shakes it; somebody who walks or runs stays below. */
const HARD = 15;
/** So often the hand turns about within so short a time (ms). */
const TURNS = 3;
const WITHIN_MS = 1000;
/** One shaking is one throw, however long it lasts. */
const REST_MS = 2500;

/** Tells shaking from other motion: given one acceleration after the other and its time (ms), says true once for each shaking. */
export function createShakeCounter(): (acceleration: Acceleration, time: number) => boolean {
  let last: Acceleration | null = null;
  let turns: number[] = [];
  let restsUntil = -Infinity;
  return (acceleration, time) => {
    if (Math.hypot(acceleration.x, acceleration.y, acceleration.z) < HARD) return false;
    if (last && isAgainst(acceleration, last)) turns.push(time);
    last = acceleration;
    turns = turns.filter((turn) => time - turn < WITHIN_MS);
    if (time < restsUntil || turns.length < TURNS) return false;
    turns = [];
    restsUntil = time + REST_MS;
    return true;
  };
}

/** Calls back whenever the device is shaken while the page is seen; returns how to stop. */
export function watchShakes(onShake: () => void): () => void {
  const count = createShakeCounter();
  const move = ({ acceleration, timeStamp }: DeviceMotionEvent) => {
    const { x, y, z } = acceleration ?? {};
    if (typeof x !== "number" || typeof y !== "number" || typeof z !== "number") return;
    if (count({ x, y, z }, timeStamp)) onShake();
  };
  addEventListener("devicemotion", move);
  return () => removeEventListener("devicemotion", move);
}

/** Asks for leave to feel how the device is moved, where one has to (iOS); only after a press. Tells whether it was given. */
export async function askForMotion(): Promise<boolean> {
  if (!("DeviceMotionEvent" in window)) return false;
  const { requestPermission } = DeviceMotionEvent as { requestPermission?: () => Promise<string> };
  if (!requestPermission) return true;
  return requestPermission.call(DeviceMotionEvent).then(
    (answer) => answer === "granted",
    () => false,
  );
}

function isAgainst(one: Acceleration, other: Acceleration): boolean {
  return one.x * other.x + one.y * other.y + one.z * other.z < 0;
}
