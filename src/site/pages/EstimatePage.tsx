import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { useSitePath } from "../language";
import { PageData, PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Marked } from "../pageParts";
import { Estimator } from "../sections/estimate/Estimator";
import styles from "../sections/estimate/Estimator.module.css";
import { estimateTexts } from "../texts/estimateTexts";

export function Component() {
  const text = useTexts(estimateTexts);
  const path = useSitePath();
  return (
    <>
      <PageHead title={text("title")} description={text("description")} path="/estimate" />
      <PageData name={text("title")} path="/estimate" />
      <PageOpening title={text("title")} ply={5}>
        {text("lead")}
      </PageOpening>
      <noscript>
        <p className={styles.noScript}>
          <Marked
            text={text("noScript")}
            as={(part) => <Link to={path("/contact")}>{part}</Link>}
          />
        </p>
      </noscript>
      <Estimator />
    </>
  );
}
