import { useTexts } from "../../../texts/useTexts";
import { useIndustryNames } from "../../industryNames";
import { distinct, fetchIndustries } from "../../lists/publicLists";
import { usePublicList } from "../../lists/usePublicList";
import { homeTexts } from "../../texts/homeTexts";
import styles from "./Sectors.module.css";

/**
 * The sectors of the host's industries. Until they arrive, the page shows the sectors that the company names itself.
 */
export function Sectors() {
  const industries = usePublicList(fetchIndustries);
  const texts = useTexts(homeTexts);
  const { served, nameOf, loadFailed } = useIndustryNames();
  const sectors =
    industries.state === "ready"
      ? distinct(
          industries.rows.map(({ sector }) => nameOf(sector)).filter((sector) => sector !== ""),
        )
      : served;
  return (
    <section id="sectors" className={styles.sectors} aria-labelledby="sectors-title">
      <div className={styles.head}>
        <h2 id="sectors-title">{texts("sectors.title")}</h2>
        <label>
          <input type="checkbox" /> {texts("sectors.hold")}
        </label>
      </div>
      {industries.state === "failed" && <p role="alert">{loadFailed}</p>}
      <div className={styles.marquee}>
        <SectorRow sectors={sectors} />
        <SectorRow sectors={sectors} isEcho />
      </div>
      <ul className={styles.list} aria-busy={industries.state === "loading"}>
        {sectors.map((sector) => (
          <li key={sector}>{sector}</li>
        ))}
      </ul>
    </section>
  );
}

/** One passing of the names; the second one closes the loop and is not read out again. */
const SectorRow = ({
  sectors,
  isEcho = false,
}: {
  sectors: readonly string[];
  isEcho?: boolean;
}) => (
  <div className={styles.row} aria-hidden={isEcho}>
    {sectors.map((sector) => (
      <span key={sector}>{sector}</span>
    ))}
  </div>
);
