import { artUrl } from "../../art/names";
import { company } from "../../company";
import { useFirstInView } from "../../useFirstInView";
import styles from "./WhoWeAre.module.css";

const paragraphs = [
  `${company.name} makes corrugated boxes, sheets and rolls in ${company.town}. We are a proprietorship, founded in ${company.founded}, with up to 70 people in two units.`,
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
  const { ref, isSeen } = useFirstInView<HTMLDivElement>();
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
