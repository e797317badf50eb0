import { Link } from "react-router-dom";
import { company } from "../company";
import styles from "./Logo.module.css";

/** The prerendered HTML carries a drawn logo in itself. Leads home; held by touch for two seconds it opens the staff's way in. */
export function Logo() {
  return (
    <Link to="/" className={styles.logo} data-hold="">
      <img
        data-inline=""
        src={company.logo}
        suppressHydrationWarning
        alt=""
        width="40"
        height="40"
        fetchPriority="low"
        draggable={false}
      />
      <span>{company.name}</span>
    </Link>
  );
}
