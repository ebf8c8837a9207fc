import type { Block } from "../../contract/content.ts";
import { Quote } from "./quote.tsx";

/** The body of a page, block by block. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // Blocks are fixed at build time and never move, so that their place is a good key.
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "prose":
      return <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case "quote":
      return <Quote text={block.text} author={block.author} source={block.source} />;
    case "pull":
      return <p className="pull">{block.text}</p>;
    case "notice":
      return <aside className="notice prose" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case "cards":
      return (
        <section className="pillars">
          <h2>{block.title}</h2>
          <ol>
            {block.items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ol>
        </section>
      );
    default:
      return block satisfies never;
  }
}
