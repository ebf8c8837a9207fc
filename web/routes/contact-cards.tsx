import { ExternalMark } from "../ui/external-mark.tsx";

/** Ways to write or call. Other websites open in a new tab. */
export function ContactCards({
  cards,
}: {
  cards: { label: string; text: string; href: string; name: string }[];
}) {
  return (
    <ul className="contact-cards">
      {cards.map((card) => {
        const isExternal = card.href.startsWith("https:");
        return (
          <li key={card.href}>
            <a href={card.href} {...(isExternal ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
              <span>{card.label}</span>
              <strong>
                {card.name}
                {isExternal && <ExternalMark />}
              </strong>
              <em>{card.text}</em>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
