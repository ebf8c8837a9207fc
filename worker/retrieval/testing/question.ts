/** A question and the paths of the pages that answer it; any of them is right. */
export type Question = [question: string, ...paths: string[]];
