import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import type { LeaveTexts } from "../../contract/leave.ts";
import { NAVIGATION, pagePath } from "../../contract/pages.ts";
import { HelpWindow } from "../ui/help-window.tsx";
import { LeaveLink } from "../ui/leave-link.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { PAGE_LABELS } from "./page-labels.ts";

/**
 * Brand, the way to help, the seven entries of the navigation (spec §2), the search and the languages. On small screens
 * the menu is a native popover: it opens before any script has come, and without one. Help stays in view wherever the
 * page is scrolled to (shell.css), and so does the way to leave, on pages that have one.
 */
export function Header({ leave }: { leave: LeaveTexts | null }) {
  const { t } = useLingui();
  const help = pagePath("help") as "/";
  const menu = useRef<HTMLDivElement>(null);
  const closeMenu = () => menu.current?.matches(":popover-open") && menu.current.hidePopover();

  return (
    <header className={leave ? "top top-leave" : "top"}>
      <Link className="brand" to="/">
        <svg
          viewBox="0 0 32 32"
          width="28"
          height="28"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <path d="M16 3.5 27 9.5v13L16 28.500 5 22.500v-13z" />
          <path d="M5.6 9.900 16 15.500l10.400-5.600M16 15.500v12.400" opacity=".55" />
        </svg>
        <span>
          <Trans>Wisdom Cube</Trans>
        </span>
      </Link>
      <Link className="help-window" to={help}>
        <HelpWindow name={t({ message: "Help", comment: "Beside the lit window; as short as can be" })} />
      </Link>
      {leave && <LeaveLink leave={leave} />}
      <div className="nav" id="menu" ref={menu} popover="auto">
        <nav aria-label={t`Main menu`}>
          {NAVIGATION.map(({ id, path: to }) => (
            <Link
              key={id}
              to={to}
              activeOptions={{ exact: id === "home", includeSearch: false }}
              onClick={closeMenu}
            >
              {t(PAGE_LABELS[id])}
            </Link>
          ))}
        </nav>
        <Link
          className="nav-search"
          to="/search"
          activeOptions={{ includeSearch: false }}
          onClick={closeMenu}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
            <circle cx="8.500" cy="8.500" r="6" />
            <path d="m13 13 5 5" strokeLinecap="round" />
          </svg>
          <span>{t(PAGE_LABELS.search)}</span>
        </Link>
        <Link className="nav-help" to={help} onClick={closeMenu}>
          {t(PAGE_LABELS.help)}
        </Link>
      </div>
      <LanguageSwitcher />
      {/* The browser itself tells whether what it opens is open. */}
      <button className="menu-button" type="button" popoverTarget="menu" aria-label={t`Menu`}>
        <i />
        <i />
      </button>
    </header>
  );
}
