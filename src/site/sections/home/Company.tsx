import { namesIn } from "../../../../domain/texts";
import { useTexts } from "../../../texts/useTexts";
import { artUrl } from "../../art/names";
import { useFacts } from "../../facts";
import { ActionLink } from "../../pageParts";
import { homeTexts } from "../../texts/homeTexts";
import { useFirstInView } from "../../visibility";
import callStyles from "./ClosingCall.module.css";
import leaderStyles from "./Leadership.module.css";
import legacyStyles from "./Legacy.module.css";
import whoStyles from "./WhoWeAre.module.css";

export function Legacy() {
  const { founded } = useFacts();
  const homeText = useTexts(homeTexts);
  return (
    <section id="legacy" className={legacyStyles.legacy} aria-labelledby="legacy-title">
      <div className={legacyStyles.grid}>
        <p className={legacyStyles.year} aria-hidden="true">
          {founded}
        </p>
        <div>
          <h2 id="legacy-title">{homeText("legacy.title", { year: founded })}</h2>
          <p>{homeText("legacy.text")}</p>
        </div>
      </div>
    </section>
  );
}

/** The people who are responsible for the plant, styled like a drawing's title block. */
export function Leadership() {
  const { name: company, town, leaders } = useFacts();
  const homeText = useTexts(homeTexts);
  return (
    <section id="leadership" className={leaderStyles.leadership} aria-labelledby="leadership-title">
      <div className={leaderStyles.block}>
        <h2 id="leadership-title">{homeText("leadership")}</h2>
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

/** The call to action after the company's description. */
export function ClosingCall() {
  const homeText = useTexts(homeTexts);
  return (
    <section className={callStyles.call} aria-labelledby="call-title">
      <div className={callStyles.grid}>
        <div>
          <h2 id="call-title">{homeText("call.title")}</h2>
          <p>{homeText("call.text")}</p>
          <ActionLink to="/contact#contactus">{homeText("call.link")}</ActionLink>
        </div>
        <img
          src={artUrl("dieline-rsc")}
          alt={homeText("call.drawing")}
          width="520"
          height="242"
          loading="lazy"
        />
      </div>
    </section>
  );
}

/** The company in its own words. The paragraphs slide and fade in when they first come into view. */
export function WhoWeAre() {
  const { name, town, founded, tagline } = useFacts();
  const homeText = useTexts(homeTexts);
  const paragraphs = [
    homeText("who.first", { name, town, year: founded }),
    ...namesIn(homeTexts.english.who.further).map((paragraph) =>
      homeText(`who.further.${paragraph}`),
    ),
  ];
  const { ref, isSeen } = useFirstInView<HTMLDivElement>();
  return (
    <section id="whoweare" className={whoStyles.who} aria-labelledby="whoweare-title">
      <div className={whoStyles.grid}>
        <img
          src={artUrl("box-rsc-open")}
          alt={homeText("who.picture")}
          width="480"
          height="360"
          loading="lazy"
        />
        <div ref={ref} className={isSeen ? whoStyles.arriving : undefined}>
          <h2 id="whoweare-title">{homeText("who.title")}</h2>
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
