/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet would take for a formula, also behind blanks and invisible signs, and in full width. */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{Z}"']*[=+\-@＝＋－＠|%]/u;

/**
 * One row of a CSV file (RFC 4180), every cell in quotation marks. A cell that a spreadsheet would
 * reckon out begins with an apostrophe and is shown as text.
 */
export function csvRow(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | boolean | null): string {
  if (typeof value !== "string") return value === null ? '""' : `"${value}"`;
  const text = value.replaceAll("\0", "");
  const harmless = FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
