import { useLingui } from "@lingui/react/macro";
import { Blocks } from "../blocks/blocks.tsx";
import { ContactCards } from "./contact-cards.tsx";
import { usePage } from "./page.ts";
import { PageHead } from "./page-head.tsx";

/**
 * E-mail, telephone, messaging group and social page (spec §2 "Contact"). Whoever needs somebody tonight is shown first
 * where to turn, on paper in a lit window.
 */
export function Screen() {
  const { t } = useLingui();
  const { meta, blocks, data } = usePage("contact");
  const { site } = data;
  return (
    <article className="essay contact-page">
      <PageHead meta={meta} />
      <aside className="lit">
        <Blocks blocks={blocks} />
      </aside>
      <ContactCards
        cards={[
          { ...meta.cards.email, href: `mailto:${site.email}`, name: site.email },
          { ...meta.cards.phone, href: `tel:${site.phone.replace(/\s/g, "")}`, name: site.phone },
          { ...meta.cards.telegram, href: site.telegram, name: t`Join the group` },
          { ...meta.cards.facebook, href: site.facebook, name: site.organisation },
        ]}
      />
    </article>
  );
}
