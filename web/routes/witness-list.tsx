import { Trans, useLingui } from "@lingui/react/macro";
import type { ShownWitness } from "../../contract/content.ts";

/** Each witness with the name, the year and the words of the person. */
export function WitnessList({ witnesses }: { witnesses: readonly ShownWitness[] }) {
  return witnesses.map((witness, index) => (
    <section key={witness.name} className="story" aria-labelledby={`witness-${index + 1}`}>
      <h2 id={`witness-${index + 1}`}>{witness.name}</h2>
      <p className="story-subtitle">
        <About witness={witness} />
      </p>
      <div className="prose" dangerouslySetInnerHTML={{ __html: witness.html }} />
      <div className="lesson">
        <p className="lesson-label">
          <Trans>What helped</Trans>
        </p>
        <p>{witness.through}</p>
      </div>
    </section>
  ));
}

/** When it was told, what the person says of faith, and whether these are their own words or a translation. */
function About({ witness: { year, faith, translatedFrom } }: { witness: ShownWitness }) {
  const { t } = useLingui();
  const faiths: Record<ShownWitness["faith"], string | null> = {
    believes: t`is a believer`,
    "does-not-believe": t`does not believe`,
    searches: t`is searching`,
    untold: null,
  };
  const sources = { sl: t`translated from Slovenian`, en: t`translated from English` };
  return [t`told in ${year}`, faiths[faith], translatedFrom && sources[translatedFrom]]
    .filter(Boolean)
    .join(" · ");
}
