import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { Fault, writeJson, writeWhole } from "./files.ts";
import { generate, readConversations } from "./generate.ts";
import { judgeAll, judgementFolder, nameJudging, readJudgements } from "./judge.ts";
import type { Judge } from "./judge/judgement.ts";
import { createModelJudge } from "./judge/model-judge.ts";
import { createRulesJudge } from "./judge/rules.ts";
import { createPersonJudge } from "./judge/sheet.ts";
import { openEvalModel, type Model } from "./model.ts";
import { readOrder, type Order } from "./order.ts";
import { readPersonas, type Persona } from "./persona.ts";
import { readRubric, readRules, type Rubric } from "./rubric.ts";
import { compareRuns, printComparison } from "./score/compare.ts";
import { printScore } from "./score/print-score.ts";
import { scoreRun } from "./score/score.ts";
import { readVeraPersonas, readVeraRubric } from "./vera/vera.ts";
import { createPlayed } from "./visitor/played.ts";
import { createScript } from "./visitor/script.ts";
import type { Visitor } from "./visitor/visitor.ts";

/** What the command has around it. */
export interface Surroundings {
  environment: Record<string, string | undefined>;
  say: (line: string) => void;
  now: () => Date;
}

/**
 * Runs the stages that the words ask for.
 *
 * @returns whether everything asked for is done; otherwise what is missing was said
 * @throws Fault where nothing could be done
 */
export async function runEval(words: readonly string[], surroundings: Surroundings): Promise<boolean> {
  const order = readOrder(words, surroundings.now().toISOString().slice(0, 10));
  switch (order.command) {
    case "generate":
      return generateRun(order, surroundings);
    case "judge":
      return judgeRun(order, surroundings);
    case "score":
      return scoreAndPrint(order, surroundings);
    case "compare":
      return compare(order, surroundings);
    case "all": {
      const isWhole = await generateRun(order, surroundings);
      const isJudged = await judgeRun(order, surroundings);
      return scoreAndPrint(order, surroundings) && isWhole && isJudged;
    }
  }
}

async function generateRun(order: Order, { environment, say, now }: Surroundings): Promise<boolean> {
  const personas = choosePersonas(order);
  const faults = await generate({
    folder: runFolder(order),
    site: order.site,
    personas,
    createVisitor: chooseVisitor(order, environment),
    turns: order.turns,
    say,
    now,
  });
  for (const fault of faults) say(`NOT HELD ${fault}`);
  say(
    `${personas.length - faults.length} of ${personas.length} conversations stand in ${show(runFolder(order))}`,
  );
  return faults.length === 0;
}

async function judgeRun(order: Order, { environment, say }: Surroundings): Promise<boolean> {
  const rubric = chooseRubric(order);
  const folder = runFolder(order);
  const judge = chooseJudge(order, rubric, environment);
  const conversations = selectConversations(order);
  const { waiting, faults } = await judgeAll({ folder, conversations, rubric, judge, say });
  for (const fault of faults) say(`NOT JUDGED ${fault}`);
  if (waiting.length > 0)
    say(`${waiting.length} sheets wait to be filled in: ${show(sheetFolder(order, rubric, judge))}`);
  if (judge.kind === "rules")
    say("Judged by fixed rules: that tests the pipeline and tells nothing of the replies.");
  return faults.length === 0;
}

function scoreAndPrint(order: Order, { environment, say }: Surroundings): boolean {
  const rubric = chooseRubric(order);
  const judge = chooseJudge(order, rubric, environment);
  const found = readJudgements(
    judgementFolder(runFolder(order), rubric.id, judge),
    selectConversations(order),
    rubric,
  );
  if (found.judgements.length === 0) {
    say(`No conversation of ${order.names[0]} has been judged by ${judge.kind} (${judge.by}) yet.`);
    return false;
  }
  const score = scoreRun(rubric, selectConversations(order), found);
  const file = join(runFolder(order), "scores", nameJudging(rubric.id, judge));
  const table = printScore(order.names[0], score);
  writeJson(`${file}.json`, score);
  writeWhole(`${file}.md`, table);
  say(table);
  say(`Kept in ${show(`${file}.md`)} and .json`);
  return found.missing.length === 0;
}

function compare(order: Order, { environment, say }: Surroundings): boolean {
  const rubric = chooseRubric(order);
  const judge = chooseJudge(order, rubric, environment);
  const [before, after] = order.names.map((run) => {
    const own = { ...order, names: [run] as [string] };
    const conversations = selectConversations(own);
    const { judgements } = readJudgements(
      judgementFolder(runFolder(own), rubric.id, judge),
      conversations,
      rubric,
    );
    if (judgements.length === 0)
      throw new Fault(
        `No conversation of ${run} has been judged by ${judge.kind} (${judge.by}) with the rubric as it is.`,
      );
    return { run, conversations, judgements };
  });
  if (!before || !after) throw new Fault("compare needs two runs.");
  const comparison = compareRuns(rubric, before, after);
  if (comparison.conversations.length === 0)
    throw new Fault("The two runs have no judged conversation in common.");
  const file = join(order.runs, `${before.run}--${after.run}.${nameJudging(rubric.id, judge)}`);
  const text = printComparison(comparison);
  writeJson(`${file}.json`, comparison);
  writeWhole(`${file}.md`, text);
  say(text);
  say(`Kept in ${show(`${file}.md`)} and .json`);
  return true;
}

function choosePersonas({ vera, language, kind, only }: Order): Persona[] {
  const all =
    vera === undefined ? readPersonas(join(import.meta.dirname, "personas")) : readVeraPersonas(vera);
  const unknown = only?.find((id) => !all.some((each) => each.id === id));
  if (unknown !== undefined) throw new Fault(`There is no persona "${unknown}".`);
  return all.filter((each) => isWanted({ language, kind, only }, each));
}

function selectConversations(order: Order) {
  return readConversations(runFolder(order)).filter(({ persona }) => isWanted(order, persona));
}

function isWanted(
  { language, kind, only }: Pick<Order, "language" | "kind" | "only">,
  persona: Pick<Persona, "language" | "kind" | "id">,
): boolean {
  return (
    (language ?? persona.language) === persona.language &&
    (kind?.includes(persona.kind) ?? true) &&
    (only?.includes(persona.id) ?? true)
  );
}

function chooseVisitor(
  { visitor }: Order,
  environment: Surroundings["environment"],
): (persona: Persona) => Visitor {
  if (visitor === "script") return createScript;
  const model = openEvalModel(environment, "visitor");
  if (model) return (persona) => createPlayed(persona, model);
  if (visitor === "model") throw noKey();
  return createScript;
}

function chooseRubric({ vera, rubric }: Order): Rubric {
  return vera === undefined ? readRubric(rubric) : readVeraRubric(vera);
}

function chooseJudge(order: Order, rubric: Rubric, environment: Surroundings["environment"]): Judge {
  const model: Model | null =
    order.judge === "person" || order.judge === "rules" ? null : openEvalModel(environment, "judge");
  if (model) return createModelJudge(model);
  if (order.judge === "model") throw noKey();
  if (order.judge === "person") {
    const by = { kind: "person" as const, by: order.reader ?? "" };
    return createPersonJudge(by.by, sheetFolder(order, rubric, by));
  }
  const rules = order.rubric.replace(/\.yaml$/, ".rules.yaml");
  if (order.vera !== undefined || !existsSync(rules))
    throw new Fault(
      `There are no rules for the rubric ${rubric.id}: judge with a model (EVAL_API_KEY) or --judge person.`,
    );
  return createRulesJudge(readRules(rules, rubric));
}

function noKey(): Fault {
  return new Fault(
    "A model needs EVAL_API_KEY, EVAL_MODEL and, where it is not api.openai.com, EVAL_BASE_URL (eval/README.md).",
  );
}

function runFolder({ runs, names }: Order): string {
  return join(runs, names[0]);
}

function sheetFolder(order: Order, rubric: Rubric, judge: Pick<Judge, "kind" | "by">): string {
  return join(runFolder(order), "sheets", nameJudging(rubric.id, judge));
}

function show(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith("..") ? path : short;
}
