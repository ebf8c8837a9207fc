import { Blocks } from "../blocks/blocks.tsx";
import { PlanMaker } from "../plan/plan-maker.tsx";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** A safety plan for the hard hours, which stays in the visitor's browser. */
export function Screen() {
  const { meta, blocks, data } = usePage("plan");
  return (
    <article className="essay plan">
      <PageHead meta={meta} />
      <Blocks blocks={blocks} />
      <p className="plan-privacy">{meta.privacy}</p>
      <PlanMaker texts={meta} helplines={data.helplines} numbers={data.numbers} />
      <p className="plan-reviewed">{meta.reviewed_by}</p>
    </article>
  );
}
