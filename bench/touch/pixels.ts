import type { CDPSession } from "@playwright/test";
import sharp from "sharp";

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The mean difference per pixel and colour, of 255, from which an eye sees that something has moved; stars glimmer with less. */
const SEEN = 1.5;

/**
 * Looks at what the browser shows, picture by picture.
 *
 * @returns `stop`, which tells the times (ms since 1970) of the pictures in which the area differs from the picture before
 */
export async function watchPixels(
  session: CDPSession,
  window: { width: number; height: number },
  area: Area,
): Promise<{ stop: () => Promise<number[]> }> {
  const frames: { time: number; data: string }[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ time: (metadata.timestamp ?? 0) * 1000, data });
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", {
    format: "jpeg",
    quality: 70,
    maxWidth: window.width,
    maxHeight: window.height,
    everyNthFrame: 1,
  });
  return {
    async stop() {
      await session.send("Page.stopScreencast");
      const times: number[] = [];
      let before: Buffer | undefined;
      for (const { time, data } of frames) {
        const pixels = await cut(Buffer.from(data, "base64"), window, area);
        if (before && differ(before, pixels) > SEEN) times.push(time);
        before = pixels;
      }
      return times;
    },
  };
}

async function cut(picture: Buffer, window: { width: number }, area: Area): Promise<Buffer> {
  const { width = window.width } = await sharp(picture).metadata();
  const scale = width / window.width;
  const scaled = (value: number) => Math.round(value * scale);
  return sharp(picture)
    .extract({
      left: scaled(area.left),
      top: scaled(area.top),
      width: scaled(area.width),
      height: scaled(area.height),
    })
    .removeAlpha()
    .raw()
    .toBuffer();
}

function differ(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}
