import { type ToggleEvent, useEffect, useRef, useState } from "react";
import { Link, NavLink, useMatches } from "react-router-dom";
import { englishPath, languageNames, languages, pathIn } from "../../../domain/languages";
import { useTexts } from "../../texts/useTexts";
import { Logo } from "../art/Logo";
import { useFacts } from "../facts";
import { useSiteLanguage, useSitePath } from "../language";
import { layoutTexts } from "../texts/layoutTexts";
import hamburger from "./Hamburger.module.css";
import styles from "./Header.module.css";
import linkStyles from "./LanguageLinks.module.css";
import logoStyles from "./Logo.module.css";

/** The link to the home page. A touch that holds it for two seconds opens the dialog of the staff. */
const HomeLink = () => (
  <Link to={useSitePath()("/")} className={logoStyles.logo} data-hold="">
    <Logo />
    <span>{useFacts().name}</span>
  </Link>
);

const links = [
  { to: "/", name: "home" },
  { to: "/products", name: "products" },
  { to: "/industries", name: "industries" },
  { to: "/about", name: "about" },
  { to: "/contact", name: "contact" },
] as const;

/** The bar at the top. On small screens its links are a popover, which needs no script to open. */
export function Header() {
  const menu = useMenu();
  const path = useSitePath();
  const texts = useTexts(layoutTexts);
  return (
    <header className={styles.header}>
      <LanguageLinks />
      <div className={styles.bar}>
        <HomeLink />
        <button
          type="button"
          className={hamburger.hamburger}
          popoverTarget="site-menu"
          aria-label={menu.isOpen ? texts("closeMenu") : texts("openMenu")}
        >
          <span />
        </button>
        <nav
          id="site-menu"
          ref={menu.ref}
          className={styles.menu}
          popover="auto"
          aria-label={texts("menu")}
          onToggle={menu.onToggle}
        >
          {links.map(({ to, name }) => (
            <NavLink key={to} to={path(to)} end={to === "/"} onClick={menu.close}>
              {texts(`links.${name}`)}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  );
}

/**
 * Returns the English path of the shown page, for the links to other languages. A sector's boxes came with the navigation,
 * so the visitor chooses the sector again.
 */
function usePageAddress() {
  const { pathname = "/", params = {} } = useMatches().at(-1) ?? {};
  if (params.sectorName !== undefined) return "/products";
  return "*" in params ? "/" : englishPath(pathname);
}

/**
 * The links to the estimator and to the page in the other languages. The links load a new document, which has the
 * language's texts and font.
 */
function LanguageLinks() {
  const address = usePageAddress();
  const shown = useSiteLanguage();
  const path = useSitePath();
  const texts = useTexts(layoutTexts);
  return (
    <div className={linkStyles.row}>
      <Link to={path("/estimate")}>{texts("links.estimate")}</Link>
      <nav aria-label={texts("language")}>
        {languages.map((language) => (
          <a
            key={language}
            href={pathIn(language, address)}
            // The query of the estimator's address has the typed box. The link keeps this query.
            onClick={({ currentTarget }) => {
              currentTarget.search = window.location.search;
            }}
            lang={language}
            hrefLang={language}
            aria-current={language === shown || undefined}
          >
            {languageNames[language]}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** Returns the menu of small screens, a popover. React reads its state after hydration and follows it. */
function useMenu() {
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(ref.current?.matches(":popover-open") ?? false), []);
  return {
    ref,
    isOpen,
    onToggle: (event: ToggleEvent) => setIsOpen(event.newState === "open"),
    close: () => {
      if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
    },
  };
}
