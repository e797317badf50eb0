import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { useIndustryNames } from "../company";
import { chatLink, phoneLink, useFacts } from "../facts";
import { useSitePath } from "../language";
import { Flutes } from "../pageParts";
import { layoutTexts } from "../texts/layoutTexts";
import styles from "./Footer.module.css";
import socialStyles from "./SocialLinks.module.css";

/** The company's profiles elsewhere, each with a line drawing of 24 by 24. */
const profiles = [
  {
    name: "instagram",
    label: "Instagram",
    drawing:
      "M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM16.6 7.4h.01",
  },
  {
    name: "x",
    label: "X",
    drawing: "M4.5 4.5 19.5 19.5M19 4.5 13.3 11M10.8 13.4 5 19.5",
  },
  {
    name: "chat",
    label: "WhatsApp",
    drawing:
      "M4 20l1.2-3.9A8 8 0 1 1 8.1 19zM9 9.2c0 3 2.8 5.8 5.8 5.8l1-1.6-2-1-.8.8c-1-.4-1.9-1.3-2.3-2.3l.8-.8-1-2z",
  },
] as const;

/** Links to the company's profiles elsewhere. An absent link is not shown. */
export function SocialLinks() {
  const texts = useTexts(layoutTexts);
  const { instagram, x, chatNumber } = useFacts();
  const urls = { instagram, x, chat: chatNumber && chatLink(chatNumber) };
  const links = profiles.filter(({ name }) => urls[name] !== "");
  return (
    <ul className={socialStyles.links}>
      {links.map(({ name, label, drawing }) => (
        <li key={name}>
          <a href={urls[name]} target="_blank" rel="noopener noreferrer">
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={drawing} />
            </svg>
            <span>{texts("newTab", { place: label })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

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
