import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PageMeta } from "../../contract/content.ts";
import { SignIcon } from "../cube/signs.tsx";
import { ReadingMinutes } from "./reading-minutes.tsx";

interface PageHeadProps {
  meta: PageMeta;
  /** The index the page belongs to. */
  parent?: { title: string; path: string } | null;
  /** Stands where a topic has its sign. */
  emblem?: ReactNode;
  /** Reading time, where it is worth telling. */
  minutes?: number | null;
}

/** Title and lead of a page, the sign of a topic, and the way back to the index it belongs to. */
export function PageHead({ meta, parent = null, emblem = null, minutes = null }: PageHeadProps) {
  return (
    <header className={emblem ? "page-head page-head-cube" : "page-head"}>
      {meta.sign && <SignIcon sign={meta.sign} className="page-sign" />}
      {emblem}
      {parent && (
        <p className="page-parent">
          <Link to={parent.path as "/"}>{parent.title}</Link>
        </p>
      )}
      <h1 tabIndex={-1}>{meta.title}</h1>
      {meta.lead && <p className="page-lead">{meta.lead}</p>}
      {minutes !== null && (
        <p className="page-minutes">
          <ReadingMinutes minutes={minutes} />
        </p>
      )}
    </header>
  );
}
