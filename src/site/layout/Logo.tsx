import { Link } from "react-router-dom";
import { company } from "../company";
import styles from "./Logo.module.css";

/** Leads home; held by touch for two seconds it opens the staff's way in. */
export function Logo() {
  return (
    <Link to="/" className={styles.logo} data-hold="">
      <img src={company.logo} alt="" width="40" height="40" draggable={false} />
      <span>{company.name}</span>
    </Link>
  );
}
