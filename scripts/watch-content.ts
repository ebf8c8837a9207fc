import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Under `vite dev`, compiles the texts again whenever an editor saves one. */
export function watchContent(): Plugin {
  return {
    name: "watch-content",
    apply: "serve",
    configureServer(server) {
      const folder = join(server.config.root, "content");
      server.watcher.add(folder);
      server.watcher.on("all", (_event, path) => {
        if (!path.startsWith(folder)) return;
        spawnSync(process.execPath, [join(import.meta.dirname, "content.ts")], { stdio: "inherit" });
      });
    },
  };
}
