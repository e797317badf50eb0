import type { ReactNode } from "react";
import type { Ply } from "./art/Board";
import { Flutes } from "./Flutes";
import styles from "./PageOpening.module.css";

/**
 * The top of each page other than the home page: the large name and an introduction. The parts of a list have a line
 * each, so that a long name has as many lines with the boxes that stand in for the letters as with its typeface.
 */
export function PageOpening({
  title,
  children,
  ply,
}: {
  title: string;
  children: ReactNode;
  ply: Ply;
}) {
  const parts = title.split(", ");
  return (
    <>
      <div className={styles.opening}>
        <h1 className={parts.length > 2 ? styles.list : undefined}>{parts.join(",\n")}</h1>
        <p>{children}</p>
      </div>
      <Flutes ply={ply} />
    </>
  );
}
