import { Link } from "@tanstack/react-router";
import { Blocks } from "../blocks/blocks.tsx";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** Questions and answers, one open at a time; the browser does it without a script. */
export function Screen() {
  const { meta, blocks, data } = usePage("faq");
  return (
    <article className="essay">
      <PageHead meta={meta} />
      <Blocks blocks={blocks} />
      <div className="questions">
        {data.items.map((item) => (
          <details key={item.id} id={item.id} name="faq">
            <summary>
              <h2>{item.question}</h2>
            </summary>
            <div className="prose" dangerouslySetInnerHTML={{ __html: item.html }} />
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
