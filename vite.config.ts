import { cloudflare } from "@cloudflare/vite-plugin";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { watchContent } from "./scripts/watch-content.ts";
import { prerender } from "./scripts/prerender.ts";

export default defineConfig(({ command }) => ({
  // True under `vite dev`, where nothing is prerendered; unlike import.meta.env.DEV also right in a
  // build with NODE_ENV=development.
  define: { __DEV_SERVER__: JSON.stringify(command === "serve") },
  publicDir: "web/public",
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: ["web/index.html", "web/early.ts", "web/early-throw.ts", "web/early-chat.ts"],
        },
        modulePreload: { polyfill: false },
      },
    },
    kocka_modrosti: { build: { minify: true } },
  },
  plugins: [
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
    cloudflare(),
    watchContent(),
    prerender(),
  ],
}));
