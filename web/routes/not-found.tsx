import { Link } from "@tanstack/react-router";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** No page has this address (spec §2 "Not found"). */
export function Screen() {
  const { meta } = usePage("not-found");
  return (
    <article className="essay">
      <PageHead meta={meta} />
      <p>
        <Link className="link" to="/">
          {meta.action}
        </Link>
      </p>
    </article>
  );
}
