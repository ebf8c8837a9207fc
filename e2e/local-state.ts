import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the server of the browser tests keeps its database, and what it has said. */
export function statePath(port: string | number): string {
  return join(tmpdir(), `kocka-e2e-${port}`);
}

/** What would stand in the terminal, mails among it. */
export function terminalPath(port: string | number): string {
  return join(statePath(port), "terminal.log");
}
