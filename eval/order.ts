import { parseArgs } from "node:util";
import { join } from "node:path";
import { z } from "zod";
import { LOCALES } from "../contract/locale.ts";
import { Fault, RUNS } from "./files.ts";
import { JUDGES } from "./judge/judgement.ts";
import { KINDS } from "./persona.ts";

export const USAGE = `npm run eval                         all three stages, in a run that is named after the day
npm run eval -- generate [RUN]       visitors talk with the site
npm run eval -- judge [RUN]          the conversations are judged
npm run eval -- score [RUN]          the table is made
npm run eval -- compare RUN RUN      the tables of two runs side by side

  --site URL            http://localhost:8787 (npm start)
  --language sl|en      only these visitors; also --kind ${KINDS.slice(0, 3).join(",")}… and --only ID,ID
  --visitor script|model    who plays them; with EVAL_API_KEY a model, otherwise fixed lines
  --turns N             at most so many turns a conversation (12)
  --judge ${JUDGES.join("|")}     with EVAL_API_KEY a model, otherwise rules, which judge nothing
  --reader NAME         whose sheets, with --judge person
  --rubric FILE         eval/rubric/counsellor.yaml
  --vera DIR            personas and rubric of a copy of github.com/SpringCare/VERA-MH
  --runs DIR            where the runs stand: eval/runs`;

const runName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/, { message: "is no name of a run: letters, digits, . _ -" });
const list = z
  .string()
  .transform((text) => text.split(",").map((each) => each.trim()))
  .optional();

const options = z.object({
  site: z
    .url({ protocol: /^https?$/, message: "is no address such as http://localhost:8787" })
    .default("http://localhost:8787"),
  language: z.enum(LOCALES).optional(),
  kind: list.pipe(z.array(z.enum(KINDS)).optional()),
  only: list,
  visitor: z.enum(["script", "model"]).optional(),
  turns: z.coerce.number().int().min(1).max(40).default(12),
  judge: z.enum(JUDGES).optional(),
  reader: runName.optional(),
  rubric: z.string().default(join(import.meta.dirname, "rubric/counsellor.yaml")),
  vera: z.string().optional(),
  runs: z.string().default(RUNS),
});

export type Order = z.infer<typeof options> & {
  command: "all" | "generate" | "judge" | "score" | "compare";
  /** One, or with compare two. */
  names: [string, ...string[]];
};

/** What the command line asks for. @throws Fault with the usage */
export function readOrder(words: readonly string[], today: string): Order {
  const text = { type: "string" as const };
  const keys = Object.keys(options.shape);
  let read;
  try {
    read = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(keys.map((key) => [key, text])),
    });
  } catch (error) {
    throw new Fault(`${error instanceof Error ? error.message : ""}\n\n${USAGE}`);
  }
  const result = options.safeParse(read.values);
  if (!result.success)
    throw new Fault(
      `${result.error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`).join("\n")}\n\n${USAGE}`,
    );
  const [command = "all", ...names] = read.positionals;
  if (
    command !== "all" &&
    command !== "generate" &&
    command !== "judge" &&
    command !== "score" &&
    command !== "compare"
  )
    throw new Fault(`There is no "${command}".\n\n${USAGE}`);
  if (names.length !== 2 && (command === "compare" || names.length > 1))
    throw new Fault(command === "compare" ? `compare needs two runs.\n\n${USAGE}` : USAGE);
  if (command !== "compare" && names.length > 1) throw new Fault(USAGE);
  const order = result.data;
  if (order.judge === "person" && !order.reader)
    throw new Fault(`--judge person needs --reader NAME.\n\n${USAGE}`);
  const [first = today, ...more] = names;
  for (const name of [first, ...more]) {
    const problem = runName.safeParse(name).error?.issues[0]?.message;
    if (problem) throw new Fault(`"${name}" ${problem}`);
  }
  return { ...order, command, names: [first, ...more] };
}
