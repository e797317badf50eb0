import type { CompanyUnit } from "../../company";
import { useFirstInView } from "../../useFirstInView";
import { mapEmbed, mapLink } from "./mapAddress";
import styles from "./UnitCard.module.css";

/** A unit's address and map. The map comes from elsewhere, and only once it is seen. */
export function UnitCard({ unit }: { unit: CompanyUnit }) {
  const { ref, isSeen } = useFirstInView<HTMLDivElement>();
  return (
    <article className={styles.card}>
      <div ref={ref} className={styles.map}>
        {isSeen && <iframe src={mapEmbed(unit)} title={`Map of ${unit.name}`} />}
      </div>
      <h3>{unit.name}</h3>
      <address>
        {unit.street !== "" && (
          <>
            {unit.street}
            <br />
          </>
        )}
        {unit.town} {unit.postalCode}
      </address>
      <a href={mapLink(unit)} target="_blank" rel="noopener noreferrer">
        Open {unit.name} on the map
      </a>
    </article>
  );
}
