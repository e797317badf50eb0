import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { artUrl } from "../art/names";
import { useFacts } from "../facts";
import { useSitePath } from "../language";
import { SocialLinks } from "../layout/Footer";
import { startFilm } from "../layout/lateLoading";
import { PageData, PageHead } from "../PageHead";
import { ActionLink, Flutes } from "../pageParts";
import { ClosingCall, Leadership, Legacy, WhoWeAre } from "../sections/home/Company";
import filmStyles from "../sections/home/FoldingFilm.module.css";
import styles from "../sections/home/Hero.module.css";
import {
  Benefits,
  Gallery,
  Sectors,
  Services,
  Solutions,
  Sustainability,
} from "../sections/home/Offer";
import toolbarStyles from "../sections/home/SocialToolbar.module.css";
import { Range } from "../sections/Range";
import { homeTexts } from "../texts/homeTexts";
import { productsTexts } from "../texts/productsTexts";

/** The first values of the form, in millimetres. The box in the film beside the form has the same size. */
const sides = [
  { name: "length", value: 400 },
  { name: "width", value: 300 },
  { name: "height", value: 300 },
] as const;

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

/** The form that opens the estimator with a size. The browser opens the form's own address, without React. */
function SizeForm() {
  const text = useTexts(productsTexts);
  const path = useSitePath();
  return (
    <form action={path("/estimate")} className={styles.size}>
      {sides.map(({ name, value }) => (
        <label key={name}>
          {text(`calculator.fields.${name}`)} (mm)
          <input name={name} inputMode="decimal" defaultValue={value} />
        </label>
      ))}
      <button type="submit">{text("calculator.open")}</button>
    </form>
  );
}

function Hero() {
  const { town } = useFacts();
  const text = useTexts(homeTexts);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 id="hero-title">{text("hero.title")}</h1>
        <p>{text("hero.lead", { town })}</p>
        <ActionLink to="/contact">{text("hero.contact")}</ActionLink>
        <SizeForm />
      </div>
      <FoldingFilm />
      <SocialToolbar />
    </section>
  );
}

export function Component() {
  const text = useTexts(homeTexts);
  return (
    <>
      <PageHead title={text("title")} description={useFacts().description} path="/" />
      <PageData name={text("title")} path="/" />
      <Hero />
      <Flutes ply={3} />
      <Legacy />
      <Range />
      <Benefits />
      <Flutes ply={5} />
      <Sustainability />
      <Services />
      <Leadership />
      <Flutes ply={7} />
      <ClosingCall />
      <Solutions />
      <Sectors />
      <Gallery />
      <WhoWeAre />
    </>
  );
}
