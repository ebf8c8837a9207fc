import type { ProtocolMeta } from "../../contract/content.ts";
import type { ProtocolSheet, SheetPlace, SheetStep } from "../../contract/protocol.ts";
import type { CallableNumber } from "../../contract/called-numbers.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { NumberLinks } from "../ui/number-links.tsx";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

type Words = ProtocolMeta["words"];

/** The sheet that a conversation follows in danger, for whoever wants to read or sign it. */
export function Screen() {
  const { meta, blocks, data } = usePage("protocol");
  const { words } = meta;
  return (
    <article className="essay">
      <PageHead meta={meta} />
      <p className="sheet-facts">
        {words.version.replace("{version}", String(data.version)).replace("{date}", data.date)}
        <br />
        <strong>
          {data.reviewedBy ? words.reviewed.replace("{name}", data.reviewedBy) : words.not_reviewed}
        </strong>
      </p>
      <p className="sheet-paper">{words.paper.replace("{url}", data.document)}</p>
      <Blocks blocks={blocks} />
      <nav className="sheet-contents" aria-label={words.contents}>
        <ol>
          {data.states.map(({ letter, name, steps }) => (
            <li key={letter}>
              <a className="link" href={`#state-${letter}`}>
                {`${letter} · ${name} (${steps.length})`}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <Entries sheet={data} words={words} />
      {data.states.map(({ letter, name, steps }) => (
        <section key={letter} className="sheet-state" aria-labelledby={`state-${letter}`}>
          <h2 id={`state-${letter}`}>{`${letter} · ${name}`}</h2>
          {steps.map((step) => (
            <Step key={step.id} step={step} words={words} numbers={data.numbers} />
          ))}
        </section>
      ))}
      <section className="sheet-state">
        <h2>{words.reflections.title}</h2>
        <p>{words.reflections.text}</p>
        <dl>
          {data.reflections.map(({ fact, text }) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>
                <NumberLinks text={text} numbers={data.numbers} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Lines {...words.heard} lines={data.heard} numbers={data.numbers} />
      <Lines {...words.written} lines={data.written} numbers={data.numbers} />
      <section className="sheet-state">
        <h2>{words.asides.title}</h2>
        <p>{words.asides.text}</p>
        <dl>
          {data.asides.map(({ title, when, text }) => (
            <div key={text}>
              <dt>
                {title}
                {when && <small className="sheet-note">{` (${when})`}</small>}
              </dt>
              <dd>
                <NumberLinks text={text} numbers={data.numbers} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Lines {...words.lost} lines={data.lost} numbers={data.numbers} />
      <section className="sheet-state">
        <h2>{words.unheard.title}</h2>
        <p>{words.unheard.text}</p>
        <ul className="sheet-entries">
          {data.unheard.map(({ fact, to }) => (
            <li key={fact}>
              {`${fact} `}
              <Arrow place={to} words={words} />
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

interface LinesProps {
  title: string;
  text: string;
  lines: readonly string[];
  numbers: readonly CallableNumber[];
}

function Lines({ title, text, lines, numbers }: LinesProps) {
  return (
    <section className="sheet-state">
      <h2>{title}</h2>
      <p>{text}</p>
      <ol className="sheet-lost">
        {lines.map((line) => (
          <li key={line}>
            <NumberLinks text={line} numbers={numbers} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entries({ sheet, words }: { sheet: ProtocolSheet; words: Words }) {
  return (
    <section className="sheet-state">
      <h2>{words.entries.title}</h2>
      <p>{words.entries.text}</p>
      <ol className="sheet-entries">
        {sheet.entries.map((entry) => (
          <li key={entry.when}>
            {`${entry.when} `}
            <Arrow place={entry.to} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  step: SheetStep;
  words: Words;
  numbers: readonly CallableNumber[];
}

function Step({ step, words, numbers }: StepProps) {
  return (
    <section className="sheet-step" aria-labelledby={step.id}>
      <h3 id={step.id}>
        <span className="sheet-code">{step.code}</span> {step.title}
      </h3>
      {step.marks.length > 0 && <p className="sheet-note">{step.marks.join(" · ")}</p>}
      <p className="sheet-say">
        <NumberLinks text={step.say} numbers={numbers} />
      </p>
      {step.again && <Note label={words.again} text={step.again} numbers={numbers} />}
      {step.faith && <Note label={words.faith} text={step.faith} numbers={numbers} />}
      <ul>
        {step.choices.map(({ label, means, to, where }) => (
          <li key={label}>
            <span className="sheet-label">{label}</span> <Arrow place={to} words={words} />
            {where.map((way) => (
              <span key={way.fact} className="sheet-note">
                {`; ${words.where}: ${way.fact} `}
                <Arrow place={way.to} words={words} />
              </span>
            ))}
            {means.length > 0 && <small>{`${words.means}: ${means.join(", ")}`}</small>}
          </li>
        ))}
      </ul>
      {step.free && <Way label={words.free} place={step.free} words={words} />}
      {step.askedBefore && <Way label={words.asked_before} place={step.askedBefore} words={words} />}
      {step.screened && <Way label={words.screened} place={step.screened} words={words} />}
      {step.open && <p className="sheet-note">{step.open === "again" ? words.open_again : words.open}</p>}
    </section>
  );
}

interface NoteProps {
  label: string;
  text: string;
  numbers: readonly CallableNumber[];
}

function Note({ label, text, numbers }: NoteProps) {
  return (
    <p className="sheet-note">
      {`${label}: `}
      <span className="sheet-other">
        <NumberLinks text={text} numbers={numbers} />
      </span>
    </p>
  );
}

function Way({ label, place, words }: { label: string; place: SheetPlace; words: Words }) {
  return (
    <p className="sheet-note">
      {`${label} `}
      <Arrow place={place} words={words} />
    </p>
  );
}

/** Where an answer leads, on the page and in words for a screen reader. */
function Arrow({ place, words }: { place: SheetPlace; words: Words }) {
  return (
    <span className="sheet-arrow">
      <span aria-hidden="true">→ </span>
      <span className="visually-hidden">{words.leads_to} </span>
      <a className="link" href={`#${place.id}`}>
        {place.code}
      </a>
    </span>
  );
}
