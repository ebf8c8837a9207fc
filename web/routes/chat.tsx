import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** The separate chat screen. */
export function Screen() {
  const { meta } = usePage("chat");
  return (
    <article className="essay">
      <PageHead meta={meta} />
    </article>
  );
}
