import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router-dom";
import { BusinessData } from "../BusinessData";
import { isSiteHandle } from "../siteHandle";
import { AdminAccess } from "./AdminAccess";
import { ContactStrip } from "./ContactStrip";
import { Footer } from "./Footer";
import { Header } from "./Header";
import styles from "./SiteLayout.module.css";
import { showFonts } from "./siteFonts";

/** What surrounds every public page. */
export function Component() {
  useEffect(() => void showFonts(), []);
  const main = useFocusOnNavigation();
  const hasContactStrip = useHasContactStrip();
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1}>
        <Outlet />
        {hasContactStrip && <ContactStrip />}
      </main>
      <Footer />
      <AdminAccess />
      <BusinessData />
      <ScrollRestoration />
    </div>
  );
}

/** Whether the page that is open wants the call to enquire at its end: most do, by their route. */
const useHasContactStrip = () =>
  useMatches().some(({ handle }) => isSiteHandle(handle) && handle.hasEnquiryStrip);

/**
 * After a navigation without a page load the keyboard goes on from the new page, or from the part
 * of it that the address names. Give the ref to the element that holds the page.
 */
function useFocusOnNavigation() {
  const page = useRef<HTMLElement>(null);
  const { key, hash } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const named = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    (named ?? page.current)?.focus({ preventScroll: true });
  }, [key, hash]);
  return page;
}
