import { statistics } from "../../company";
import styles from "./Statistics.module.css";

/** The company in four figures. */
export function Statistics() {
  return (
    <dl className={styles.statistics}>
      {statistics.map(({ value, of }) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
