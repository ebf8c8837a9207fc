import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { CubePicture } from "../cube/cube-picture.tsx";
import { SignIcon } from "../cube/signs.tsx";
import { ContactCards } from "./contact-cards.tsx";
import { usePage } from "./page.ts";

/** The home page (spec §2 "Home"): on a wide screen the six topics are the unfolded cube. */
export function Screen() {
  const { t } = useLingui();
  const { meta, data } = usePage("home");
  return (
    <>
      <section className="hero">
        <CubePicture
          placement="hero"
          alt={t`A wooden cube; warm light shines through the signs carved into it`}
        />
        <div className="hero-text">
          <p className="hero-welcome">{meta.welcome}</p>
          <h1 tabIndex={-1}>{meta.title}</h1>
          <p className="text-lead leading-lead">{meta.subtitle}</p>
          <p className="hero-intro">{meta.intro}</p>
          <p className="actions">
            <Link className="button" to="/throw-cube">
              {meta.actions.throw}
            </Link>
            <Link className="link" to="/wisdom">
              {meta.actions.explore}
            </Link>
          </p>
        </div>
      </section>

      <section className="teaser wrap">
        <h2>{meta.why.title}</h2>
        <div>
          <p className="teaser-text">{meta.why.text}</p>
          <ul className="aspects">
            {meta.why.aspects.map((aspect) => (
              <li key={aspect}>{aspect}</li>
            ))}
          </ul>
          <Link className="link" to="/why-cube">
            {meta.why.action}
          </Link>
        </div>
      </section>

      <section className="faces wrap" aria-labelledby="faces">
        <div className="faces-head">
          <h2 id="faces">{meta.topics.title}</h2>
          <p>{meta.topics.text}</p>
        </div>
        <div className="net">
          {data.topics.map((topic) => (
            <Link key={topic.id} className={`face face-${topic.sign}`} to={topic.path as "/"}>
              <SignIcon sign={topic.sign} className="face-sign" />
              <span>
                <strong>{topic.title}</strong>
                <span>{topic.teaser}</span>
              </span>
            </Link>
          ))}
        </div>
        <p className="faces-all">
          <Link className="link" to="/wisdom">
            {meta.topics.action}
          </Link>
        </p>
      </section>

      <section className="story-teasers wrap">
        <h2>{meta.stories.title}</h2>
        <div className="story-list">
          {data.stories.slice(0, 3).map((story) => (
            <Link key={story.id} className="story-teaser" to="/stories" hash={story.id}>
              <h3>{story.name}</h3>
              <p>{story.subtitle}</p>
              <p className="story-lesson">{story.lesson}</p>
            </Link>
          ))}
        </div>
        <Link className="link" to="/stories">
          {meta.stories.action}
        </Link>
      </section>

      <section className="teaser wrap">
        <h2>{meta.gratitude.title}</h2>
        <div>
          <p className="teaser-text">{meta.gratitude.text}</p>
          <Link className="link mt-8" to="/gratitude">
            {meta.gratitude.action}
          </Link>
        </div>
      </section>

      <section className="begin">
        <h2>{meta.begin.title}</h2>
        <p>{meta.begin.text}</p>
        <p className="actions justify-center">
          <Link className="button" to="/throw-cube">
            {meta.begin.throw}
          </Link>
          <Link className="link" to="/faq">
            {meta.begin.faq}
          </Link>
        </p>
        <p className="begin-thought">
          <Link className="link" to="/thought">
            {meta.begin.thought}
          </Link>
        </p>
      </section>

      <section className="contact wrap">
        <h2>{meta.contact.title}</h2>
        <ContactCards
          cards={[
            { ...meta.contact.email, href: `mailto:${data.site.email}`, name: data.site.email },
            { ...meta.contact.telegram, href: data.site.telegram, name: t`Join the group` },
            { ...meta.contact.facebook, href: data.site.facebook, name: data.site.organisation },
          ]}
        />
      </section>
    </>
  );
}
