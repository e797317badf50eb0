import type { ReactNode } from "react";
import type { Ply } from "./art/Board";
import fluteStyles from "./Flutes.module.css";
import styles from "./PageOpening.module.css";

const flutes: Record<Ply, readonly string[]> = {
  3: ["a"],
  5: ["a", "b"],
  7: ["a", "b", "c"],
  9: ["a", "b", "c", "d"],
};

/** A board's edge across the page: it divides sections, and grows by two plies as the page goes on. */
export const Flutes = ({ ply }: { ply: Ply }) => (
  <div className={fluteStyles.board} aria-hidden="true">
    {flutes[ply].map((flute) => (
      <i key={flute} />
    ))}
  </div>
);

/** The top of each page other than the home page: the large name and an introduction. */
export function PageOpening({
  title,
  children,
  ply,
}: {
  title: string;
  children: ReactNode;
  ply: Ply;
}) {
  return (
    <>
      <div className={styles.opening}>
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
      <Flutes ply={ply} />
    </>
  );
}
