import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Where systems keep their own Chromium or Chrome. */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser to test with, or null: Playwright's own build, else the system's. */
export function findChromium(): string | null {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path)) ?? null;
}

/**
 * Finds a Chromium, and installs one where there is none: Playwright's download, else the
 * system's package (Debian, Ubuntu).
 *
 * @throws when neither can be had
 */
export function installChromium(): string {
  const found = findChromium();
  if (found) return found;
  const attempts = [
    ["playwright", "install", "chromium"],
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "chromium"],
  ];
  for (const [command = "", ...args] of attempts) {
    console.log(`Installing a browser for the tests: ${command} ${args.join(" ")}`);
    spawnSync(command, args, { stdio: "inherit", timeout: 5 * 60_000 });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "No Chromium could be found or installed. Install one with your system's package manager and try again.",
  );
}

/** Needed as root, and for a browser that asks nobody but us. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
