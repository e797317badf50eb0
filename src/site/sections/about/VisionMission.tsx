import { Flutes } from "../../Flutes";
import styles from "./VisionMission.module.css";

export function VisionMission() {
  return (
    <section id="visionmission" className={styles.aims} aria-labelledby="visionmission-title">
      <Flutes ply={5} />
      <div className={styles.grid}>
        <h2 id="visionmission-title">Vision and mission</h2>
        <article>
          <h3>Vision</h3>
          <p>
            That nobody in our clients’ despatch departments has to think about the box, because it
            is there, it fits and it holds.
          </p>
        </article>
        <article>
          <h3>Mission</h3>
          <p>
            To draw each box for its load, make it from as little paper as does the work, deliver it
            on the day we named, and see the paper come back.
          </p>
        </article>
      </div>
    </section>
  );
}
