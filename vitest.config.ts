import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** A busy machine is slow, not wrong: no test fails for its time, or for one lost connection. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000, retry: 1 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...PATIENCE,
          name: "unit",
          environment: "node",
          include: ["{contract,offline,recognition,web,scripts,bench,eval}/**/*.test.{ts,tsx}"],
        },
        plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
      },
      {
        define: { __DEV_SERVER__: "false" },
        test: {
          ...PATIENCE,
          name: "worker",
          include: ["worker/**/*.test.ts"],
          globalSetup: "worker/testing/openai-server.ts",
          fsModuleCache: false,
        },
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: { TEST_MIGRATIONS: await readD1Migrations("migrations") },
              assets: { directory: "./dist/client" },
            },
          })),
        ],
      },
    ],
  },
});
