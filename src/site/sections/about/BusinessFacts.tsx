import { businessFacts, company } from "../../company";
import { Section } from "../../Section";
import styles from "./BusinessFacts.module.css";

/** The facts a buyer's purchase department asks for, as on a specification sheet. */
export function BusinessFacts() {
  return (
    <Section
      id="facts"
      title="Facts for your vendor form"
      look="kraft"
      lead="The entries that a purchase department asks for first."
    >
      <table className={styles.facts}>
        <caption>{company.name}</caption>
        <tbody>
          {businessFacts.map(({ fact, value }) => (
            <tr key={fact}>
              <th scope="row">{fact}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
