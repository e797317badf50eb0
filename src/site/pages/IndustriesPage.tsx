import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { sectorAddress, useIndustryNames } from "../company";
import { useSitePath } from "../language";
import { fetchCatalogue, fetchIndustries, usePublicList } from "../lists/publicLists";
import { PageData, PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Picture, SlashedName } from "../pageParts";
import { enquiryPath } from "../sections/contact/enquirySubject";
import { industriesTexts } from "../texts/industriesTexts";
import { layoutTexts } from "../texts/layoutTexts";
import styles from "./IndustriesPage.module.css";

/**
 * Placeholders for 20 industries, the number of the demo plant. If the list has as many, the content below does not move
 * when the list arrives.
 */
const placeholders = Array.from({ length: 20 }, (_, place) => place);

/** Returns the sector and the industry as one text, each once. */
const subjectOf = (...names: readonly string[]) =>
  [...new Set(names)].filter((name) => name !== "").join(", ");

/** A link to the enquiry form, with the industry in the message. */
function EnquiryLink({ subject }: { readonly subject: string }) {
  const path = useSitePath();
  const layoutText = useTexts(layoutTexts);
  return (
    <p>
      <Link to={path(enquiryPath(subject))} aria-label={`${layoutText("askLink")}: ${subject}`}>
        {layoutText("askLink")}
      </Link>
    </p>
  );
}

/** Reads the boxes for the sectors' pages. Without them a sector's page has its usual boxes alone. */
const fetchBoxes = () => fetchCatalogue().catch(() => []);

export function Component() {
  const industriesText = useTexts(industriesTexts);
  const { served, nameOf, loadFailed } = useIndustryNames();
  const path = useSitePath();
  const layoutText = useTexts(layoutTexts);
  const industries = usePublicList(fetchIndustries);
  const catalogue = usePublicList(fetchBoxes);
  const boxesIn = (sector: string) =>
    catalogue.state === "ready"
      ? catalogue.rows.filter(({ boxSector }) => boxSector === sector)
      : [];
  return (
    <>
      <PageHead
        title={industriesText("title")}
        description={industriesText("description")}
        path="/industries"
      />
      <PageData name={industriesText("title")} path="/industries" />
      <PageOpening title={industriesText("title")} ply={5}>
        {industriesText("lead")}
      </PageOpening>
      <section className={styles.industries} aria-label={industriesText("list")}>
        {industries.state === "failed" && <p role="alert">{loadFailed}</p>}
        <ul className={styles.grid} aria-busy={industries.state === "loading"}>
          {industries.state === "loading" &&
            placeholders.map((place) => <li key={place} className={styles.placeholder} />)}
          {industries.state === "ready" &&
            industries.rows.map(({ key, industryName, sector, url }) => (
              <li key={key}>
                <Picture url={url} alt="" />
                <h2>
                  {sector === "" ? (
                    <SlashedName name={industryName} />
                  ) : (
                    <Link to={path(sectorAddress(sector))} state={{ boxes: boxesIn(sector) }}>
                      <SlashedName name={nameOf(sector)} />
                    </Link>
                  )}
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
          <Link to={path("/estimate")}>{layoutText("links.estimate")}</Link>
        </p>
      </section>
    </>
  );
}
