import { Blocks } from "../blocks/blocks.tsx";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";
import { WitnessList } from "./witness-list.tsx";

/** How real people came through, and how to add to it; without witnesses it holds the invitation alone. */
export function Screen() {
  const { meta, blocks, data } = usePage("witnesses");
  return (
    <article className="essay">
      <PageHead meta={meta} />
      <WitnessList witnesses={data.witnesses} />
      <Blocks blocks={blocks} />
    </article>
  );
}
