import { ActionLink } from "../../ActionLink";
import { artUrl } from "../../art/names";
import styles from "./ClosingCall.module.css";

/** The call that closes what the company says of itself. */
export function ClosingCall() {
  return (
    <section className={styles.call} aria-labelledby="call-title">
      <div className={styles.grid}>
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
}
