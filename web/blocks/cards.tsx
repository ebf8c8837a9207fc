import type { Block } from "../../contract/content.ts";
import { AspectIcon, ASPECTS } from "./aspect-icons.tsx";

/** Short texts side by side: the four pillars of wisdom, the four aspects of the cube. */
export function Cards({ cards }: { cards: Extract<Block, { kind: "cards" }> }) {
  const aspects = cards.icons === "aspects" ? ASPECTS : [];
  return (
    <section className="pillars">
      <h2>{cards.title}</h2>
      <ol>
        {cards.items.map((item, index) => {
          const aspect = aspects[index];
          return (
            <li key={item.title}>
              {aspect && <AspectIcon aspect={aspect} className="pillar-icon" />}
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
