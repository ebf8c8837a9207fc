import { Trans } from "@lingui/react/macro";
import { Blocks } from "../blocks/blocks.tsx";
import { SignIcon } from "../cube/signs.tsx";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** The three stories, each with its lesson, and a reflection (spec §2 "Stories"). */
export function Screen() {
  const { meta, blocks, data } = usePage("stories");
  return (
    <article className="essay">
      <PageHead meta={meta} />
      <Blocks blocks={blocks} />
      {data.items.map((story) => (
        <section key={story.id} className="story" id={story.id} aria-labelledby={`${story.id}-name`}>
          <SignIcon sign={story.icon} className={`story-sign ${story.color}`} />
          <h2 id={`${story.id}-name`} className={story.color}>
            {story.name}
          </h2>
          <p className="story-subtitle">{story.subtitle}</p>
          <div className="prose" dangerouslySetInnerHTML={{ __html: story.html }} />
          <div className="lesson">
            <p className="lesson-label">
              <Trans>What stays</Trans>
            </p>
            <p>{story.lesson}</p>
          </div>
        </section>
      ))}
      <section className="reflection">
        <h2>{data.reflection.title}</h2>
        <div className="prose" dangerouslySetInnerHTML={{ __html: data.reflection.html }} />
      </section>
    </article>
  );
}
