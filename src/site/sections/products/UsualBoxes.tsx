import { Link } from "react-router-dom";
import { useTexts } from "../../../texts/useTexts";
import { artUrl } from "../../art/names";
import { useSitePath } from "../../language";
import { sectorTexts } from "../../texts/sectorTexts";
import { type UsualBoxName, usualBoxes, usualBoxesOf, usualBoxPath } from "../../usualBoxes";
import styles from "./UsualBoxes.module.css";

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
export function UsualBoxes({ sector }: { readonly sector: string | undefined }) {
  const text = useTexts(sectorTexts);
  return (
    <>
      <h2 className={styles.title}>{text("usual")}</h2>
      <p className={styles.lead}>{text("usualLead")}</p>
      <ul className={styles.boxes}>
        {sector === undefined
          ? [0, 1].map((place) => <li key={place} className={styles.placeholder} />)
          : usualBoxesOf(sector).map((name) => <UsualBoxCard key={name} name={name} />)}
      </ul>
    </>
  );
}
