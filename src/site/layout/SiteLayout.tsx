import { type SyntheticEvent, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from "react-router-dom";
import { PageLanguage, useTexts } from "../../texts/useTexts";
import { useSiteLanguage } from "../language";
import { BusinessData } from "../PageHead";
import { ActionLink, Marked } from "../pageParts";
import { isSiteHandle } from "../rootRoute";
import { layoutTexts } from "../texts/layoutTexts";
import accessStyles from "./AdminAccess.module.css";
import stripStyles from "./ContactStrip.module.css";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { showFonts } from "./lateLoading";
import { adminAccessId, listenForAdminAccess } from "./listenForAdminAccess";
import styles from "./SiteLayout.module.css";

/** The extra block at the end of a page: the facts that a quotation needs. */
function ContactStrip() {
  const texts = useTexts(layoutTexts);
  return (
    <aside className={stripStyles.strip} aria-label={texts("askLink")}>
      <p>
        <Marked text={texts("ask")} as={(part) => <b>{part}</b>} />
      </p>
      <ActionLink to="/contact#contactus">{texts("askLink")}</ActionLink>
    </aside>
  );
}

/**
 * The hidden dialog by which the staff opens the office. Its buttons belong to a form, so both work without React too.
 */
function AdminAccess() {
  const navigate = useNavigate();
  const texts = useTexts(layoutTexts);
  useEffect(listenForAdminAccess, []);
  const goToAdmin = (event: SyntheticEvent<HTMLButtonElement>) => {
    event.preventDefault();
    event.currentTarget.closest("dialog")?.close();
    void navigate("/admin");
  };
  return (
    <dialog id={adminAccessId} className={accessStyles.dialog} aria-labelledby="admin-access-title">
      <h2 id="admin-access-title">{texts("adminAccess")}</h2>
      <form method="dialog">
        <button type="submit" formMethod="get" formAction="/admin" onClick={goToAdmin}>
          {texts("goToAdmin")}
        </button>
        <button type="submit">{texts("close")}</button>
      </form>
    </dialog>
  );
}

/** The layout of the public pages. A page's address decides on its language. */
export function Component() {
  return (
    <PageLanguage value={useSiteLanguage()}>
      <SiteLayout />
    </PageLanguage>
  );
}

function SiteLayout() {
  useEffect(() => void showFonts(), []);
  const main = useFocusOnNavigation();
  const hasContactStrip = useHasContactStrip();
  const texts = useTexts(layoutTexts);
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#content">
        {texts("skip")}
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

/** Moves the keyboard focus after a navigation to the new page, or to the section in the address. */
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
