import type { Sign } from "../../contract/content.ts";

/** The same six drawings as the cuts in the cube (`scene-shader.ts`): 32 units are half a face. */
export const SIGN_PATHS: Record<Sign, string> = {
  flame:
    "M28.5 41.8A8 8 0 0 1 25.4 30 38.4 38.4 0 0 0 32 13.4 38.4 38.4 0 0 0 38.6 30 8 8 0 0 1 35.5 41.8M32 49.3V35.8",
  hope: "M14 37h36M22.4 43.5h19.2M22.1 37a9.9 9.9 0 0 1 19.8 0M32 21.8V16M42.7 26.3l4.1-4.1M21.3 26.3l-4.1-4.1",
  door: "M21.1 48.6V26.9a10.9 10.9 0 0 1 21.8 0v21.7M21.1 48.6l13.1 3.9V24.3",
  harp: "M18.4 14.2a16 16 0 0 1 3.17 18.06 11.52 11.52 0 1 0 20.86 0A16 16 0 0 1 45.6 14.2M20.8 20.2h22.4M27.5 20.2V39.6M32 20.2V41.6M36.5 20.2V39.6",
  star: "M32 14v13.5M32 36.5V50M14 32h13.5M36.5 32H50M28.2 28.2l-6.5-6.5M35.8 35.8l6.5 6.5M28.2 35.8l-6.5 6.5M35.8 28.2l6.5-6.5",
  ring: "M42.5 43.2a15 15 0 1 1 1.3-20.5M49 27.5a15 15 0 0 1 .2 9.5",
};
