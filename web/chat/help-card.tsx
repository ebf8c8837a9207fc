import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { CardLine, ChatTexts } from "../../contract/content.ts";
import { readCountry, withCountry, withoutCountry } from "../../contract/countries.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import type { NeighbourLanguage } from "../../contract/neighbours.ts";
import { pagePath } from "../../contract/pages.ts";
import { useAges } from "../ui/ages.ts";
import { ExternalMark } from "../ui/external-mark.tsx";
import { describeOpening, writeHours } from "../ui/opening.ts";
import { chooseHelplines, type HelpNeed, type Place } from "./helpline-choice.ts";
import { chooseNeighbourLines, NEIGHBOURS } from "./neighbours.ts";

export interface HelpCardProps {
  texts: Pick<ChatTexts, "card" | "opening" | "helplines">;
  locale: Locale;
  place: Place;
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

function PageCard({ texts, locale, place, now, needs, announced = false }: PageCardProps) {
  const time = useTime(now);
  const { first, near, others } = chooseHelplines(texts.helplines, locale, place, needs);
  const { card } = texts;
  const words = { opening: texts.opening, locale, time, known: place.known };
  return (
    <section className="chat-help" aria-label={card.title}>
      <CardHead
        card={card}
        lines={first.map((line) => ({ name: nameOf(line, words), number: line.number }))}
        announced={announced}
      />
      <ul className="chat-help-first">
        {first.map((line) => (
          <li key={line.id}>
            <a href={line.tel}>
              <strong>{line.number}</strong>
              <span className="chat-help-name">{nameOf(line, words)}</span>
              <span className={aboutClass(line)}>
                <Opening line={line} {...words} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="chat-help-near">
        <LineList lines={near} {...words} />
      </div>
      <div className="chat-help-more">
        <MoreLines lines={others} plan={card.plan} {...words} />
        <a href={localizedPath(pagePath("help"), locale)}>{card.more}</a>
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
  const { texts, locale, place, now, needs, announced = false, language } = props;
  const time = useTime(now);
  const words = NEIGHBOURS[language];
  const { first, further } = chooseNeighbourLines(language, place.known ?? place.guessed);
  const page = chooseHelplines(texts.helplines, locale, place, needs);
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
        <MoreLines
          plan={texts.card.plan}
          lines={[...page.first, ...page.near, ...page.others]}
          {...{ opening: texts.opening, locale, time, known: place.known }}
        />
        <a href={localizedPath(pagePath("help"), locale)}>{texts.card.more}</a>
      </div>
    </section>
  );
}

interface Words {
  opening: ChatTexts["opening"];
  locale: Locale;
  time: Date;
  /** The visitor's country. */
  known: Place["known"];
}

/** The country stands in the name where it is not the visitor's. */
function nameOf({ name, country }: CardLine, { locale, known }: Pick<Words, "locale" | "known">): string {
  if (country === known) return withoutCountry(name[locale]);
  return readCountry(known) ? withCountry(name[locale], country, locale) : name[locale];
}

/** That a line is always open may be left out where there is little room, never that one is closed. */
function aboutClass({ hours }: CardLine): string {
  return `chat-help-about${hours === "always" ? " chat-help-always" : ""}`;
}

/** What is not for this minute: further numbers, and the plan for the next hard hour. */
function MoreLines({ plan, ...props }: Words & { lines: readonly CardLine[]; plan: string }) {
  if (props.lines.length === 0) return null;
  return (
    <details>
      <summary>
        <Trans comment="Opens further helplines in the help card">More numbers</Trans>
      </summary>
      <LineList {...props} />
      <a className="chat-help-plan" href={localizedPath(pagePath("plan"), props.locale)}>
        {plan}
      </a>
    </details>
  );
}

function LineList({ lines, ...words }: Words & { lines: readonly CardLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="chat-help-lines">
      {lines.map((line) => (
        <li key={line.id}>
          {line.tel ? (
            <a href={line.tel}>
              <strong>{line.number}</strong> <span>{nameOf(line, words)}</span>
            </a>
          ) : (
            <a href={line.url} target="_blank" rel="noopener noreferrer external">
              <span>
                {nameOf(line, words)}
                <ExternalMark />
              </span>
            </a>
          )}
          {line.tel && (
            <span className={aboutClass(line)}>
              <Opening line={line} {...words} />
              <AgesOf line={line} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** By the clock of the line; where its hours are not known, what is told of them. */
function Opening({ line, opening, locale, time }: Words & { line: CardLine }) {
  // Day and night is the same by every clock: the visitor's own is understood at once.
  const written = writeHours(line.hours, line.hours === "always" ? ownClock() : (line.time_zone ?? null));
  const told = written === null ? null : describeOpening(written, opening, time, locale);
  if (told === null) return <>{line.hours_text[locale]}</>;
  return (
    <>
      <b>{told.text}</b>
      {told.isOpen && line.hours !== "always" && <>, {line.hours_text[locale]}</>}
      {line.cost === "free" && (
        <span className="chat-help-free">
          , <Trans comment="Follows 'Open now' in the help card: a call costs nothing">free of charge</Trans>
        </span>
      )}
    </>
  );
}

function ownClock(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function AgesOf({ line: { ages } }: { line: CardLine }) {
  const text = useAges(ages);
  return text !== null && <>, {text}</>;
}

function useTime(now: (() => Date) | undefined): Date {
  const [time, setTime] = useState(() => now?.() ?? new Date());
  useEffect(() => {
    const timer = setInterval(() => setTime(now?.() ?? new Date()), 20_000);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
