import type { ReactNode } from "react";
import { Flutes, type Ply } from "./Flutes";
import styles from "./PageOpening.module.css";

/** How a page below the home page begins: its name, large, and what it is about. */
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
