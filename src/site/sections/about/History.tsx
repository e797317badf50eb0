import { Section } from "../../Section";
import { Steps } from "../../Steps";
import styles from "./History.module.css";

const chapters = [
  {
    name: "2006",
    text: "The company is established in Bengaluru as a proprietorship that makes corrugated boxes. It is one still.",
  },
  {
    name: "Two units",
    text: "Paper becomes board, and board becomes boxes, in two factory units in the same neighbourhood, Chikkabanavara.",
  },
  {
    name: "3 to 9 ply",
    text: "The range reaches from light cartons to heavy-duty boxes, and from plain kraft to laminated print.",
  },
  {
    name: "Today",
    text: "More than 18 years, 500 clients and 10 million boxes on, up to 70 people work to one plan.",
  },
];

export function History() {
  return (
    <Section
      id="history"
      title="History"
      lead="Growth by plies: each step came from a load that needed it."
    >
      <Steps steps={chapters} className={styles.history} />
    </Section>
  );
}
