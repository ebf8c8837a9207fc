import { encode } from "uqr";
import { COLORS } from "./style.ts";

/** Light modules that scanners want around a code. */
export const QUIET_MODULES = 4;

/** The code of an address: rows of modules, true where they are dark; without its light border. */
export function encodeQr(text: string): boolean[][] {
  return encode(text, { border: 0, ecc: "M" }).data;
}

/** Draws a code on white paper; there must be room for the border around it. `size` in points. */
export function drawQr(
  pdf: PDFKit.PDFDocument,
  modules: boolean[][],
  { left, top, size }: { left: number; top: number; size: number },
): void {
  const step = size / modules.length;
  for (const [y, row] of modules.entries())
    for (const { from, to } of darkRuns(row))
      pdf.rect(left + from * step, top + y * step, (to - from) * step, step);
  pdf.fill(COLORS.ink);
}

/** Dark modules that lie beside one another are one rectangle: no viewer draws a light line between them. */
function darkRuns(row: boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last?.to === x) last.to = x + 1;
    else runs.push({ from: x, to: x + 1 });
  }
  return runs;
}
