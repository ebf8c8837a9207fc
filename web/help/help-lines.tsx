import { useLingui } from "@lingui/react/macro";
import type { HelpLine } from "../../contract/content.ts";
import type { HelplineWay } from "../../contract/helpline-ways.ts";
import type { Hours } from "../../contract/opening-hours.ts";
import { useAges } from "../ui/ages.ts";
import { ExternalMark } from "../ui/external-mark.tsx";
import { writeHours } from "../ui/opening.ts";

/** Helplines on lit paper: what is called stands large, every other way in is a button of its own. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className="lit-lines">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: HelpLine }) {
  const { t } = useLingui();
  const ages = useAges(line.ages);
  const call = line.ways[0]?.kind === "call" ? line.ways[0] : null;
  const ways = line.ways.filter((way) => way !== call);
  const facts = [
    ages,
    line.hoursText,
    line.holidays && t`holidays too`,
    line.isFree &&
      t({ message: "free of charge", comment: "Follows the hours of a helpline: a call costs nothing" }),
    line.isUnbilled &&
      t({ message: "not on the bill", comment: "The call does not stand on the telephone bill" }),
    // Not what the hours tell already.
    line.languages.filter((language) => !line.hoursText.includes(language)).join(", "),
  ].filter(Boolean);
  return (
    <li>
      {call && (
        <a className="lit-call" href={call.href}>
          {call.shown}
        </a>
      )}
      <p className="lit-about">
        <strong>{line.name}</strong>
        <span>{line.about}</span>
        <span>{facts.join("\u00a0· ")}</span>
        <Opening hours={call?.hours ?? ways[0]?.hours} timeZone={line.timeZone} />
      </p>
      {(ways.length > 0 || line.url) && (
        <p className="lit-ways">
          {ways.map((way) => (
            <WayLink key={way.kind + way.href} way={way} />
          ))}
          {line.url && !ways.some(({ href }) => href === line.url) && (
            <OutsideLink href={line.url}>{hostOf(line.url)}</OutsideLink>
          )}
        </p>
      )}
    </li>
  );
}

/** Who answers in writing, and when, for somebody who cannot speak aloud. */
export function WrittenWays({ lines }: { lines: readonly HelpLine[] }) {
  const { t } = useLingui();
  const hoursOf = ({ kind, hours }: HelplineWay) => {
    if (kind === "mail" || kind === "form") return t`the answer comes later`;
    if (hours === "always") return t`day and night`;
    if (hours) return `${hours.from}–${hours.to}`;
    return t({
      message: "hours not known; see its page",
      comment: "Beside a chat or a number for messages: nobody tells when it is open",
    });
  };
  return (
    <ul className="lit-lines">
      {lines.filter(isWritten).map((line) => (
        <li key={line.id}>
          <p className="lit-about">
            <strong>{line.name}</strong>
            <span>{line.about}</span>
          </p>
          {line.ways
            .filter(({ kind }) => kind !== "call")
            .map((way) => (
              <p key={way.kind + way.href} className="lit-ways">
                <WayLink way={way} />
                <span className="lit-about">
                  <span>{hoursOf(way)}</span>
                  <Opening hours={way.hours} timeZone={line.timeZone} />
                </span>
              </p>
            ))}
        </li>
      ))}
    </ul>
  );
}

/** Whether a line can be reached without a voice. */
export function isWritten({ ways }: HelpLine): boolean {
  return ways.some(({ kind }) => kind !== "call");
}

function WayLink({ way }: { way: HelplineWay }) {
  const { t } = useLingui();
  const { kind, shown, href, keyword } = way;
  const names = {
    call: shown,
    text: keyword ? t`Text ${keyword} to ${shown}` : t`Text ${shown}`,
    chat: t`Chat: ${shown}`,
    mail: t`E-mail: ${shown}`,
    form: t`Online form: ${shown}`,
    whatsapp: `WhatsApp: ${shown}`,
  };
  if (href.startsWith("https:")) return <OutsideLink href={href}>{names[kind]}</OutsideLink>;
  return (
    <a className="lit-way" href={href}>
      {names[kind]}
    </a>
  );
}

function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="lit-way" href={href} target="_blank" rel="noopener noreferrer">
      <span>
        {children}
        <ExternalMark />
      </span>
    </a>
  );
}

/** Empty until a script tells whether the line is open (web/ui/opening.ts), which React leaves as it stands. */
function Opening({ hours, timeZone }: { hours: Hours; timeZone: string | null }) {
  const written = writeHours(hours, timeZone);
  if (written === null) return null;
  return (
    <span
      className="lit-open"
      data-hours={written}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace("www.", "");
}
