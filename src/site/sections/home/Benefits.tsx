import { Section } from "../../Section";
import styles from "./Benefits.module.css";

const benefits = [
  {
    name: "Range",
    text: "Board from 3 to 9 ply, plain, printed or laminated, so one order can cover every pack you use.",
  },
  {
    name: "Innovation",
    text: "We redraw a pack when less board can do the same work, and show you the sample before you decide.",
  },
  {
    name: "Quality control",
    text: "Paper is checked for weight and bursting strength when it arrives, boxes for size and bond before they leave.",
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
    text: "Every box can be pulped and made into paper again, and our own trimmings are.",
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
