import styles from "./Flutes.module.css";

export type Ply = 3 | 5 | 7 | 9;

const flutes: Record<Ply, readonly string[]> = {
  3: ["a"],
  5: ["a", "b"],
  7: ["a", "b", "c"],
  9: ["a", "b", "c", "d"],
};

/** A board's edge across the page: it divides sections, and grows by two plies as the page goes on. */
export function Flutes({ ply }: { ply: Ply }) {
  return (
    <div className={styles.board} aria-hidden="true">
      {flutes[ply].map((flute) => (
        <i key={flute} />
      ))}
    </div>
  );
}
