import { Link } from "react-router-dom";
import { useIndustryNames } from "../industryNames";
import { useSitePath } from "../language";
import { industries as english } from "../languages/en/industries";
import { layout } from "../languages/en/layout";
import { fetchIndustries } from "../lists/publicLists";
import { usePublicList } from "../lists/usePublicList";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Picture } from "../Picture";
import { SlashedName } from "../SlashedName";
import { PageData } from "../StructuredData";
import { enquiryPath } from "../sections/contact/enquirySubject";
import { useSiteTexts } from "../siteTexts";
import styles from "./IndustriesPage.module.css";

/** As many places as the demo plant has industries: what follows does not move when they come. */
const placeholders = Array.from({ length: 20 }, (_, place) => place);

/** The sector and the industry, each once. */
const subjectOf = (...names: readonly string[]) =>
  [...new Set(names)].filter((name) => name !== "").join(", ");

/** Leads to the enquiry form, with the industry in the message. */
function EnquiryLink({ subject }: { readonly subject: string }) {
  const path = useSitePath();
  const { askLink } = useSiteTexts("layout", layout);
  return (
    <p>
      <Link to={path(enquiryPath(subject))} aria-label={`${askLink}: ${subject}`}>
        {askLink}
      </Link>
    </p>
  );
}

export function Component() {
  const text = useSiteTexts("industries", english);
  const { served, nameOf, loadFailed } = useIndustryNames();
  const path = useSitePath();
  const { links } = useSiteTexts("layout", layout);
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
                <EnquiryLink subject={subjectOf(nameOf(sector), industryName)} />
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
        <p className={styles.estimate}>
          <Link to={path("/estimate")}>{links.estimate}</Link>
        </p>
      </section>
    </>
  );
}
