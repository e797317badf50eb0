import type { ReactNode } from "react";
import type { Ply } from "./art/Board";
import { Flutes } from "./Flutes";
import styles from "./PageOpening.module.css";

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
