import { type ToggleEvent, useEffect, useRef, useState } from "react";
import { Link, NavLink } from "react-router-dom";
import { logo } from "../company";
import { useFacts } from "../facts";
import hamburger from "./Hamburger.module.css";
import styles from "./Header.module.css";
import logoStyles from "./Logo.module.css";

/** The prerendered HTML carries a drawn logo in itself. Leads home; held by touch for two seconds it opens the staff's way in. */
const Logo = () => (
  <Link to="/" className={logoStyles.logo} data-hold="">
    <img
      data-inline=""
      src={logo}
      suppressHydrationWarning
      alt=""
      width="40"
      height="40"
      fetchPriority="low"
      draggable={false}
    />
    <span>{useFacts().name}</span>
  </Link>
);

const links = [
  { to: "/", label: "Home" },
  { to: "/products", label: "Products/Services" },
  { to: "/industries", label: "Industries We Serve" },
  { to: "/about", label: "About Us" },
  { to: "/contact", label: "Contact Us" },
];

/** The bar at the top. On small screens its links are a popover, which needs no script to open. */
export function Header() {
  const menu = useMenu();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <button
          type="button"
          className={hamburger.hamburger}
          popoverTarget="site-menu"
          aria-controls="site-menu"
          aria-expanded={menu.isOpen}
          aria-label={menu.isOpen ? "Close menu" : "Open menu"}
        >
          <span />
        </button>
        <nav
          id="site-menu"
          ref={menu.ref}
          className={styles.menu}
          popover="auto"
          aria-label="Main"
          onToggle={menu.onToggle}
        >
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === "/"} onClick={menu.close}>
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  );
}

/** The menu of small screens, a popover. React reads its state after hydration and follows it. */
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
