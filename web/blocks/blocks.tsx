import type { Block } from "../../contract/content.ts";
import { Breath } from "./breath.tsx";
import { Cards } from "./cards.tsx";
import { DocumentLink } from "./document-link.tsx";
import { LinkList } from "./link-list.tsx";
import { Picture } from "./picture.tsx";
import { Poem } from "./poem.tsx";
import { Quote } from "./quote.tsx";
import { SourcedList } from "./sourced-list.tsx";
import { Video } from "./video.tsx";

/** The body of a page, block by block. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // Blocks are fixed at build time and never move, so that their place is a good key.
  return blocks.map((block, index) => <BlockView key={index} block={block} before={blocks[index - 1]} />);
}

function BlockView({ block, before }: { block: Block; before: Block | undefined }) {
  switch (block.kind) {
    case "prose":
      return <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case "quote":
      return <Quote text={block.text} author={block.author} source={block.source} />;
    case "pull":
      return <p className="pull">{block.text}</p>;
    case "notice":
      return <aside className="notice prose" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case "source":
      return <div className="source prose" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case "cards":
      return <Cards cards={block} />;
    case "statistic":
      return (
        <figure className="statistic">
          <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />
          <figcaption>{`${block.source}, ${block.year}`}</figcaption>
        </figure>
      );
    case "story":
      return (
        <section className="inset-story">
          <h3>{block.title}</h3>
          <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />
        </section>
      );
    case "poem":
      return <Poem poem={block} />;
    case "list":
      return <SourcedList list={block} />;
    case "picture":
      return <Picture name={block.name} alt={block.alt} caption={block.caption} />;
    case "video":
      return <Video id={block.id} link={block.link} />;
    case "links":
      return (
        <LinkList
          group={block.group}
          links={block.links}
          isAnnounced={before?.kind === "prose" && before.html.includes("YouTub")}
        />
      );
    case "breath":
      return <Breath breath={block} />;
    case "document":
      return <DocumentLink isQuiet={block.isQuiet} title={block.title} text={block.text} url={block.url} />;
    default:
      return block satisfies never;
  }
}
