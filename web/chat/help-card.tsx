import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Crisis, Helpline } from "../../contract/content.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import type { NeighbourLanguage } from "../../contract/neighbours.ts";
import { ExternalMark } from "../ui/external-mark.tsx";
import { chooseHelplines, clockOf, countryOf, type HelpNeed } from "./helpline-choice.ts";
import { chooseNeighbourLines, NEIGHBOURS } from "./neighbours.ts";
import { isOpen } from "../../contract/opening-hours.ts";

export interface HelpCardProps {
  card: Crisis["card"];
  helplines: readonly Helpline[];
  locale: Locale;
  /** The visitor's country; without it the browser's languages tell. */
  country?: string | undefined;
  now?: (() => Date) | undefined;
  /** Who it is for; without it, for somebody whose life is in danger. */
  needs?: readonly HelpNeed[] | undefined;
  /** The language of a neighbour in which danger was told; without it, the card speaks the page's. */
  language?: NeighbourLanguage | null | undefined;
  /** The card has come just now and is spoken at once; one that was found here is not. */
  announced?: boolean | undefined;
}

/** The only bright surface of the site. It comes before any reply and stays. */
export function HelpCard({ language, ...props }: HelpCardProps) {
  return language ? <NeighbourCard {...props} language={language} /> : <PageCard {...props} />;
}

type PageCardProps = Omit<HelpCardProps, "language">;

function PageCard({ card, helplines, locale, country, now, needs, announced = false }: PageCardProps) {
  const time = useTime(now);
  const { first, near, others } = chooseHelplines(
    helplines,
    locale,
    country ?? countryOf(navigator.languages),
    needs,
  );
  const words = { card, locale, time };
  return (
    <section className="chat-help" aria-label={card.title}>
      <CardHead
        card={card}
        lines={first.map(({ name, number }) => ({ name: name[locale], number }))}
        announced={announced}
      />
      <ul className="chat-help-first">
        {first.map((line) => (
          <li key={line.id}>
            <a href={line.tel}>
              <strong>{line.number}</strong>
              <span className="chat-help-name">{line.name[locale]}</span>
              <span className="chat-help-about">
                <Opening line={line} {...words} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <LineList lines={near} {...words} />
      <div className="chat-help-more">
        <MoreLines lines={others} {...words} />
        <a href={localizedPath("/help", locale)}>{card.more}</a>
      </div>
    </section>
  );
}

interface CardHeadProps {
  card: { title: string; text: string };
  /** The numbers that are spoken with it. */
  lines: readonly { name: string; number?: string | undefined }[];
  announced: boolean;
}

/** What stands above the numbers; spoken once with them, apart from what changes with the hour. */
function CardHead({ card: { title, text }, lines, announced }: CardHeadProps) {
  return (
    <>
      {announced && (
        <p className="chat-spoken" role="alert">
          {[title, text, ...lines.map(({ name, number }) => `${name}: ${number}.`)].join(" ")}
        </p>
      )}
      <p className="chat-help-title" aria-hidden={announced}>
        {title}
      </p>
      <p className="chat-help-text" aria-hidden={announced}>
        {text}
      </p>
    </>
  );
}

/** In the language in which somebody wrote of death; what the page's own card shows stands folded below. */
function NeighbourCard(props: PageCardProps & { language: NeighbourLanguage }) {
  const { card, helplines, locale, now, needs, announced = false, language } = props;
  const time = useTime(now);
  const country = props.country ?? countryOf(navigator.languages);
  const words = NEIGHBOURS[language];
  const { first, further } = chooseNeighbourLines(language, country);
  const page = chooseHelplines(helplines, locale, country, needs);
  return (
    <section className="chat-help chat-help-neighbour" aria-label={words.card.title} lang={language}>
      <CardHead card={words.card} lines={first} announced={announced} />
      <ul className="chat-help-first">
        {first.map((line) => (
          <li key={line.id}>
            <a href={line.tel}>
              <strong>{line.number}</strong>
              <span className="chat-help-name">{line.name}</span>
              <span className="chat-help-about">{line.about}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="chat-help-lines">
        {further.map((line) => (
          <li key={line.id}>
            <a href={line.tel}>
              <strong>{line.number}</strong> <span>{line.name}</span>
            </a>
            <span className="chat-help-about">{line.about}</span>
          </li>
        ))}
        <li>
          <a href={words.more.url} target="_blank" rel="noopener noreferrer external">
            <span>
              {words.more.label}
              <span lang={locale}>
                <ExternalMark />
              </span>
            </span>
          </a>
        </li>
      </ul>
      <div className="chat-help-more" lang={locale}>
        <MoreLines lines={[...page.first, ...page.near, ...page.others]} {...{ card, locale, time }} />
        <a href={localizedPath("/help", locale)}>{card.more}</a>
      </div>
    </section>
  );
}

interface Words {
  card: Crisis["card"];
  locale: Locale;
  time: Date;
}

function MoreLines(props: Words & { lines: readonly Helpline[] }) {
  if (props.lines.length === 0) return null;
  return (
    <details>
      <summary>
        <Trans comment="Opens further helplines in the help card">More numbers</Trans>
      </summary>
      <LineList {...props} />
    </details>
  );
}

function LineList({ lines, ...words }: Words & { lines: readonly Helpline[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="chat-help-lines">
      {lines.map((line) => (
        <li key={line.id}>
          {line.tel ? (
            <a href={line.tel}>
              <strong>{line.number}</strong> <span>{line.name[words.locale]}</span>
            </a>
          ) : (
            <a href={line.url} target="_blank" rel="noopener noreferrer external">
              <span>
                {line.name[words.locale]}
                <ExternalMark />
              </span>
            </a>
          )}
          {line.tel && (
            <span className="chat-help-about">
              <Opening line={line} {...words} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Opening({ line, card, locale, time }: Words & { line: Helpline }) {
  const open = isOpen(line.hours, time, clockOf(line));
  if (open === undefined) return <>{line.hours_text[locale]}</>;
  return (
    <>
      <b>{open ? card.open : card.closed}</b>
      {line.hours !== "always" && <>, {line.hours_text[locale]}</>}
      {line.cost === "free" && (
        <span className="chat-help-free">
          , <Trans comment="Follows 'Open now' in the help card: a call costs nothing">free of charge</Trans>
        </span>
      )}
    </>
  );
}

function useTime(now: (() => Date) | undefined): Date {
  const [time, setTime] = useState(() => now?.() ?? new Date());
  useEffect(() => {
    const timer = setInterval(() => setTime(now?.() ?? new Date()), 20_000);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
