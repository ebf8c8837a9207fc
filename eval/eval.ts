import { runEval } from "./command.ts";
import { Fault } from "./files.ts";

/** `npm run eval`: simulated visitors talk with the site, the conversations are judged, a table tells (eval/README.md). */
try {
  const isDone = await runEval(process.argv.slice(2), {
    environment: process.env,
    say: (line) => console.log(line),
    now: () => new Date(),
  });
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
