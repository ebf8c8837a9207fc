import type { Page } from "@playwright/test";
import { rolldown } from "rolldown";
import { gratitude } from "./gratitude.ts";
import { greatWisdoms } from "./great-wisdoms.ts";
import { LIGHT, TRACE } from "./light.ts";
import { thoughtGround, videoPoster } from "./night-sky.ts";
import type { Scene } from "./scene.ts";
import { singNations } from "./sing-nations.ts";
import { whatIs } from "./what-is.ts";

export const SCENES: Record<string, Scene> = {
  "what-is": whatIs,
  "sing-nations": singNations,
  "great-wisdoms": greatWisdoms,
  gratitude,
  "video-poster": videoPoster,
  "thought-ground": thoughtGround,
};

/** Puts the studio into a page, after which `paintScene` works there. */
export async function openStudio(page: Page): Promise<void> {
  const bundle = await rolldown({ input: new URL("studio.ts", import.meta.url).pathname });
  const { output } = await bundle.generate({ format: "iife" });
  await page.addScriptTag({ content: output[0].code });
}

/** A PNG of a scene; fewer samples than the scene asks for give a quick, grainy one. */
export async function paintScene(
  page: Page,
  scene: Scene,
  size: { width: number; height: number; samples?: number },
): Promise<Buffer> {
  const shader = LIGHT + scene.shader + (scene.shader.includes("void main") ? "" : TRACE);
  const url = await page.evaluate((painting) => window.paint(painting), {
    ...scene,
    ...size,
    samples: size.samples ?? scene.samples,
    shader,
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
