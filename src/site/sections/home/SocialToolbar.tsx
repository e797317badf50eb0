import { Link } from "react-router-dom";
import { SocialLinks } from "../../layout/SocialLinks";
import styles from "./SocialToolbar.module.css";

/** The ways to reach the company without scrolling. */
export function SocialToolbar() {
  return (
    <section className={styles.toolbar} aria-label="Reach us">
      <Link to="/contact">Contact Us</Link>
      <SocialLinks />
    </section>
  );
}
