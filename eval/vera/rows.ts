/** The rows of a TSV or CSV file with a head line, each by column name; a cell may be quoted and hold line ends. */
export function readRows(text: string, separator: "\t" | ","): Record<string, string>[] {
  const [head = [], ...rows] = readCells(text.replace(/^\uFEFF/, ""), separator);
  return rows
    .filter((cells) => cells.some((cell) => cell.trim() !== ""))
    .map((cells) =>
      Object.fromEntries(head.map((name, index) => [name.trim(), (cells[index] ?? "").trim()])),
    );
}

function readCells(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text.charAt(++at);
      else isQuoted = false;
    } else if (letter === '"' && cell === "") isQuoted = true;
    else if (letter === separator) {
      row.push(cell);
      cell = "";
    } else if (letter === "\n") {
      rows.push([...row, cell]);
      row = [];
      cell = "";
    } else if (letter !== "\r") cell += letter;
  }
  if (cell !== "" || row.length > 0) rows.push([...row, cell]);
  return rows;
}
