import { ActionLink } from "../ActionLink";
import styles from "./ContactStrip.module.css";

/** The extra block at the end of a page: what to have at hand for a quotation. */
export function ContactStrip() {
  return (
    <aside className={styles.strip} aria-label="Ask for a quotation">
      <p>
        Tell us the <b>length, width and height</b> inside the box, <b>what it carries</b> and{" "}
        <b>how many</b> you need a month.
      </p>
      <ActionLink to="/contact#contactus">Ask for a quotation</ActionLink>
    </aside>
  );
}
