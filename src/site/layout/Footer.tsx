import { Link } from "react-router-dom";
import { company, companyUnits, industriesServed, phoneLink } from "../company";
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
export const Footer = () => (
  <footer className={styles.footer}>
    <Flutes ply={9} />
    <div className={styles.block}>
      {companyUnits.map((unit) => (
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
      <section className={styles.contact}>
        <h2>Call or write</h2>
        <p>
          <a href={phoneLink}>{company.phone}</a>
        </p>
        <p>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <SocialLinks />
      </section>
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
        {company.name}, {company.town}. Established {company.founded}.
      </p>
    </div>
  </footer>
);
