import { Link } from "react-router-dom";
import { artUrl } from "../art/names";
import { PageHead } from "../PageHead";
import styles from "./NotFoundPage.module.css";

export const Component = () => (
  <div className={styles.page}>
    <PageHead
      title="404 - Page Not Found"
      description="The page you are looking for does not exist."
    />
    <div>
      <h1>404 - Page Not Found</h1>
      <p>The page you are looking for does not exist.</p>
      <ul>
        <li>
          <Link to="/">Home</Link>
        </li>
        <li>
          <Link to="/products">Products and services</Link>
        </li>
        <li>
          <Link to="/contact">Contact us</Link>
        </li>
      </ul>
    </div>
    <img src={artUrl("box-tray")} alt="" width="480" height="360" loading="lazy" />
  </div>
);
