import { company } from "../../company";
import styles from "./Legacy.module.css";

/** Since when, and from what beginnings. */
export function Legacy() {
  return (
    <section id="legacy" className={styles.legacy} aria-labelledby="legacy-title">
      <div className={styles.grid}>
        <p className={styles.year} aria-hidden="true">
          {company.founded}
        </p>
        <div>
          <h2 id="legacy-title">Making boxes in Bengaluru since {company.founded}</h2>
          <p>
            More than 18 years on, the plant runs two units and has made boxes for over 500 clients.
            An order still starts the same way: with the thing that has to arrive, and its length,
            width and height.
          </p>
        </div>
      </div>
    </section>
  );
}
