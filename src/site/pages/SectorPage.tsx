import { useLocation, useParams } from "react-router-dom";
import { ActionLink } from "../ActionLink";
import { readCatalogueBox } from "../lists/publicLists";
import { readRows } from "../lists/readRows";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { BoxSheet } from "../sections/products/BoxSheet";
import { useIsHydrated } from "../useIsHydrated";
import styles from "./SectorPage.module.css";

/** The boxes of one sector. The navigation's state has the boxes; the page fetches nothing. */
export function Component() {
  const isHydrated = useIsHydrated();
  const { sectorName = "" } = useParams();
  const { state } = useLocation();
  const sector = isHydrated ? sectorName : "Box details";
  const boxes = isHydrated ? boxesInState(state) : [];
  return (
    <>
      <PageHead
        title={sector}
        description="Box details by sector: plies, paper grade, GSM, printing, capacity and use."
        path="/products"
      />
      <PageOpening title={sector} ply={9}>
        Boxes we make for this sector. Every figure on these sheets can be changed to suit your
        load.
      </PageOpening>
      <section className={styles.boxes} aria-label="Boxes" aria-busy={!isHydrated}>
        {boxes.length === 0 && <p className={styles.empty}>No box details available.</p>}
        {boxes.map((box) => (
          <BoxSheet key={box.key} box={box} />
        ))}
        <ActionLink to="/products#boxsector">See all box sectors</ActionLink>
      </section>
    </>
  );
}

/** Returns the boxes in a navigation's state. Empty if the state has none. */
export function boxesInState(state: unknown) {
  if (typeof state !== "object" || state === null || !("boxes" in state)) return [];
  return Array.isArray(state.boxes) ? readRows(state.boxes, readCatalogueBox) : [];
}
