import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./ActionLink.module.css";
import { useSitePath } from "./language";

/** The link that a section wants to be followed: at most one in each. `to` is the path of an English page. */
export function ActionLink({ to, children }: { to: string; children: ReactNode }) {
  const path = useSitePath();
  return (
    <Link to={path(to)} className={styles.action}>
      {children}
    </Link>
  );
}
