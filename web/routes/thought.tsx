import { useLingui } from "@lingui/react/macro";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { localDay } from "../../contract/day.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import { thoughtOfDay } from "../../contract/thought-of-day.ts";
import { CALENDAR_PATH, FEED_PATH, readThought, THOUGHT_KEY, thoughtPath } from "../../contract/thoughts.ts";
import { DoorLink } from "../cube/door-link.tsx";
import { ShareRow } from "../cube/share-row.tsx";
import { SignIcon } from "../cube/signs.tsx";
import { usePage } from "./page.ts";

/** The thought of the day, the same for everybody, and two quiet ways to have it come by itself. */
export function Screen() {
  const { i18n } = useLingui();
  const { meta, data } = usePage("thought");
  const rendered = useSearch({ strict: false })[THOUGHT_KEY];
  const [number] = useState(() => readNumber(rendered));
  const locale = i18n.locale as Locale;
  const wisdom = data.wisdoms[number - 1];
  const door = data.doors.find(({ sign }) => sign === wisdom?.face);
  if (!wisdom || !door) return null;
  return (
    <article className="day-thought" data-number={number}>
      <div className="day-light">
        <SignIcon sign={wisdom.face} className="day-sign" />
        <h1 tabIndex={-1}>{meta.title}</h1>
        <p className="thought">{wisdom.text}</p>
        <p className="reflect">{wisdom.reflect}</p>
        <p className="actions">
          <Link className="button" to="/throw-cube">
            {meta.throw}
          </Link>
          <DoorLink door={door} />
        </p>
        <ShareRow text={wisdom.text} path={localizedPath(thoughtPath(number), locale)} />
      </div>
      <section className="day-subscribe">
        <p className="day-lead">{meta.lead}</p>
        <h2>{meta.subscribe.title}</h2>
        <p>{meta.subscribe.text}</p>
        <p className="actions">
          <a className="link" href={localizedPath(FEED_PATH, locale)} type="application/atom+xml">
            {meta.subscribe.feed}
          </a>
          <a className="link" href={localizedPath(CALENDAR_PATH, locale)} type="text/calendar">
            {meta.subscribe.calendar}
          </a>
        </p>
      </section>
    </article>
  );
}

/** The number of today's thought: as the edge has served the page, or by the clock where the app has come here by itself. */
function readNumber(rendered: string | undefined): number {
  if (typeof document === "undefined") return readThought(rendered) ?? 1;
  const served = document.querySelector<HTMLElement>(".day-thought")?.dataset["number"];
  return readThought(served) ?? thoughtOfDay(localDay(new Date()));
}
