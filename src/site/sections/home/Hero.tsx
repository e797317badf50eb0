import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { ActionLink } from "../../ActionLink";
import { artUrl } from "../../art/names";
import { useFacts } from "../../facts";
import { startFilm } from "../../layout/lateMedia";
import { SocialLinks } from "../../layout/SocialLinks";
import filmStyles from "./FoldingFilm.module.css";
import styles from "./Hero.module.css";
import toolbarStyles from "./SocialToolbar.module.css";

/**
 * A film of a box that unfolds and folds again. Visitors who prefer reduced motion see only the poster. The prerendered
 * HTML inlines the poster, and the film may start before hydration, so React must accept these differences.
 */
function FoldingFilm() {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (film.current) startFilm(film.current);
  }, []);
  return (
    <figure className={filmStyles.film}>
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

const SocialToolbar = () => (
  <section className={toolbarStyles.toolbar} aria-label="Reach us">
    <Link to="/contact">Contact Us</Link>
    <SocialLinks />
  </section>
);

export const Hero = () => (
  <section className={styles.hero} aria-labelledby="hero-title">
    <div className={styles.words}>
      <h1 id="hero-title">Corrugated boxes cut to your measure</h1>
      <p>
        3, 5, 7 and 9 ply boxes, sheets and rolls from two units in {useFacts().town}. Send us the
        product or its dimensions; we draw the box and run the order.
      </p>
      <ActionLink to="/contact">Contact Us Today</ActionLink>
    </div>
    <FoldingFilm />
    <SocialToolbar />
  </section>
);
