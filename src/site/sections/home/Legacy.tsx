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
            More than 18 years on, the plant runs two units and ships to over 500 clients. The first
            order and the latest one started the same way: somebody put a product on our table and
            we measured it.
          </p>
        </div>
      </div>
    </section>
  );
}
