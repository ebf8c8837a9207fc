import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, expect, test } from "vitest";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Runs the deploy with a `wrangler` that only notes what it is asked for. */
function deploy({ list, failing = "nothing" }: { list: string; failing?: string }) {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  folders.push(folder);
  const notes = join(folder, "notes");
  writeFileSync(notes, "");
  const wrangler = join(folder, "wrangler");
  writeFileSync(
    wrangler,
    `#!/bin/sh\necho "$*" >> "${notes}"\n[ "$1 $2" = "d1 list" ] && cat <<'END'\n${list}\nEND\n[ "$*" != "${failing}" ]\n`,
  );
  chmodSync(wrangler, 0o755);
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "deploy.ts")], {
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env["PATH"]}` },
    encoding: "utf8",
  });
  return { status, stderr, asked: readFileSync(notes, "utf8").trim().split("\n").slice(1) };
}

const MIGRATE = "d1 migrations apply DB --remote";

test("a database that is there is migrated before the new worker comes", () => {
  const list = 'A warning.\n[{ "uuid": "1", "name": "another" }, { "uuid": "2", "name": "kocka-modrosti" }]';
  expect(deploy({ list })).toMatchObject({ status: 0, asked: [MIGRATE, "deploy"] });
});

test("at the first time the deploy makes the database", () => {
  expect(deploy({ list: '[{ "uuid": "1", "name": "another" }]' })).toMatchObject({
    status: 0,
    asked: ["deploy", MIGRATE],
  });
});

test("nothing is deployed where the migration fails, or the databases are not told", () => {
  const failed = deploy({ list: '[{ "name": "kocka-modrosti" }]', failing: MIGRATE });
  expect(failed).toMatchObject({ status: 1, asked: [MIGRATE] });
  const unread = deploy({ list: "[" });
  expect(unread).toMatchObject({ status: 1, asked: [] });
  expect(unread.stderr).toContain("nothing was deployed");
});

test("it is what npm run deploy does", () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
    scripts: { deploy: string };
  };
  expect(scripts.deploy).toBe("npm run build && node scripts/deploy.ts");
});
