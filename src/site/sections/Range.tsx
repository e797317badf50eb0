import { useTexts } from "../../texts/useTexts";
import { type ArtName, artUrl } from "../art/names";
import { useRange } from "../range";
import { rangeTexts } from "../texts/rangeTexts";
import styles from "./Range.module.css";

interface DrawnListProps {
  items: readonly { readonly name: string; readonly text: string; readonly art: ArtName }[];
}

export const DrawnList = ({ items }: DrawnListProps) => (
  <ul>
    {items.map(({ name, text, art }) => (
      <li key={name}>
        <img src={artUrl(art)} alt="" width="480" height="360" loading="lazy" />
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** The eight kinds of goods. */
export function Range() {
  return (
    <section id="range" className={styles.range} aria-labelledby="range-title">
      <h2 id="range-title">{useTexts(rangeTexts)("title")}</h2>
      <DrawnList items={useRange()} />
    </section>
  );
}
