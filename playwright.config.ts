import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "./scripts/chromium.ts";

/** Another one for a second run beside the first. */
const PORT = Number(process.env["E2E_PORT"] ?? 8790);

/** Browser tests against the production build in workerd, with a database of their own. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  // The command line and the worker share one database file, which may be locked for a moment.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "sl-SI",
    // The lamp; specs about the day say so (e2e/look.spec.ts).
    colorScheme: "dark",
    // What passes through a service worker cannot be held back or changed by a test; specs that are about it allow it.
    serviceWorkers: "block",
    launchOptions: { executablePath: findChromium() ?? "", args: CHROMIUM_ARGUMENTS },
  },
  webServer: {
    command: `node e2e/server.ts ${PORT}`,
    url: `http://localhost:${PORT}/api/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
