import type { Ply } from "./art/Board";
import styles from "./Flutes.module.css";

const flutes: Record<Ply, readonly string[]> = {
  3: ["a"],
  5: ["a", "b"],
  7: ["a", "b", "c"],
  9: ["a", "b", "c", "d"],
};

/** A board's edge across the page. It divides sections, and grows by two plies from section to section. */
export const Flutes = ({ ply }: { ply: Ply }) => (
  <div className={styles.board} aria-hidden="true">
    {flutes[ply].map((flute) => (
      <i key={flute} />
    ))}
  </div>
);
