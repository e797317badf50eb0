import type { ReactNode } from "react";
import type { Ply } from "./art/Board";
import styles from "./PageOpening.module.css";
import { Flutes } from "./pageParts";

/**
 * The top of each page other than the home page: the large name and an introduction. Each part of a list has a line of
 * its own, so a long name has the same number of lines before and after its typeface is loaded.
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
