import { Link, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { Blocks } from "../blocks/blocks.tsx";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** Questions and answers, one open at a time; the browser does it without a script. */
export function Screen() {
  const { meta, blocks, data } = usePage("faq");
  const hash = useRouterState({ select: (state) => state.location.hash });

  // The browser does this for a page it loads, not for a change within the app.
  useEffect(() => {
    const question = hash ? document.getElementById(hash)?.closest("details") : null;
    if (!question || question.open) return;
    question.open = true;
    question.scrollIntoView();
  }, [hash]);

  return (
    <article className="essay">
      <PageHead meta={meta} />
      <Blocks blocks={blocks} />
      <div className="questions">
        {data.items.map((item) => (
          <details key={item.id} name="faq">
            <summary>
              <h2>{item.question}</h2>
            </summary>
            {/* The anchor is inside: browsers open a closed answer that an address names. */}
            <div id={item.id} className="prose" dangerouslySetInnerHTML={{ __html: item.html }} />
          </details>
        ))}
      </div>
      <p className="questions-more">
        {data.more.text}{" "}
        <Link className="link" to="/contact">
          {data.more.action}
        </Link>
      </p>
    </article>
  );
}
