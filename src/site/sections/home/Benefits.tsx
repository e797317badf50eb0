import { Section } from "../../Section";
import styles from "./Benefits.module.css";

const benefits = [
  {
    name: "Range",
    text: "Board from 3 to 9 ply, plain, printed or laminated, so one order can cover every pack you use.",
  },
  {
    name: "Innovation",
    text: "A pack that has always been made one way is redrawn when less board can do the same work.",
  },
  {
    name: "Quality control",
    text: "Paper is entered by weight, GSM and burst factor, and every reel can be followed to the orders it ran for.",
  },
  {
    name: "Tailored solutions",
    text: "Inside measures, flute, ply and print are set for the product. There is no catalogue size you must fit.",
  },
  {
    name: "Affordability",
    text: "You pay for the board your load needs. Blanks are laid out to waste as little of it as they can.",
  },
  {
    name: "Sustainability",
    text: "Board is paper through and through: every box can be pulped and made into paper again.",
  },
];

/** The six reasons to buy here. */
export function Benefits() {
  return (
    <Section id="benefits" title="Six reasons to order from us" look="kraft">
      <dl className={styles.benefits}>
        {benefits.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
