import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { artUrl } from "../art/names";
import { useSitePath } from "../language";
import { PageHead } from "../PageHead";
import { notFoundTexts } from "../texts/notFoundTexts";
import styles from "./NotFoundPage.module.css";

const links = [
  { to: "/", name: "home" },
  { to: "/products", name: "products" },
  { to: "/contact", name: "contact" },
] as const;

export function Component() {
  const path = useSitePath();
  const texts = useTexts(notFoundTexts);
  return (
    <div className={styles.page}>
      <PageHead title={texts("title")} description={texts("text")} />
      <div>
        <h1>{texts("title")}</h1>
        <p>{texts("text")}</p>
        <ul>
          {links.map(({ to, name }) => (
            <li key={to}>
              <Link to={path(to)}>{texts(name)}</Link>
            </li>
          ))}
        </ul>
      </div>
      <img src={artUrl("box-tray")} alt="" width="480" height="360" loading="lazy" />
    </div>
  );
}
