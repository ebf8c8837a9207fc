import type { Mend } from "./sentence-filter.ts";

/** Links into the messaging service, with and without https, in Markdown or bare. */
const INVITE_HOSTS = /(?:\b(?:t|telegram)\.(?:me|dog)\b|\btg:\/\/)/i;

/**
 * Takes out every sentence that holds an invite link (spec §5).
 *
 * @param inviteUrl the configured invitation, taken out whatever its host is
 */
export function removeInvites(inviteUrl: string): Mend {
  const configured = inviteUrl.replace(/^https?:\/\//, "").toLowerCase();
  return (sentence) =>
    INVITE_HOSTS.test(sentence) || sentence.toLowerCase().includes(configured) ? "" : sentence;
}
