import type { ExternalLink } from "../../contract/content.ts";
import { ExternalMark } from "../ui/external-mark.tsx";
import { LinkFacts } from "./link-facts.tsx";

/** Links to videos and music on another website; each tells its language and where it leads. */
export function LinkList({ group, links }: { group: string; links: ExternalLink[] }) {
  return (
    <ul className="links" data-group={group}>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} target="_blank" rel="noopener noreferrer">
            <span lang={link.language}>{link.title}</span>
            <ExternalMark />
          </a>
          <LinkFacts link={link} />
          {link.about && <p>{link.about}</p>}
        </li>
      ))}
    </ul>
  );
}
