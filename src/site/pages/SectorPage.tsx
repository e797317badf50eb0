import { Link, useLocation, useParams } from "react-router-dom";
import { ActionLink } from "../ActionLink";
import { useIndustryNames } from "../industryNames";
import { useSitePath } from "../language";
import type { SiteTexts } from "../languages/catalogues";
import { layout } from "../languages/en/layout";
import { sector as english } from "../languages/en/sector";
import { readCatalogueBox, readRows, type ShownCatalogueBox } from "../lists/publicLists";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { Picture } from "../Picture";
import { enquiryPath } from "../sections/contact/enquirySubject";
import sheetStyles from "../sections/products/BoxSheet.module.css";
import { useSiteTexts } from "../siteTexts";
import { useIsHydrated } from "../visibility";
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

interface BoxSheetProps {
  box: ShownCatalogueBox;
  labels: SiteTexts["sector"]["details"];
}

const BoxSheet = ({ box, labels }: BoxSheetProps) => (
  <article className={sheetStyles.sheet}>
    <Picture url={box.url} alt="" />
    <div>
      <h2>{box.heading}</h2>
      <dl>
        {details
          .filter((field) => box[field] !== "")
          .map((field) => (
            <div key={field}>
              <dt>{labels[field]}</dt>
              <dd>{box[field]}</dd>
            </div>
          ))}
      </dl>
    </div>
  </article>
);

/** The boxes of one sector. The navigation's state has the boxes; the page fetches nothing. */
export function Component() {
  const text = useSiteTexts("sector", english);
  const { links, askLink } = useSiteTexts("layout", layout);
  const path = useSitePath();
  const { nameOf } = useIndustryNames();
  const isHydrated = useIsHydrated();
  const { sectorName = "" } = useParams();
  const { state } = useLocation();
  const sector = isHydrated ? nameOf(sectorName) : text.title;
  const boxes = isHydrated ? boxesInState(state) : [];
  return (
    <>
      <PageHead title={sector} description={text.description} path="/products" />
      <PageOpening title={sector} ply={9}>
        {text.lead}
      </PageOpening>
      <section className={styles.boxes} aria-label={text.boxes} aria-busy={!isHydrated}>
        {boxes.length === 0 && <p className={styles.empty}>{text.none}</p>}
        {boxes.map((box) => (
          <BoxSheet key={box.key} box={box} labels={text.details} />
        ))}
        {isHydrated && <ActionLink to={enquiryPath(sector)}>{askLink}</ActionLink>}
        <p className={styles.further}>
          <Link to={path("/estimate")}>{links.estimate}</Link>
          <Link to={path("/products#boxsector")}>{text.all}</Link>
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
