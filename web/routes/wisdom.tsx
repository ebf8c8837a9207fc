import { Link } from "@tanstack/react-router";
import { Blocks } from "../blocks/blocks.tsx";
import { SignIcon } from "../cube/signs.tsx";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** The index of the six topics. */
export function Screen() {
  const { meta, blocks, data } = usePage("wisdom");
  return (
    <article className="essay">
      <PageHead meta={meta} />
      <Blocks blocks={blocks} />
      <ul className="topic-list">
        {data.topics.map((topic) => (
          <li key={topic.id}>
            <Link className="topic" to={topic.path as "/"}>
              <SignIcon sign={topic.sign} className="topic-sign" />
              <span>
                <strong>{topic.title}</strong>
                <span>{topic.teaser}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
