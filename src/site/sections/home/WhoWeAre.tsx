import { artUrl } from "../../art/names";
import { company } from "../../company";
import { useFirstSight } from "../../useFirstSight";
import styles from "./WhoWeAre.module.css";

const paragraphs = [
  `${company.name} makes corrugated boxes, sheets and rolls in ${company.town}. We are a proprietorship, founded in ${company.founded}, with up to 70 people in two units.`,
  "We are a listed trusted seller on a business-to-business marketplace. Buyers there see our record before they call us: who we are, what we make and how we have delivered.",
  "Our clients pack garments, tiles, cookware, paint, motorcycle parts, machines and food. What they have in common is that the goods must arrive as they left.",
  "Quality begins with paper. Each reel is weighed and its bursting strength tested before it is let into the store, and the result stays with its number until the reel is used up.",
  "It goes on at the machine. Board is checked for bond and thickness while it runs, and a box is folded, measured and taken apart again before a lot is released.",
  "If a lot is not right, it does not leave. If one has left that was not right, we replace it first and look for the reason second.",
  "We buy recycled paper where the load allows it and virgin kraft where it does not, and say which is in the box you are quoted for.",
  "All of it can be recycled. A box flattened and kept dry goes back to the mill as it is; the print, the starch and the stitches do not stand in the way.",
  "And we stay reachable. The people who quote your box are in the building where it is made, and you are welcome to come and see it run.",
];

/** The company in its own words; they slide and fade in when they first come into view. */
export function WhoWeAre() {
  const { ref, isSeen } = useFirstSight<HTMLDivElement>();
  return (
    <section id="whoweare" className={styles.who} aria-labelledby="whoweare-title">
      <div className={styles.grid}>
        <img
          src={artUrl("box-rsc-open")}
          alt="An open slotted box, its four flaps up"
          width="480"
          height="360"
          loading="lazy"
        />
        <div ref={ref} className={isSeen ? styles.arriving : undefined}>
          <h2 id="whoweare-title">Who We Are</h2>
          <p className={styles.tagline}>{company.tagline}</p>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
