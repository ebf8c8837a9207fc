import { useLingui } from "@lingui/react/macro";
import type { ExternalLink } from "../../contract/content.ts";
import { ExternalMark } from "../ui/external-mark.tsx";
import { factsOf, LinkFacts } from "./link-facts.tsx";

/** Groups to listen to; what is in the others is looked at. */
const SONGS: readonly string[] = ["worship", "joy"];

interface LinkListProps {
  group: string;
  links: ExternalLink[];
  /** The text right above has said where the links lead. */
  isAnnounced: boolean;
}

/**
 * Links to videos and music on another website: each a row that is pressed as a whole, with its author, its language and
 * its length where we know it. Where they lead is said once, above them.
 */
export function LinkList({ group, links, isAnnounced }: LinkListProps) {
  const { t } = useLingui();
  const isSingle = links.length === 1;
  return (
    <>
      {!isSingle && !isAnnounced && <p className="links-note">{t`Each link opens YouTube in a new tab.`}</p>}
      <ul className={SONGS.includes(group) ? "links songs" : "links"} data-group={group}>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url} target="_blank" rel="noopener noreferrer">
              <span lang={link.language}>{link.title}</span>
              <ExternalMark />
            </a>
            {isSingle ? <LinkFacts link={link} /> : <Facts link={link} />}
            {link.about && <p>{link.about}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who it is by, and beside it, where there is room, in which language and how long. */
function Facts({ link }: { link: ExternalLink }) {
  const [by, ...others] = factsOf(link);
  return (
    <small className="link-facts">
      <span>{by}</span> <span>{others.join(" · ")}</span>
    </small>
  );
}
