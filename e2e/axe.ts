import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds on a page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  return describe(await build(page).analyze());
}

/** Where running text has less contrast than level AAA asks for, 7:1 or 4.5:1 for large letters. */
export async function faintWords(page: Page): Promise<string[]> {
  return describe(
    await build(page).withRules("color-contrast-enhanced").include("main p, main li").analyze(),
  );
}

/** The quick way: there are no frames of other hosts to look into. */
function build(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

function describe({ violations: found }: Awaited<ReturnType<AxeBuilder["analyze"]>>): string[] {
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
  );
}
