import { artUrl } from "../../art/names";
import { kinds } from "../../range";
import styles from "./Range.module.css";

/** The eight kinds of goods, each with its drawing. */
export function Range() {
  return (
    <section id="range" className={styles.range} aria-labelledby="range-title">
      <h2 id="range-title">What we make</h2>
      <ul>
        {kinds.map(({ name, text, art }) => (
          <li key={name}>
            <img src={artUrl(art)} alt="" width="480" height="360" loading="lazy" />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
