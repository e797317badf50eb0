import { Link } from "react-router-dom";
import { ActionLink } from "../../ActionLink";
import { artUrl } from "../../art/names";
import { useFacts } from "../../facts";
import { useSitePath } from "../../language";
import { home } from "../../languages/en/home";
import { layout } from "../../languages/en/layout";
import { useSiteTexts } from "../../siteTexts";
import { useFirstInView } from "../../visibility";
import callStyles from "./ClosingCall.module.css";
import leaderStyles from "./Leadership.module.css";
import legacyStyles from "./Legacy.module.css";
import whoStyles from "./WhoWeAre.module.css";

export function Legacy() {
  const { founded } = useFacts();
  const { title, text } = useSiteTexts("home", home).legacy;
  return (
    <section id="legacy" className={legacyStyles.legacy} aria-labelledby="legacy-title">
      <div className={legacyStyles.grid}>
        <p className={legacyStyles.year} aria-hidden="true">
          {founded}
        </p>
        <div>
          <h2 id="legacy-title">{title({ year: founded })}</h2>
          <p>{text}</p>
        </div>
      </div>
    </section>
  );
}

/** The people who are responsible for the plant, styled like a drawing's title block. */
export function Leadership() {
  const { name: company, town, leaders } = useFacts();
  const { leadership } = useSiteTexts("home", home);
  return (
    <section id="leadership" className={leaderStyles.leadership} aria-labelledby="leadership-title">
      <div className={leaderStyles.block}>
        <h2 id="leadership-title">{leadership}</h2>
        {leaders.map(({ name, role, work }) => (
          <article key={role}>
            <h3>{role}</h3>
            {name !== "" && <p className={leaderStyles.name}>{name}</p>}
            <p>{work}</p>
          </article>
        ))}
        <p className={leaderStyles.cell}>
          {company}, {town}
        </p>
      </div>
    </section>
  );
}

/** The call that closes what the company says of itself. */
export function ClosingCall() {
  const { title, text, link, drawing } = useSiteTexts("home", home).call;
  const { links } = useSiteTexts("layout", layout);
  const path = useSitePath();
  return (
    <section className={callStyles.call} aria-labelledby="call-title">
      <div className={callStyles.grid}>
        <div>
          <h2 id="call-title">{title}</h2>
          <p>{text}</p>
          <ActionLink to="/contact#contactus">{link}</ActionLink>
          <p>
            <Link to={path("/estimate")}>{links.estimate}</Link>
          </p>
        </div>
        <img src={artUrl("dieline-rsc")} alt={drawing} width="520" height="242" loading="lazy" />
      </div>
    </section>
  );
}

/** The company in its own words; they slide and fade in when they first come into view. */
export function WhoWeAre() {
  const { name, town, founded, tagline } = useFacts();
  const text = useSiteTexts("home", home).who;
  const paragraphs = [text.first({ name, town, year: founded }), ...text.further];
  const { ref, isSeen } = useFirstInView<HTMLDivElement>();
  return (
    <section id="whoweare" className={whoStyles.who} aria-labelledby="whoweare-title">
      <div className={whoStyles.grid}>
        <img
          src={artUrl("box-rsc-open")}
          alt={text.picture}
          width="480"
          height="360"
          loading="lazy"
        />
        <div ref={ref} className={isSeen ? whoStyles.arriving : undefined}>
          <h2 id="whoweare-title">{text.title}</h2>
          <p className={whoStyles.tagline}>{tagline}</p>
          <div className={whoStyles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
