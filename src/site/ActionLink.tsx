import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./ActionLink.module.css";

/** The link that a section wants to be followed: at most one in each. */
export const ActionLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.action}>
    {children}
  </Link>
);
