import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import styles from "./ActionLink.module.css";
import { useSitePath } from "./language";

interface ActionLinkProps extends Pick<LinkProps, "state" | "onClick"> {
  to: string;
  children: ReactNode;
}

/** The link that a section wants to be followed: at most one in each. `to` is the path of an English page. */
export function ActionLink({ to, children, ...link }: ActionLinkProps) {
  const path = useSitePath();
  return (
    <Link {...link} to={path(to)} className={styles.action}>
      {children}
    </Link>
  );
}
