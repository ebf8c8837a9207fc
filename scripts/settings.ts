import { join } from "node:path";
import { formatProblem } from "./content/problem.ts";
import { checkSettings } from "./settings/check.ts";

/**
 * Stops the build, and with it a deploy, at a setting that the worker could not understand.
 * A folder may be given; else it is the project's.
 */
const problems = checkSettings(process.argv[2] ?? join(import.meta.dirname, ".."));

if (problems.length > 0) {
  console.error(`${problems.length} ${problems.length === 1 ? "setting is" : "settings are"} wrong:\n`);
  for (const problem of problems) console.error(`  ${formatProblem(problem)}`);
  process.exit(1);
}
