import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Blocks } from "../blocks/blocks.tsx";
import { StillCube } from "../cube/still-cube.tsx";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/**
 * No page has this address (spec §2 "Not found"): the dark face of the cube, which lights up when it is touched. It is a
 * checkbox that changes nothing but the light, so that it needs no script and a finger can leave it lit.
 */
export function Screen() {
  const { t } = useLingui();
  const { meta, blocks } = usePage("not-found");
  return (
    <article className="lost">
      <label className="lamp">
        <input type="checkbox" />
        <span className="visually-hidden">{meta.light}</span>
        <span className="cube-frame">
          <StillCube name="dark" alt="" />
          <StillCube name="lit" alt="" />
        </span>
      </label>
      <div className="lost-words">
        <PageHead meta={meta} />
        <Blocks blocks={blocks} />
        <nav className="ways" aria-label={t`Ways on from here`}>
          <Link className="button" to="/">
            {meta.ways.home}
          </Link>
          <Link className="link" to="/throw-cube">
            {meta.ways.cube}
          </Link>
          <Link className="link" to="/search">
            {meta.ways.search}
          </Link>
          <Link className="link" to="/help">
            {meta.ways.help}
          </Link>
        </nav>
      </div>
    </article>
  );
}
