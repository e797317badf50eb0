import { useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { BusinessData } from "../BusinessData";
import { AdminAccess } from "./AdminAccess";
import { EnquiryStrip } from "./EnquiryStrip";
import { Footer } from "./Footer";
import { Header } from "./Header";
import styles from "./SiteLayout.module.css";
import { showFonts } from "./siteFonts";
import { useFocusOnNavigation } from "./useFocusOnNavigation";
import { useHasEnquiryStrip } from "./useHasEnquiryStrip";

/** What surrounds every public page. */
export function Component() {
  useEffect(() => void showFonts(), []);
  const main = useFocusOnNavigation();
  const hasEnquiryStrip = useHasEnquiryStrip();
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1}>
        <Outlet />
        {hasEnquiryStrip && <EnquiryStrip />}
      </main>
      <Footer />
      <AdminAccess />
      <BusinessData />
      <ScrollRestoration />
    </div>
  );
}
