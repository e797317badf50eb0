import { Link } from "react-router-dom";
import { artUrl } from "../art/names";
import { useSitePath } from "../language";
import { notFound } from "../languages/en/notFound";
import { PageHead } from "../PageHead";
import { useSiteTexts } from "../siteTexts";
import styles from "./NotFoundPage.module.css";

const links = [
  { to: "/", name: "home" },
  { to: "/products", name: "products" },
  { to: "/contact", name: "contact" },
] as const;

export function Component() {
  const path = useSitePath();
  const text = useSiteTexts("notFound", notFound);
  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.text} />
      <div>
        <h1>{text.title}</h1>
        <p>{text.text}</p>
        <ul>
          {links.map(({ to, name }) => (
            <li key={to}>
              <Link to={path(to)}>{text[name]}</Link>
            </li>
          ))}
        </ul>
      </div>
      <img src={artUrl("box-tray")} alt="" width="480" height="360" loading="lazy" />
    </div>
  );
}
