import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { TopicCard } from "../../contract/content.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { SignIcon } from "../cube/signs.tsx";
import { TurnableCube } from "../cube/turnable-cube.tsx";
import { Contents } from "../reading/contents.tsx";
import { ReadingTools } from "../reading/reading-tools.tsx";
import { useEssay } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/** A page of running text; a topic of wisdom also shows its sign and the faces beside it. */
export function Screen() {
  const { t } = useLingui();
  const { meta, blocks, headings, data } = useEssay();
  const isLong = data.minutes > 1;
  // Whom to call stands above everything else, the list of headings too.
  const openings = blocks[0]?.kind === "notice" ? 1 : 0;
  return (
    <article className="essay">
      <PageHead
        meta={meta}
        parent={data.parent}
        emblem={data.faces && <TurnableCube topics={data.faces} />}
        minutes={isLong ? data.minutes : null}
      />
      <Blocks blocks={blocks.slice(0, openings)} />
      <Contents headings={headings} />
      <Blocks blocks={blocks.slice(openings)} />
      {isLong && <ReadingTools title={meta.title} />}
      {data.previous && data.next && (
        <nav className="neighbours" aria-label={t`Other faces of the cube`}>
          <Neighbour topic={data.previous} direction="previous" />
          <Neighbour topic={data.next} direction="next" />
        </nav>
      )}
    </article>
  );
}

function Neighbour({ topic, direction }: { topic: TopicCard; direction: "previous" | "next" }) {
  return (
    <Link className={`neighbour neighbour-${direction}`} to={topic.path as "/"}>
      <span>{direction === "previous" ? <Trans>Previous face</Trans> : <Trans>Next face</Trans>}</span>
      <strong>{topic.title}</strong>
      <SignIcon sign={topic.sign} />
    </Link>
  );
}
