/** One group of figures of a run, with what parts it from the group before. */
export interface Group {
  digits: string;
  from: number;
  to: number;
  gap: string;
}

/** What parts the groups of one number: spaces, a hyphen, a slash, a bracket … */
const CLOSE_GAP = /^\)?[ \t]{0,3}\)?(?:[-/_|~]{1,2}|\.)?[ \t]{0,2}\(?$/;
/** What may also end a sentence or part the things of a list: a comma, a dot with a space, a new line, "in potem". */
const LOOSE_GAP = new RegExp(
  [
    String.raw`,|[ \t]?[.,][ \t]{1,2}|[ \t]\.|\.{2,3}|…`,
    String.raw`[ \t]{0,2}[-.,/\\]?[ \t]{0,2}(?:\r?\n[ \t]{0,2}){1,2}[-/]?[ \t]{0,2}`,
    String.raw`[ \t]?[#:;=*+•'"„“”\[\]{}<>\\]{1,2}[ \t]?`,
    String.raw`[ ,]{1,2}(?:(?:in|pa|potem|nato|and|then)[ ,]{1,2}){1,2}`,
  ]
    .map((gap) => `^(?:${gap})$`)
    .join("|"),
);
const GAP_MAX = 12;

/** Runs of figures in a plain text, each a row of pieces that are parted loosely. */
export function findRuns(plain: string): Group[][][] {
  const runs: Group[][][] = [];
  let end = -1;
  for (const { 0: digits, index } of plain.matchAll(/\d+/g)) {
    const gap = end >= 0 && index - end <= GAP_MAX ? plain.slice(end, index) : null;
    const group = { digits, from: index, to: index + digits.length, gap: gap ?? "" };
    end = group.to;
    if (gap !== null && !/^[ \t]?\.[ \t]+$/.test(gap) && CLOSE_GAP.test(gap))
      runs.at(-1)?.at(-1)?.push(group);
    else if (gap !== null && LOOSE_GAP.test(gap)) runs.at(-1)?.push([group]);
    else runs.push([[group]]);
  }
  return runs;
}
