import type { ArtName } from "../../art/names";
import { DrawnList } from "../../DrawnList";
import styles from "./Solutions.module.css";

interface Solution {
  readonly name: string;
  readonly text: string;
  readonly art: ArtName;
}

const solutions: readonly Solution[] = [
  {
    name: "Quality",
    text: "Each reel’s GSM and burst factor stay on record with the orders it ran for. Ask what paper is in your box and we look it up.",
    art: "board-7-ply",
  },
  {
    name: "Craftsmanship",
    text: "Creases that fold where they should and flaps that meet. A box that closes square stacks square.",
    art: "box-lid-and-base",
  },
  {
    name: "Planning",
    text: "Every order has its date and its place on one board, from To Do to Shipped. Ask, and we tell you where yours stands.",
    art: "reels",
  },
  {
    name: "Eco-friendly commitment",
    text: "Recyclable board, and no more of it in a box than its load asks for.",
    art: "sheets",
  },
];

/** The plant's promises to clients. Each card is a step lower than the card before. */
export function Solutions() {
  return (
    <section id="solutions" className={styles.solutions} aria-labelledby="solutions-title">
      <h2 id="solutions-title">What you can hold us to</h2>
      <DrawnList items={solutions} />
    </section>
  );
}
