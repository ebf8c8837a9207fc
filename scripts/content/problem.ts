/** A mistake in a text, told to its editor. */
export interface Problem {
  /** Path from the project's root, "content/sl/faq.yaml". */
  file: string;
  /** Counted from 1. */
  line: number;
  /** What is wrong, and what it should look like. */
  message: string;
}

export function formatProblem(problem: Problem): string {
  return `${problem.file}:${problem.line}  ${problem.message}`;
}
