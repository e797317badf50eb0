import { Link } from "react-router-dom";
import { useSitePath } from "../language";
import { estimate as english } from "../languages/en/estimate";
import { Marked } from "../Marked";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { PageData } from "../StructuredData";
import { Estimator } from "../sections/estimate/Estimator";
import styles from "../sections/estimate/Estimator.module.css";
import { useSiteTexts } from "../siteTexts";

export function Component() {
  const texts = useSiteTexts("estimate", english);
  const path = useSitePath();
  return (
    <>
      <PageHead title={texts.title} description={texts.description} path="/estimate" />
      <PageData name={texts.title} path="/estimate" />
      <PageOpening title={texts.title} ply={5}>
        {texts.lead}
      </PageOpening>
      <noscript>
        <p className={styles.noScript}>
          <Marked text={texts.noScript} as={(part) => <Link to={path("/contact")}>{part}</Link>} />
        </p>
      </noscript>
      <Estimator />
    </>
  );
}
