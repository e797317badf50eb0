import { type ArtName, artUrl } from "../../art/names";
import styles from "./Solutions.module.css";

interface Solution {
  readonly name: string;
  readonly text: string;
  readonly art: ArtName;
}

const solutions: readonly Solution[] = [
  {
    name: "Quality",
    text: "Every lot leaves with its test sheet: bursting strength, board weight, and size to the millimetre.",
    art: "board-7-ply",
  },
  {
    name: "Craftsmanship",
    text: "Creases that fold where they should and flaps that meet. A box that closes square stacks square.",
    art: "box-lid-and-base",
  },
  {
    name: "Planning",
    text: "Paper is booked and machine time set aside when you order, so the date we give is a date we planned.",
    art: "reels",
  },
  {
    name: "Eco-friendly commitment",
    text: "Recyclable board, starch glue, and no more material in a box than its load asks for.",
    art: "sheets",
  },
];

/** What a client can hold the plant to; each card stands a step lower than the one before. */
export function Solutions() {
  return (
    <section id="solutions" className={styles.solutions} aria-labelledby="solutions-title">
      <h2 id="solutions-title">What you can hold us to</h2>
      <ul>
        {solutions.map(({ name, text, art }) => (
          <li key={name}>
            <img src={artUrl(art)} alt="" width="480" height="360" loading="lazy" />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
