import { ActionLink } from "../../ActionLink";
import { company } from "../../company";
import { FoldingFilm } from "./FoldingFilm";
import styles from "./Hero.module.css";
import { SocialToolbar } from "./SocialToolbar";

/** The top of the home page. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 id="hero-title">Corrugated boxes cut to your measure</h1>
        <p>
          3, 5, 7 and 9 ply boxes, sheets and rolls from two units in {company.town}. Send us the
          product or its dimensions; we draw the box and run the order.
        </p>
        <ActionLink to="/contact">Contact Us Today</ActionLink>
      </div>
      <FoldingFilm />
      <SocialToolbar />
    </section>
  );
}
