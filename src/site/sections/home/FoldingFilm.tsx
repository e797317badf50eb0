import { useEffect, useRef } from "react";
import { artUrl } from "../../art/names";
import { startFilm } from "../../startFilm";
import styles from "./FoldingFilm.module.css";

/**
 * A film of a box that unfolds and folds again. Visitors who prefer reduced motion see only the poster. The prerendered
 * HTML inlines the poster, and the film may start before hydration, so React must accept these differences.
 */
export function FoldingFilm() {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (film.current) startFilm(film.current);
  }, []);
  return (
    <figure className={styles.film}>
      <video
        ref={film}
        data-film="/film/folding"
        autoPlay
        muted
        loop
        playsInline
        width="720"
        height="540"
        poster={artUrl("folding")}
        suppressHydrationWarning
        aria-label="A slotted box of 400 by 300 by 300 millimetres unfolds into its flat blank and is folded again"
      />
      <figcaption>
        Regular Slotted Container, 400 × 300 × 300 mm: one blank, four creases, eight flaps.
      </figcaption>
    </figure>
  );
}
