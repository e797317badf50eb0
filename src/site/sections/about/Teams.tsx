import { teams } from "../../company";
import { Section } from "../../Section";
import styles from "./Teams.module.css";

/** Who does what, in the order in which an order passes through the plant. */
export function Teams() {
  return (
    <Section
      id="ourteam"
      title="Our team"
      lead="Five groups, in the order in which your job passes through their hands."
    >
      <ol className={styles.teams}>
        {teams.map(({ name, work }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{work}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
