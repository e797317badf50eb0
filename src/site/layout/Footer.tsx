import { Link } from "react-router-dom";
import { industriesServed } from "../company";
import { phoneLink, useFacts } from "../facts";
import { Flutes } from "../PageOpening";
import styles from "./Footer.module.css";
import { SocialLinks } from "./SocialLinks";

const links = [
  { to: "/", label: "Home" },
  { to: "/about", label: "About Us" },
  { to: "/about#history", label: "History" },
  { to: "/about#visionmission", label: "Vision & Mission" },
  { to: "/about#ourteam", label: "Our Team" },
  { to: "/contact", label: "Contact Us" },
  { to: "/contact/#location", label: "Location" },
  { to: "/contact/#contactus", label: "Enquiry Form" },
  { to: "/products#boxsector", label: "Box Types" },
];

const QuickLinks = () => (
  <ul>
    {links.map(({ to, label }) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))}
  </ul>
);

/** Laid out like the title block of a drawing: ruled cells, each with its caption. */
export function Footer() {
  const { name, town, founded, units } = useFacts();
  return (
    <footer className={styles.footer}>
      <Flutes ply={9} />
      <div className={styles.block}>
        {units.map((unit) => (
          <section key={unit.name} className={styles.unit}>
            <h2>{unit.name}</h2>
            <address>
              {unit.street !== "" && <p>{unit.street}</p>}
              <p>
                {unit.town} {unit.postalCode}
              </p>
            </address>
          </section>
        ))}
        <CallOrWrite />
        <section className={styles.industries}>
          <h2>Industries Served</h2>
          <ul>
            {industriesServed.map((industry) => (
              <li key={industry}>{industry}</li>
            ))}
          </ul>
        </section>
        <nav className={styles.links} aria-labelledby="quick-links">
          <h2 id="quick-links">Quick links</h2>
          <QuickLinks />
        </nav>
        <p className={styles.name}>
          {name}, {town}. Established {founded}.
        </p>
      </div>
    </footer>
  );
}

function CallOrWrite() {
  const { phone, email, openingHours } = useFacts();
  return (
    <section className={styles.contact}>
      <h2>Call or write</h2>
      {phone !== "" && (
        <p>
          <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
      {email !== "" && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {openingHours !== "" && <p>{openingHours}</p>}
      <SocialLinks />
    </section>
  );
}
