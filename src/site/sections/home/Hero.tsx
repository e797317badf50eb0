import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "../../../texts/useTexts";
import { ActionLink } from "../../ActionLink";
import { artUrl } from "../../art/names";
import { useFacts } from "../../facts";
import { useSitePath } from "../../language";
import { startFilm } from "../../layout/lateMedia";
import { SocialLinks } from "../../layout/SocialLinks";
import { homeTexts } from "../../texts/homeTexts";
import filmStyles from "./FoldingFilm.module.css";
import styles from "./Hero.module.css";
import toolbarStyles from "./SocialToolbar.module.css";

/**
 * A film of a box that unfolds and folds again. Visitors who prefer reduced motion see only the poster. The prerendered
 * HTML inlines the poster, and the film may start before hydration, so React must accept these differences.
 */
function FoldingFilm() {
  const text = useTexts(homeTexts);
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
        aria-label={text("hero.film")}
      />
      <figcaption>{text("hero.caption")}</figcaption>
    </figure>
  );
}

function SocialToolbar() {
  const path = useSitePath();
  const text = useTexts(homeTexts);
  return (
    <section className={toolbarStyles.toolbar} aria-label={text("hero.reach")}>
      <Link to={path("/contact")}>{text("hero.reachLink")}</Link>
      <SocialLinks />
    </section>
  );
}

export function Hero() {
  const { town } = useFacts();
  const text = useTexts(homeTexts);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 id="hero-title">{text("hero.title")}</h1>
        <p>{text("hero.lead", { town })}</p>
        <ActionLink to="/contact">{text("hero.contact")}</ActionLink>
      </div>
      <FoldingFilm />
      <SocialToolbar />
    </section>
  );
}
