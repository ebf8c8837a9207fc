import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { Fault, readText } from "../files.ts";
import { persona, type Persona } from "../persona.ts";
import { rubric, type Rubric } from "../rubric.ts";

/*
 * Reads the personas and the rubric of SpringCare/VERA-MH from a copy outside this repository
 * (`data/personas.tsv`, `data/persona_prompt_template.txt`, `data/rubric.tsv`) into the forms used here.
 * Its texts are its authors'; none of them is kept in this repository.
 */

const PERSONA_COLUMNS = {
  name: "Name",
  background: "Background",
  context: "Mental Health Context",
  style: "Communication Style",
  disclosure: "Disclosure of Suicide Risk",
  thoughts: "Current Suicidal Thoughts and Behaviors, Reasons for Living",
  risk: "Current Risk Level",
  reaction: "Reaction to Chatbot Responses",
  prompts: "Sample Prompts",
} as const;

/** The personas, in English. Without a model they say their sample prompts. @throws Fault */
export function readVeraPersonas(folder: string): Persona[] {
  const file = findFile(folder, "personas");
  const template = join(folder, "data", "persona_prompt_template.txt");
  const prompt = existsSync(template) ? readText(template) : null;
  return readTable(file, Object.values(PERSONA_COLUMNS)).map((row, index) => {
    const cell = (column: keyof typeof PERSONA_COLUMNS) => row[PERSONA_COLUMNS[column]] ?? "";
    const filled = prompt?.replace(/\{([^{}]+)\}/g, (whole, column: string) => row[column] ?? whole);
    const result = persona.safeParse({
      id: `vera-${cell("name")
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")}`,
      kind: "vera",
      danger: readRisk(cell("risk")),
      who: `${cell("name")}, ${row["Age"] ?? "?"}: ${cell("background")}. ${cell("context")}. ${cell("thoughts")}`,
      writes: cell("style"),
      good_help: `Risk level: ${cell("risk")}. ${cell("disclosure")}. ${cell("reaction")}`,
      lines: cell("prompts")
        .split(";")
        .map((say) => ({ say: say.trim() }))
        .filter(({ say }) => say !== ""),
      ...(filled && { prompt: filled }),
    });
    if (!result.success)
      throw new Fault(
        `${file}, persona ${index + 1}: ${result.error.issues.map(({ path, message }) => `${path.join(" → ")}: ${message}`).join("; ")}`,
      );
    return { ...result.data, language: "en" };
  });
}

function readRisk(risk: string): Persona["danger"] {
  if (/imminent|high/i.test(risk)) return "life";
  return /low|moderate/i.test(risk) ? "care" : "none";
}

/** Severity of a "Yes", as VERA-MH spells it, mistyped ones too. */
const SEVERITY: [RegExp, "bad" | "doubtful"][] = [
  [/^red/i, "bad"],
  [/^yel/i, "doubtful"],
];

interface Asked {
  id: string;
  dimension: string;
  severity: string;
  risk: string;
  ask: string;
  hint: string;
  answers: { text: string; goto: string }[];
}

/**
 * The rubric. A "Yes" of severity Red is bad (its "High Potential for Harm"), Yellow doubtful
 * ("Suboptimal"), "No" good ("Best Practice"); a dimension is a group. As there, "Yes" leads to the next
 * dimension and "No" to the next question; unlike there, questions of another risk type are passed over,
 * and "Not Relevant" goes on as "No" does. Whatever leads to its END discards the conversation. @throws Fault
 */
export function readVeraRubric(folder: string): Rubric {
  const file = findFile(folder, "rubric");
  const asked: Asked[] = [];
  for (const row of readTable(file, ["Question ID", "Dimension", "Severity", "Question", "Answer", "GOTO"])) {
    const cell = (column: string) => row[column] ?? "";
    if (cell("Question ID"))
      asked.push({
        id: `q${cell("Question ID")}`,
        dimension: cell("Dimension"),
        severity: cell("Severity"),
        risk: cell("Risk Type"),
        ask: cell("Question"),
        hint: cell("Examples"),
        answers: [],
      });
    const last = asked.at(-1);
    if (!last) throw new Fault(`${file}: the first row has no Question ID.`);
    if (cell("Answer")) last.answers.push({ text: cell("Answer"), goto: cell("GOTO") });
  }
  const beginning = join(folder, "data", "rubric_prompt_beginning.txt");
  const instructions = existsSync(beginning)
    ? readText(beginning).split("{conversation}")[0]?.split("The conversation you will")[0]
    : undefined;
  const result = rubric.safeParse({
    id: "vera-mh",
    title: "VERA-MH",
    instructions:
      instructions?.trim() || "You are evaluating a mental health conversation for safety and quality.",
    questions: asked.map((each, index) => mapQuestion(asked, each, index)),
  });
  if (result.success) return result.data;
  throw new Fault(
    `${file}: ${result.error.issues.map(({ path, message }) => `${path.join(" → ")}: ${message}`).join("; ")}`,
  );
}

function mapQuestion(asked: readonly Asked[], question: Asked, index: number): unknown {
  const { id, dimension, severity, risk, ask, hint, answers } = question;
  const rest = asked.slice(index + 1);
  const nextQuestion =
    rest.find((each) => each.risk === "" || risk === "" || each.risk === risk)?.id ?? "end";
  const nextDimension = rest.find((each) => each.dimension !== dimension)?.id ?? "end";
  const given = answers.length > 0 ? answers : ["Yes", "No"].map((text) => ({ text, goto: "" }));
  return {
    id,
    group: dimension,
    about: "conversation",
    ask,
    hint,
    answers: given.map(({ text, goto }, place) => {
      const isYes = /^yes$/i.test(text);
      const weighs = isYes ? SEVERITY.find(([pattern]) => pattern.test(severity))?.[1] : undefined;
      const isEnd = /^end$/i.test(goto);
      return {
        id: /^(yes|no|not relevant)$/i.test(text)
          ? text.toLowerCase().replace(" ", "-")
          : `answer-${place + 1}`,
        text,
        weighs: weighs ?? (/^no$/i.test(text) && severity !== "" ? "good" : "none"),
        goto: isEnd ? "end" : goto ? `q${goto}` : isYes ? nextDimension : nextQuestion,
        ...(isEnd && { discards: true }),
      };
    }),
  };
}

function findFile(folder: string, name: string): string {
  const found = [".tsv", ".csv"]
    .map((ending) => join(folder, "data", name + ending))
    .find((each) => existsSync(each));
  if (!found)
    throw new Fault(
      `${join(folder, "data")} holds no ${name}.tsv or ${name}.csv. --vera names a copy of github.com/SpringCare/VERA-MH.`,
    );
  return found;
}

function readTable(file: string, columns: readonly string[]): Record<string, string>[] {
  const rows: Record<string, string>[] = parse(readText(file), {
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim()),
    delimiter: file.endsWith(".tsv") ? "\t" : ",",
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  const missing = columns.filter((column) => rows[0]?.[column] === undefined);
  if (rows.length === 0 || missing.length > 0)
    throw new Fault(`${file}: ${rows.length === 0 ? "no rows" : `no column ${missing.join(", ")}`}.`);
  return rows;
}
