import { artUrl } from "../../art/names";
import styles from "./FoldingFilm.module.css";

const moving = "(prefers-reduced-motion: no-preference)";

/** A box that unfolds into its blank and back; whoever prefers stillness sees its first picture. */
export function FoldingFilm() {
  return (
    <figure className={styles.film}>
      <video
        autoPlay
        muted
        loop
        playsInline
        width="720"
        height="540"
        poster={artUrl("folding")}
        aria-label="A slotted box of 400 by 300 by 300 millimetres unfolds into its flat blank and is folded again"
      >
        <source src="/film/folding.webm" type="video/webm" media={moving} />
        <source src="/film/folding.mp4" type="video/mp4" media={moving} />
      </video>
      <figcaption>
        Regular Slotted Container, 400 × 300 × 300 mm: one blank, four creases, eight flaps.
      </figcaption>
    </figure>
  );
}
