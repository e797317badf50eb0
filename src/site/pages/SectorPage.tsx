import { useLocation, useParams } from "react-router-dom";
import { ActionLink } from "../ActionLink";
import { readCatalogueBox, readRows, type ShownCatalogueBox } from "../lists/publicLists";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Picture } from "../Picture";
import sheetStyles from "../sections/products/BoxSheet.module.css";
import { useIsHydrated } from "../visibility";
import styles from "./SectorPage.module.css";

const details: readonly { field: keyof ShownCatalogueBox; label: string }[] = [
  { field: "capacity", label: "Capacity" },
  { field: "noOfPly", label: "Number of plies" },
  { field: "shape", label: "Shape" },
  { field: "printingType", label: "Printing" },
  { field: "application", label: "Application" },
  { field: "paperGrade", label: "Paper grade" },
  { field: "gsm", label: "GSM" },
  { field: "color", label: "Colour" },
  { field: "property", label: "Property" },
];

/** The lines of a box's sheet that have something to say. */
const detailsOf = (box: ShownCatalogueBox) =>
  details.flatMap(({ field, label }) =>
    box[field] === "" ? [] : [{ field, label, value: box[field] }],
  );

const BoxSheet = ({ box }: { box: ShownCatalogueBox }) => (
  <article className={sheetStyles.sheet}>
    <Picture url={box.url} alt="" />
    <div>
      <h2>{box.heading}</h2>
      <dl>
        {detailsOf(box).map(({ field, label, value }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </article>
);

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
