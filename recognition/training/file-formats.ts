import { inflateRawSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { parseFragment } from "parse5";

/** The rows of a CSV file with a header line: by column name; a column that a row lacks is "". */
export function readCsv(text: string): ((column: string) => string)[] {
  const rows: Record<string, string>[] = parse(text, {
    columns: true,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ["\r\n", "\n"],
    skip_empty_lines: true,
  });
  return rows.map((row) => (column: string) => row[column] ?? "");
}

/** The first file of a zip archive. */
export function unzipFirst(archive: Buffer): Buffer {
  // The last record of an archive tells where its table of files begins, the table where each file lies.
  const end = archive.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  const entry = archive.readUInt32LE(end + 16);
  const method = archive.readUInt16LE(entry + 10);
  const size = archive.readUInt32LE(entry + 20);
  const file = archive.readUInt32LE(entry + 42);
  const start = file + 30 + archive.readUInt16LE(file + 26) + archive.readUInt16LE(file + 28);
  const packed = archive.subarray(start, start + size);
  return method === 0 ? packed : inflateRawSync(packed);
}

const ENTITY = /&(?:#[0-9]+;?|#[xX][0-9a-fA-F]+;?|[^\t\n\f <&#;]{1,32};?)/g;
const known = new Map<string, string>();

/** Text with the entities of HTML (`&amp;`, `&#39;`) as the letters they stand for. */
export function readEntities(text: string): string {
  return text.replace(ENTITY, (entity) => {
    const letters = known.get(entity) ?? readEntity(entity);
    known.set(entity, letters);
    return letters;
  });
}

function readEntity(entity: string): string {
  return parseFragment(entity)
    .childNodes.map((node) => ("value" in node ? node.value : ""))
    .join("");
}

/** UTF-8, or Windows' Western letters where a file is not valid UTF-8. */
export function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // eslint-disable-next-line no-control-regex -- five bytes stand for no letter
    return new TextDecoder("windows-1252")
      .decode(bytes)
      .replace(/[\u0081\u008d\u008f\u0090\u009d]/g, "\ufffd");
  }
}
