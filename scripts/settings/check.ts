import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse, TomlError } from "smol-toml";
import { z } from "zod";
import { readSetting, SETTING_NAMES, type SettingName } from "../../worker/settings.ts";
import type { Problem } from "../content/problem.ts";

const CONFIG = "wrangler.toml";
/** Values of one's own machine, which replace those of wrangler.toml there. */
const LOCAL_VARS = ".dev.vars";

const vars = z.record(z.string(), z.unknown()).default({});
const config = z.object({
  vars,
  env: z.record(z.string(), z.object({ vars: vars.optional() })).default({}),
});

/** Settings that stand together: those of the site, or of one of its environments such as "staging". */
interface Section {
  file: string;
  /** The line above them. */
  header: string | null;
  vars: Record<string, unknown>;
  /** Whether what is not there counts as missing. */
  isWhole: boolean;
}

/**
 * Checks what wrangler.toml and .dev.vars set, in every environment.
 *
 * @param root the project's root
 * @returns what is wrong, with the line at which it stands
 */
export function checkSettings(root: string): Problem[] {
  const read = readSections(root);
  if (Array.isArray(read)) return read;
  return read.sections.flatMap((section) =>
    SETTING_NAMES.filter((name) => section.isWhole || name in section.vars).flatMap((name) => {
      const { problem } = readSetting(section.vars, name);
      return problem === null
        ? []
        : [{ file: section.file, line: lineOf(root, section, name), message: problem }];
    }),
  );
}

/** The number of days that the worker deletes by, so that no page can promise another; null where it is wrong. */
export function readRetentionDays(root: string): number | null {
  const read = readSections(root);
  const site = Array.isArray(read) ? undefined : read.sections[0];
  return site ? readSetting(site.vars, "RETENTION_DAYS").value : null;
}

/** The site's own come first; or why they cannot be read. */
function readSections(root: string): { sections: Section[] } | Problem[] {
  const local = readText(root, LOCAL_VARS);
  try {
    const { vars: own, env } = config.parse(parse(readText(root, CONFIG)));
    return {
      sections: [
        { file: CONFIG, header: "[vars]", vars: own, isWhole: true },
        // An environment takes over no variable of the site.
        ...Object.entries(env).map(([name, { vars: its = {} }]) => ({
          file: CONFIG,
          header: `[env.${name}.vars]`,
          vars: its,
          isWhole: true,
        })),
        { file: LOCAL_VARS, header: null, vars: parseEnv(local), isWhole: false },
      ],
    };
  } catch (error) {
    if (!(error instanceof TomlError) && !(error instanceof z.ZodError)) throw error;
    const line = error instanceof TomlError ? error.line : 1;
    const why = error instanceof TomlError ? (error.message.split("\n")[0] ?? "") : "[vars] is no table";
    return [{ file: CONFIG, line, message: `This file cannot be read: ${why}.` }];
  }
}

/** Line at which the setting stands, or else its section begins. */
function lineOf(root: string, { file, header }: Section, name: SettingName): number {
  const lines = readText(root, file).split(/\r?\n/);
  const start = header === null ? 0 : lines.findIndex((line) => line.trim().startsWith(header));
  const found = lines.findIndex(
    (line, index) => index >= start && new RegExp(`^\\s*"?${name}"?\\s*=`).test(line),
  );
  return Math.max(found, start, 0) + 1;
}

function readText(root: string, file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
