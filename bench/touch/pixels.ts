import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession } from "@playwright/test";
import sharp from "sharp";

/** In CSS pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A picture of the window, and when it was shown (ms since 1970). */
export interface Frame {
  time: number;
  data: string;
}

/** The mean difference per pixel and colour, of 255, from which an eye sees that something has moved; stars glimmer with less. */
const SEEN = 1.5;
/** The pictures are so many times smaller than the window: larger ones take the processor from the page. */
const SMALLER = 3;
/** The window is compared in squares of this many CSS pixels; a line of text, or a star, lies in a few of them. */
const PATCH = 20;
/** The same difference within one square: more than a star or the noise of a compressed picture makes. */
const SEEN_IN_PATCH = 8;
/** A picture is on its way for so long. */
const PICTURE_MS = 200;
/** The shadow of a pressed control, and what its outline covers, belong to it, in CSS pixels. */
const MARGIN = 16;

/** Keeps what the browser shows, picture by picture, until it is stopped; the first one is there when it returns. */
export async function recordWindow(
  session: CDPSession,
  window: Size,
): Promise<{ stop: () => Promise<Frame[]> }> {
  const frames: Frame[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ time: (metadata.timestamp ?? 0) * 1000, data });
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", {
    format: "jpeg",
    quality: 50,
    maxWidth: Math.round(window.width / SMALLER),
    maxHeight: Math.round(window.height / SMALLER),
    everyNthFrame: 1,
  });
  await pause(PICTURE_MS);
  return {
    async stop() {
      await pause(PICTURE_MS);
      await session.send("Page.stopScreencast");
      return frames;
    },
  };
}

/** The times (ms since 1970) of the pictures in which an area differs from the picture before. */
export async function findMoves(frames: Frame[], window: Size, area: Area): Promise<number[]> {
  const times: number[] = [];
  let before: Buffer | undefined;
  for (const { time, data } of frames) {
    const { pixels } = await cut(data, window, area);
    if (before && differ(before, pixels) > SEEN) times.push(time);
    before = pixels;
  }
  return times;
}

/**
 * The time (ms since 1970) of the first picture in which anything in the window differs from what it showed at a moment.
 *
 * @param apart what does not count: a control that looks pressed has not answered yet
 */
export async function findChange(
  frames: Frame[],
  window: Size,
  since: number,
  apart?: Area,
): Promise<number | null> {
  const whole = { left: 0, top: 0, ...window };
  const before = frames.findLast(({ time }) => time <= since) ?? frames[0];
  if (!before) return null;
  const first = await cut(before.data, window, whole);
  for (const { time, data } of frames) {
    if (time <= since) continue;
    const { pixels } = await cut(data, window, whole);
    if (hasChangedPatch(first, pixels, apart)) return time;
  }
  return null;
}

interface Picture {
  pixels: Buffer;
  width: number;
  height: number;
  /** Of its pixels to one CSS pixel. */
  scale: number;
}

async function cut(data: string, window: Size, area: Area): Promise<Picture> {
  const picture = sharp(Buffer.from(data, "base64"));
  const { width = window.width } = await picture.metadata();
  const scale = width / window.width;
  const scaled = (value: number) => Math.round(value * scale);
  const { data: pixels, info } = await picture
    .extract({
      left: scaled(area.left),
      top: scaled(area.top),
      width: scaled(area.width),
      height: scaled(area.height),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels, width: info.width, height: info.height, scale };
}

function differ(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}

function hasChangedPatch(
  { pixels: one, width, height, scale }: Picture,
  other: Buffer,
  apart?: Area,
): boolean {
  const size = Math.round(PATCH * scale);
  for (let top = 0; top + size <= height; top += size) {
    for (let left = 0; left + size <= width; left += size) {
      if (apart && overlap({ left: left / scale, top: top / scale, width: PATCH, height: PATCH }, apart))
        continue;
      let sum = 0;
      for (let row = top; row < top + size; row++) {
        const start = (row * width + left) * 3;
        for (let index = start; index < start + size * 3; index++)
          sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
      }
      if (sum / (size * size * 3) > SEEN_IN_PATCH) return true;
    }
  }
  return false;
}

function overlap(patch: Area, apart: Area): boolean {
  return (
    patch.left < apart.left + apart.width + MARGIN &&
    patch.left + patch.width > apart.left - MARGIN &&
    patch.top < apart.top + apart.height + MARGIN &&
    patch.top + patch.height > apart.top - MARGIN
  );
}
