import { chatLink, company, phoneLink } from "../../company";
import styles from "./Reach.module.css";

/** The ways to the company that need no form. */
export function Reach() {
  return (
    <dl className={styles.reach}>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={phoneLink}>{company.phone}</a>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
      </div>
      <div>
        <dt>Chat</dt>
        <dd>
          <a href={chatLink} target="_blank" rel="noopener noreferrer">
            Write to us on WhatsApp
          </a>
        </dd>
      </div>
    </dl>
  );
}
