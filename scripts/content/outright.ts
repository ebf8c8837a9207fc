import { z } from "zod";
import { readExpression } from "../../recognition/expression.ts";
import { FACTS } from "../../recognition/facts.ts";
import { checkYaml, locateKeys, type Checked } from "./yaml-file.ts";
import type { Problem } from "./problem.ts";

/** Where stands what is heard without learning. */
export const OUTRIGHT_FILE = "recognition/outright.yaml";

const expressions = z.array(z.string().min(1)).min(1);
const schema = z.strictObject({
  lists: z.record(z.string().regex(/^[A-Z_]+$/), z.union([z.string(), z.number()]).transform(String)),
  outright: z.partialRecord(z.enum(FACTS), expressions),
  elsewhere: z.strictObject({ hr: expressions, it: expressions, hu: expressions, de: expressions }),
  harmless: expressions,
  cries: expressions,
  left_alone: expressions,
  feared: expressions,
  worries: expressions,
  young: expressions,
  grown: expressions,
  past: expressions,
  present: expressions,
  searched: expressions,
});

/** Reads the list and tries every expression; a mistake is told with its line. */
export function compileOutright(text: string): Checked<z.infer<typeof schema>> {
  const checked = checkYaml(schema, OUTRIGHT_FILE, text);
  if (!checked.value) return checked;
  const { lists, outright, elsewhere, ...single } = checked.value;
  const lineOf = locateKeys(text);
  const all = [
    ...Object.entries(outright).map(([fact, lines]) => ({ path: ["outright", fact], lines })),
    ...Object.entries(elsewhere).map(([language, lines]) => ({ path: ["elsewhere", language], lines })),
    ...Object.entries(single).map(([name, lines]) => ({ path: [name], lines })),
  ];
  const problems: Problem[] = all.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => {
      try {
        readExpression(line, lists);
        return [];
      } catch (error) {
        return [{ file: OUTRIGHT_FILE, line: lineOf([...path, index]), message: (error as Error).message }];
      }
    }),
  );
  return problems.length > 0 ? { value: null, problems } : { value: checked.value, problems: [] };
}
