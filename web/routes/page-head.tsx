import { Link } from "@tanstack/react-router";
import type { PageMeta } from "../../contract/content.ts";
import { SignIcon } from "../cube/signs.tsx";

/** Title and lead of a page, the sign of a topic, and the way back to the index it belongs to. */
export function PageHead({ meta, parent = null }: { meta: PageMeta; parent?: string | null }) {
  return (
    <header className="page-head">
      {meta.sign && <SignIcon sign={meta.sign} className="page-sign" />}
      {parent && (
        <p className="page-parent">
          <Link to="/wisdom">{parent}</Link>
        </p>
      )}
      <h1 tabIndex={-1}>{meta.title}</h1>
      {meta.lead && <p className="page-lead">{meta.lead}</p>}
    </header>
  );
}
