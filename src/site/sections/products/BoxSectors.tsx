import { Link } from "react-router-dom";
import { groupedBy } from "../../lists/distinct";
import { fetchCatalogue } from "../../lists/publicLists";
import { usePublicList } from "../../lists/usePublicList";
import { Picture } from "../../Picture";
import { SlashedName } from "../../SlashedName";
import styles from "./BoxSectors.module.css";

/** The path of a sector's page; names may contain slashes. */
export const sectorAddress = (sector: string) => `/sector/${encodeURIComponent(sector)}`;

const placeholders = Array.from({ length: 15 }, (_, place) => place);

/** One card for each sector of the catalogue; its boxes go along to the sector's page. */
export function BoxSectors() {
  const catalogue = usePublicList(fetchCatalogue);
  const sectors = groupedBy(
    catalogue.state === "ready" ? catalogue.rows : [],
    ({ boxSector }) => boxSector,
  );
  return (
    <section id="boxsector" className={styles.sectors} aria-labelledby="boxsector-title">
      <h2 id="boxsector-title">Box Sectors</h2>
      {catalogue.state === "failed" && (
        <p role="alert">
          The box sectors could not be loaded. <a href="/contact">Ask us</a> for what you need.
        </p>
      )}
      <ul aria-busy={catalogue.state === "loading"}>
        {catalogue.state === "loading" &&
          placeholders.map((place) => <li key={place} className={styles.placeholder} />)}
        {[...sectors].map(([sector, boxes]) => (
          <li key={sector}>
            <Link to={sectorAddress(sector)} state={{ boxes }}>
              <Picture url={boxes[0]?.url ?? ""} alt="" />
              <strong>
                <SlashedName name={sector} />
              </strong>
              <span>{boxes.length === 1 ? "1 box" : `${boxes.length} boxes`}</span>
            </Link>
          </li>
        ))}
      </ul>
      <noscript>
        <p>
          The catalogue needs JavaScript. <a href="/contact">Ask us</a> for the sheet of your
          sector.
        </p>
      </noscript>
    </section>
  );
}
