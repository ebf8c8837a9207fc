import { Link } from "@tanstack/react-router";
import { Blocks } from "../blocks/blocks.tsx";
import { SignIcon } from "../cube/signs.tsx";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";
import { ReadingMinutes } from "./reading-minutes.tsx";

/** The index of the six topics: the faces of the cube, laid out side by side where there is room. */
export function Screen() {
  const { meta, blocks, data } = usePage("wisdom");
  return (
    <article className="essay index">
      <div className="index-head">
        <PageHead meta={meta} />
        <Blocks blocks={blocks} />
      </div>
      <ul className="topic-list">
        {data.topics.map((topic) => (
          <li key={topic.id}>
            <Link className={`topic topic-${topic.sign}`} to={topic.path as "/"}>
              <SignIcon sign={topic.sign} className="topic-sign" />
              <span>
                <strong>{topic.title}</strong>
                <span>{topic.teaser}</span>
                <small>
                  <ReadingMinutes minutes={topic.minutes} />
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
