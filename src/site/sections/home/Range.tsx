import { DrawnList } from "../../DrawnList";
import { kinds } from "../../range";
import styles from "./Range.module.css";

/** The eight kinds of goods, each with its drawing. */
export function Range() {
  return (
    <section id="range" className={styles.range} aria-labelledby="range-title">
      <h2 id="range-title">What we make</h2>
      <DrawnList items={kinds} />
    </section>
  );
}
