import { industriesServed } from "../company";
import { fetchIndustries } from "../lists/publicLists";
import { usePublicList } from "../lists/usePublicList";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Picture } from "../Picture";
import { SlashedName } from "../SlashedName";
import { BreadcrumbData } from "../StructuredData";
import styles from "./IndustriesPage.module.css";

/** As many places as the demo plant has industries: what follows does not move when they come. */
const placeholders = Array.from({ length: 20 }, (_, place) => place);

export function Component() {
  const industries = usePublicList(fetchIndustries);
  return (
    <>
      <PageHead
        title="Industries We Serve"
        description="Corrugated packaging for textiles, building materials, cookware, paint, beverages, motorcycle parts and more: one carton for each trade."
        path="/industries"
      />
      <BreadcrumbData name="Industries We Serve" path="/industries" />
      <PageOpening title="Industries We Serve" ply={5}>
        What goes into the box decides how it is made. These are the trades we know by what they
        load, stack and ship.
      </PageOpening>
      <section className={styles.industries} aria-label="Industries">
        {industries.state === "failed" && <p role="alert">Failed to load industries.</p>}
        <ul className={styles.grid} aria-busy={industries.state === "loading"}>
          {industries.state === "loading" &&
            placeholders.map((place) => <li key={place} className={styles.placeholder} />)}
          {industries.state === "ready" &&
            industries.rows.map(({ key, industryName, sector, url }) => (
              <li key={key}>
                <Picture url={url} alt="" />
                <h2>
                  <SlashedName name={sector || industryName} />
                </h2>
                {sector !== "" && <p>{industryName}</p>}
              </li>
            ))}
        </ul>
        <noscript>
          <ul className={styles.names}>
            {industriesServed.map((industry) => (
              <li key={industry}>{industry}</li>
            ))}
          </ul>
        </noscript>
      </section>
    </>
  );
}
