import type { Block } from "../../contract/content.ts";

/** Quoted lines, each with its reference: eight statements of a saint, eleven sins, ten lines of verse (spec §2). */
export function SourcedList({ list }: { list: Extract<Block, { kind: "list" }> }) {
  return (
    <section className={`sourced-list sourced-${list.name}`}>
      <h3>{list.title}</h3>
      {list.author && <p className="sourced-author">{list.author}</p>}
      <ol>
        {list.items.map((item) => (
          <li key={item.text}>
            <p>
              {item.title && <strong>{item.title}</strong>} {item.text}
            </p>
            {item.source && <cite>{item.source}</cite>}
          </li>
        ))}
      </ol>
    </section>
  );
}
