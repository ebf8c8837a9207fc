import type { Block, Wisdom } from "../../contract/content.ts";
import type { Locale } from "../../contract/locale.ts";
import type { PageSource } from "./page-source.ts";
import type { Problem } from "./problem.ts";

/** The two languages must hold the same items in the same order. */
export function compareLanguages(
  languages: { locale: Locale; pages: (PageSource | null)[]; wisdoms: Wisdom[] | null }[],
): Problem[] {
  const [first, ...others] = languages;
  if (!first) return [];
  const problems: Problem[] = [];
  for (const other of others) {
    for (const [index, page] of first.pages.entries()) {
      const twin = other.pages[index];
      if (!page || !twin) continue;
      for (const difference of differences(page.meta, twin.meta)) {
        problems.push({
          file: twin.file,
          line: 2,
          message: `${difference} in ${page.file}. Both languages need the same items.`,
        });
      }
      const [blocks, twinBlocks] = [page, twin].map((side) =>
        side.body.blocks
          .filter((block) => block.kind !== "prose")
          .map(describeBlock)
          .join(", "),
      );
      if (blocks !== twinBlocks) {
        problems.push({
          file: twin.file,
          line: 2,
          message: `This page has the blocks (${twinBlocks || "none"}), but ${page.file} has (${blocks || "none"}).`,
        });
      }
    }
    first.wisdoms?.forEach((wisdom, index) => {
      const twin = other.wisdoms?.[index];
      if (twin && twin.face !== wisdom.face) {
        problems.push({
          file: `content/${other.locale}/wisdoms.yaml`,
          line: 1,
          message: `Thought ${index + 1} has the face "${twin.face}", but "${wisdom.face}" in content/${first.locale}/wisdoms.yaml. A thought has the same face in both languages.`,
        });
      }
    });
  }
  return problems;
}

/** What must be the same in both languages about a block. */
function describeBlock(block: Block): string {
  switch (block.kind) {
    case "cards":
    case "list":
      return `${block.kind} with ${block.items.length} items`;
    case "poem":
      return `poem with ${block.stanzas.length} stanzas`;
    case "picture":
      return `picture ${block.name}`;
    case "video":
    case "links":
      return `${block.kind} ${(block.kind === "video" ? [block.link] : block.links).map((link) => link.url).join(" ")}`;
    default:
      return block.kind;
  }
}

function differences(left: unknown, right: unknown, path = ""): string[] {
  if (Array.isArray(left) && Array.isArray(right)) {
    if (left.length !== right.length) return [`"${path}" has ${right.length} items here and ${left.length}`];
    return left.flatMap((item, index) => differences(item, right[index], `${path} → ${index + 1}`));
  }
  if (left && right && typeof left === "object" && typeof right === "object") {
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...keys].flatMap((key) => {
      const [a, b] = [left, right].map((side) => (side as Record<string, unknown>)[key]);
      const name = path ? `${path} → ${key}` : key;
      if (a === undefined) return [`"${name}" stands here, but not`];
      if (b === undefined) return [`"${name}" is missing here, but stands`];
      return differences(a, b, name);
    });
  }
  return [];
}
