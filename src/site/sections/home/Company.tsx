import type { LocalFacts } from "../../../../domain/companyFacts";
import { ActionLink } from "../../ActionLink";
import { artUrl } from "../../art/names";
import { useFacts } from "../../facts";
import { useFirstInView } from "../../visibility";
import callStyles from "./ClosingCall.module.css";
import leaderStyles from "./Leadership.module.css";
import legacyStyles from "./Legacy.module.css";
import whoStyles from "./WhoWeAre.module.css";

export function Legacy() {
  const { founded } = useFacts();
  return (
    <section id="legacy" className={legacyStyles.legacy} aria-labelledby="legacy-title">
      <div className={legacyStyles.grid}>
        <p className={legacyStyles.year} aria-hidden="true">
          {founded}
        </p>
        <div>
          <h2 id="legacy-title">Making boxes in Bengaluru since {founded}</h2>
          <p>
            More than 18 years on, the plant runs two units and has made boxes for over 500 clients.
            An order still starts the same way: with the thing that has to arrive, and its length,
            width and height.
          </p>
        </div>
      </div>
    </section>
  );
}

/** The people who are responsible for the plant, styled like a drawing's title block. */
export function Leadership() {
  const { name: company, town, leaders } = useFacts();
  return (
    <section id="leadership" className={leaderStyles.leadership} aria-labelledby="leadership-title">
      <div className={leaderStyles.block}>
        <h2 id="leadership-title">The people who sign for it</h2>
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
export const ClosingCall = () => (
  <section className={callStyles.call} aria-labelledby="call-title">
    <div className={callStyles.grid}>
      <div>
        <h2 id="call-title">Show us the product. We draw the box.</h2>
        <p>A drawing, three measures or the thing itself is enough to begin.</p>
        <ActionLink to="/contact#contactus">Send us the measures</ActionLink>
      </div>
      <img
        src={artUrl("dieline-rsc")}
        alt="Flat blank of a slotted box with its creases, and its length, width and height marked"
        width="1615"
        height="780"
        loading="lazy"
      />
    </div>
  </section>
);

const paragraphsOf = ({ name, town, founded }: LocalFacts) => [
  `${name} makes corrugated boxes, sheets and rolls in ${town}. We are a proprietorship, founded in ${founded}, with up to 70 people in two units.`,
  "We are a listed trusted seller on a business-to-business marketplace. Buyers there see who we are and what we make before they call us.",
  "Our clients pack garments, tiles, cookware, paint, motorcycle parts, machines and food. What they have in common is that the goods must arrive as they left.",
  "Quality control begins with paper. Each reel is entered with its GSM, burst factor, deckle and weight, and carries a barcode from then on.",
  "What a reel ran for is on record too: the client, the size, the boxes made and the kilograms used. A question about a box ends at its paper.",
  "Every order has a number, a date and a place in one line: to do, in progress, done, shipped. Once the lorry has left, its transport number stands with the order.",
  "Sustainability begins with using less: the fewest plies that carry the load, in a box cut close to the product.",
  "All of it can be recycled. A box flattened and kept dry goes back to the mill as it is; the print, the starch and the stitches do not stand in the way.",
  "And we can be reached: by phone, by email, by chat or through the form on this site. Tell us what goes into the box and how many you need; the rest is our trade.",
];

/** The company in its own words; they slide and fade in when they first come into view. */
export function WhoWeAre() {
  const facts = useFacts();
  const { ref, isSeen } = useFirstInView<HTMLDivElement>();
  return (
    <section id="whoweare" className={whoStyles.who} aria-labelledby="whoweare-title">
      <div className={whoStyles.grid}>
        <img
          src={artUrl("box-rsc-open")}
          alt="An open slotted box, its four flaps up"
          width="480"
          height="360"
          loading="lazy"
        />
        <div ref={ref} className={isSeen ? whoStyles.arriving : undefined}>
          <h2 id="whoweare-title">Who We Are</h2>
          <p className={whoStyles.tagline}>{facts.tagline}</p>
          <div className={whoStyles.text}>
            {paragraphsOf(facts).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
