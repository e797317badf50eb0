import { useSyncExternalStore } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { artUrl } from "../art/names";
import {
  industriesServed,
  type UsualBoxName,
  useIndustryNames,
  usualBoxes,
  usualBoxesOf,
  usualBoxPath,
} from "../company";
import { useSitePath } from "../language";
import { readCatalogueBox, readRows, type ShownCatalogueBox } from "../lists/publicLists";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { ActionLink, Picture } from "../pageParts";
import { enquiryPath } from "../sections/contact/enquirySubject";
import sheetStyles from "../sections/products/BoxSheet.module.css";
import boxStyles from "../sections/products/UsualBoxes.module.css";
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

/** Writes a side of a box as Indian English does. A browser needs 13 ms to load its number formats. */
const sideText = (side: number) => String(side).replace(/(?=\d{3}$)\B/, ",");

function UsualBoxCard({ name }: { readonly name: UsualBoxName }) {
  const text = useTexts(sectorTexts);
  const path = useSitePath();
  const box = usualBoxes[name];
  const size = box.size.map(sideText).join(" × ");
  const title = text(`boxes.${name}`);
  return (
    <li>
      <img src={artUrl(name)} alt="" width="480" height="360" />
      <h3>{title}</h3>
      <p>{text("size", { size, ply: box.ply })}</p>
      <Link to={path(usualBoxPath(box))} aria-label={`${text("estimate")}: ${title}`}>
        {text("estimate")}
      </Link>
    </li>
  );
}

/** The boxes that a sector often orders. While the sector is unknown, two cards of the same size take their place. */
function UsualBoxes({ sector }: { readonly sector: string | undefined }) {
  const text = useTexts(sectorTexts);
  return (
    <>
      <h2 className={boxStyles.title}>{text("usual")}</h2>
      <p className={boxStyles.lead}>{text("usualLead")}</p>
      <ul className={boxStyles.boxes}>
        {sector === undefined
          ? [0, 1].map((place) => <li key={place} className={boxStyles.placeholder} />)
          : usualBoxesOf(sector).map((name) => <UsualBoxCard key={name} name={name} />)}
      </ul>
    </>
  );
}

/** Returns the boxes in a navigation's state. Empty if the state has none. */
export function boxesInState(state: unknown) {
  if (typeof state !== "object" || state === null || !("boxes" in state)) return [];
  return Array.isArray(state.boxes) ? readRows(state.boxes, readCatalogueBox) : [];
}
