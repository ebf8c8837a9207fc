import type { z } from "zod";
import type { Helpline } from "../../contract/content.ts";
import { documents, handouts, poster, sheets, type Printed } from "../../contract/printed.ts";
import type { Problem } from "./problem.ts";

/**
 * Reads the words of everything that is printed.
 *
 * @param folder of the language, such as `content/sl`
 * @param readYaml a checked file, or null where it is missing or wrong, which is told elsewhere
 */
export function readPrinted(
  folder: string,
  readYaml: <T>(file: string, kind: z.ZodType<T>) => T | null,
): Printed | null {
  const read = {
    documents: readYaml(`${folder}/documents.yaml`, documents),
    sheets: readYaml(`${folder}/sheets.yaml`, sheets),
    handouts: readYaml(`${folder}/handouts.yaml`, handouts),
    poster: readYaml(`${folder}/poster.yaml`, poster),
  };
  return Object.values(read).includes(null) ? null : (read as Printed);
}

/** Every number of a sheet stands in `helplines.yaml`, and one of each sheet is for danger. */
export function checkPrinted(
  { sheets: ofPages, handouts: ofFaces, poster: onWalls }: Printed,
  helplines: readonly Helpline[],
  folder: string,
): Problem[] {
  const places = [
    ...Object.entries(ofPages).map(([id, sheet]) => ({ id, file: "sheets.yaml", ids: sheet.helplines })),
    { id: "handouts", file: "handouts.yaml", ids: ofFaces.helplines },
    { id: "poster", file: "poster.yaml", ids: [...onWalls.helplines, onWalls.strip.helplines] },
  ];
  return places.flatMap(({ id, file, ids }) => {
    const report = (message: string): Problem => ({ file: `${folder}/${file}`, line: 1, message });
    const lines = ids.flat().map((name) => ({ name, line: helplines.find((known) => known.id === name) }));
    const unknown = lines.filter(({ line }) => !line);
    if (unknown.length > 0)
      return unknown.map(({ name }) => report(`"${name}" is not in content/helplines.yaml.`));
    return lines.some(({ line }) => line?.emergency)
      ? []
      : [report(`"${id}" has no number for danger. Add one, such as si-112, under helplines.`)];
  });
}
