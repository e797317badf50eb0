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

/** The layout of every public page. */
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

/** True if the current route ends with the call to enquire. */
const useHasContactStrip = () =>
  useMatches().some(({ handle }) => isSiteHandle(handle) && handle.hasEnquiryStrip);

/**
 * Moves the keyboard focus after a client-side navigation to the new page, or to the section in the address. Attach the
 * ref to the element that contains the page.
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
