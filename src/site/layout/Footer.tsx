import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { Flutes } from "../Flutes";
import { phoneLink, useFacts } from "../facts";
import { useIndustryNames } from "../industryNames";
import { useSitePath } from "../language";
import { layoutTexts } from "../texts/layoutTexts";
import styles from "./Footer.module.css";
import { SocialLinks } from "./SocialLinks";

const links = [
  { to: "/", name: "home" },
  { to: "/about", name: "about" },
  { to: "/about#history", name: "history" },
  { to: "/about#visionmission", name: "aims" },
  { to: "/about#ourteam", name: "team" },
  { to: "/contact", name: "contact" },
  { to: "/contact/#location", name: "location" },
  { to: "/contact/#contactus", name: "form" },
  { to: "/products#boxsector", name: "boxTypes" },
] as const;

function QuickLinks() {
  const path = useSitePath();
  const texts = useTexts(layoutTexts);
  return (
    <ul>
      {links.map(({ to, name }) => (
        <li key={to}>
          <Link to={path(to)}>{texts(`links.${name}`)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Laid out like the title block of a drawing: ruled cells, each with its caption. */
export function Footer() {
  const { name, town, founded, units } = useFacts();
  const texts = useTexts(layoutTexts);
  const industries = useIndustryNames().served;
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
          <h2>{texts("industriesServed")}</h2>
          <ul>
            {industries.map((industry) => (
              <li key={industry}>{industry}</li>
            ))}
          </ul>
        </section>
        <nav className={styles.links} aria-labelledby="quick-links">
          <h2 id="quick-links">{texts("quickLinks")}</h2>
          <QuickLinks />
        </nav>
        <p className={styles.name}>{texts("established", { name, town, year: founded })}</p>
      </div>
    </footer>
  );
}

function CallOrWrite() {
  const { phone, email, openingHours } = useFacts();
  const path = useSitePath();
  const texts = useTexts(layoutTexts);
  return (
    <section className={styles.contact}>
      <h2>{texts("reach")}</h2>
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
      <p>
        <Link to={path("/estimate")}>{texts("links.estimate")}</Link>
      </p>
      <SocialLinks />
    </section>
  );
}
