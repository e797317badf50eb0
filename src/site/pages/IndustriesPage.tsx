import { useIndustryNames } from "../industryNames";
import { industries as english } from "../languages/en/industries";
import { fetchIndustries } from "../lists/publicLists";
import { usePublicList } from "../lists/usePublicList";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Picture } from "../Picture";
import { SlashedName } from "../SlashedName";
import { PageData } from "../StructuredData";
import { useSiteTexts } from "../siteTexts";
import styles from "./IndustriesPage.module.css";

/** As many places as the demo plant has industries: what follows does not move when they come. */
const placeholders = Array.from({ length: 20 }, (_, place) => place);

export function Component() {
  const text = useSiteTexts("industries", english);
  const { served, nameOf, loadFailed } = useIndustryNames();
  const industries = usePublicList(fetchIndustries);
  return (
    <>
      <PageHead title={text.title} description={text.description} path="/industries" />
      <PageData name={text.title} path="/industries" />
      <PageOpening title={text.title} ply={5}>
        {text.lead}
      </PageOpening>
      <section className={styles.industries} aria-label={text.list}>
        {industries.state === "failed" && <p role="alert">{loadFailed}</p>}
        <ul className={styles.grid} aria-busy={industries.state === "loading"}>
          {industries.state === "loading" &&
            placeholders.map((place) => <li key={place} className={styles.placeholder} />)}
          {industries.state === "ready" &&
            industries.rows.map(({ key, industryName, sector, url }) => (
              <li key={key}>
                <Picture url={url} alt="" />
                <h2>
                  <SlashedName name={nameOf(sector || industryName)} />
                </h2>
                {sector !== "" && <p>{industryName}</p>}
              </li>
            ))}
        </ul>
        <noscript>
          <ul className={styles.names}>
            {served.map((industry) => (
              <li key={industry}>{industry}</li>
            ))}
          </ul>
        </noscript>
      </section>
    </>
  );
}
