import { expect, test } from "vitest";
import { checkBeginning, fillBeginning } from "./beginning.ts";

test("the owner's words open the paragraph, and without them nothing is left of their place", () => {
  const page = "{beginning} We made this site.";
  expect(fillBeginning(page, "It began in a kitchen.")).toBe("It began in a kitchen. We made this site.");
  expect(fillBeginning(page, "")).toBe("We made this site.");
  expect(fillBeginning(page, "  ")).toBe("We made this site.");
});

test("a line break in them moves no line of the page, and a sign of a pattern is a letter", () => {
  expect(fillBeginning("{beginning} We.\n\nNext.", "In\n  March.")).toBe("In March. We.\n\nNext.");
  expect(fillBeginning("{beginning} We.", "For $& and $1.")).toBe("For $& and $1. We.");
});

test.each(["We made this site.", "{beginning} We {beginning} made this site."])(
  "a page without one place for them is told (%s)",
  (page) => {
    const [problem] = checkBeginning(page, { file: "content/en/pages/why-cube.md", line: 7 });
    expect(problem).toMatchObject({ file: "content/en/pages/why-cube.md", line: 7 });
    expect(problem?.message).toContain('"beginning" in content/site.yaml');
  },
);
