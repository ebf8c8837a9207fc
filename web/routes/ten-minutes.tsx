import { Blocks } from "../blocks/blocks.tsx";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** Breathing and grounding for the worst ten minutes. Works without a script, and without movement. */
export function Screen() {
  const { meta, blocks } = usePage("ten-minutes");
  return (
    <article className="essay calm">
      <PageHead meta={meta} />
      <Blocks blocks={blocks} />
    </article>
  );
}
