import { teams } from "../../company";
import { Section } from "../../Section";
import { Steps } from "../../Steps";
import styles from "./Teams.module.css";

/** The teams, in the order in which an order passes through the plant. */
export function Teams() {
  return (
    <Section
      id="ourteam"
      title="Our team"
      lead="Five groups, in the order in which your job passes through their hands."
    >
      <Steps steps={teams} className={styles.teams} />
    </Section>
  );
}
