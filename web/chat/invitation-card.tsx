import type { ChatMeta } from "../../contract/content.ts";
import { ExternalMark } from "../ui/external-mark.tsx";

export interface InvitationCardProps {
  invitation: ChatMeta["invitation"];
  url: string;
}

/** The invitation to the group after the fifth message; it has its own words and no others. */
export function InvitationCard({ invitation, url }: InvitationCardProps) {
  return (
    <aside className="chat-invitation">
      <h3>{invitation.title}</h3>
      <p>{invitation.text}</p>
      <a className="chat-join" href={url} target="_blank" rel="noopener noreferrer external">
        {invitation.action}
        <ExternalMark />
      </a>
    </aside>
  );
}
