import { useSyncExternalStore } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { ActionLink } from "../ActionLink";
import { industriesServed } from "../company";
import { useIndustryNames } from "../industryNames";
import { useSitePath } from "../language";
import { readCatalogueBox, readRows, type ShownCatalogueBox } from "../lists/publicLists";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Picture } from "../Picture";
import { enquiryPath } from "../sections/contact/enquirySubject";
import sheetStyles from "../sections/products/BoxSheet.module.css";
import { UsualBoxes } from "../sections/products/UsualBoxes";
import { layoutTexts } from "../texts/layoutTexts";
import { sectorTexts } from "../texts/sectorTexts";
import { never, useIsHydrated } from "../visibility";
import styles from "./SectorPage.module.css";

/** The lines of a box's sheet. A line without a value is hidden. */
const details = [
  "capacity",
  "noOfPly",
  "shape",
  "printingType",
  "application",
  "paperGrade",
  "gsm",
  "color",
  "property",
] as const;

function BoxSheet({ box }: { readonly box: ShownCatalogueBox }) {
  const text = useTexts(sectorTexts);
  return (
    <article className={sheetStyles.sheet}>
      <Picture url={box.url} alt="" />
      <div>
        <h2>{box.heading}</h2>
        <dl>
          {details
            .filter((field) => box[field] !== "")
            .map((field) => (
              <div key={field}>
                <dt>{text(`details.${field}`)}</dt>
                <dd>{box[field]}</dd>
              </div>
            ))}
        </dl>
      </div>
    </article>
  );
}

/** Returns the sector of the HTML: of the page that is rendered, or of the page that React takes over. */
function sectorOfHtml(sectorName: string): string | undefined {
  if (typeof document === "undefined") return industriesServed.find((name) => name === sectorName);
  return document.querySelector<HTMLElement>("[data-sector]")?.dataset.sector;
}

/** Returns the sector of the address. Undefined while React takes over a page without a sector in its HTML. */
const useSector = (sectorName: string) =>
  useSyncExternalStore(
    never,
    () => sectorName,
    () => sectorOfHtml(sectorName),
  );

/** The boxes of one sector. The navigation's state has the boxes; the page fetches nothing. */
export function Component() {
  const sectorText = useTexts(sectorTexts);
  const layoutText = useTexts(layoutTexts);
  const path = useSitePath();
  const { nameOf } = useIndustryNames();
  const isHydrated = useIsHydrated();
  const { sectorName = "" } = useParams();
  const { state } = useLocation();
  const known = useSector(sectorName);
  const sector = known === undefined ? sectorText("title") : nameOf(known);
  const boxes = isHydrated ? boxesInState(state) : [];
  return (
    <>
      <PageHead title={sector} description={sectorText("description")} path="/products" />
      <PageOpening title={sector} ply={9}>
        {sectorText("lead")}
      </PageOpening>
      <section
        className={styles.boxes}
        aria-label={sectorText("title")}
        aria-busy={!isHydrated && known === undefined}
        data-sector={known}
      >
        {boxes.length === 0 && <p className={styles.empty}>{sectorText("none")}</p>}
        {boxes.map((box) => (
          <BoxSheet key={box.key} box={box} />
        ))}
        <UsualBoxes sector={known} />
        <ActionLink to={known === undefined ? "/contact#contactus" : enquiryPath(sector)}>
          {layoutText("askLink")}
        </ActionLink>
        <p className={styles.further}>
          <Link to={path("/estimate")}>{layoutText("links.estimate")}</Link>
          <Link to={path("/products#boxsector")}>{sectorText("all")}</Link>
        </p>
      </section>
    </>
  );
}

/** Returns the boxes in a navigation's state. Empty if the state has none. */
export function boxesInState(state: unknown) {
  if (typeof state !== "object" || state === null || !("boxes" in state)) return [];
  return Array.isArray(state.boxes) ? readRows(state.boxes, readCatalogueBox) : [];
}
