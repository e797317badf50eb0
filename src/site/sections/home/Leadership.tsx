import { company, leaders } from "../../company";
import styles from "./Leadership.module.css";

/** The people who are responsible for the plant, styled like a drawing's title block. */
export function Leadership() {
  return (
    <section id="leadership" className={styles.leadership} aria-labelledby="leadership-title">
      <div className={styles.block}>
        <h2 id="leadership-title">The people who sign for it</h2>
        {leaders.map(({ name, role, work }) => (
          <article key={role}>
            <h3>{role}</h3>
            {name !== "" && <p className={styles.name}>{name}</p>}
            <p>{work}</p>
          </article>
        ))}
        <p className={styles.cell}>
          {company.name}, {company.town}
        </p>
      </div>
    </section>
  );
}
