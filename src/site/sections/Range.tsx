import { useTexts } from "../../texts/useTexts";
import { type ArtName, artUrl } from "../art/names";
import { rangeTexts } from "../texts/rangeTexts";
import styles from "./Range.module.css";

export type Kind = Readonly<{ name: string; text: string; art: ArtName }>;

const kinds = [
  { kind: "plies", art: "board-5-ply" },
  { kind: "sheets", art: "roll-single-face" },
  { kind: "printed", art: "box-rsc-printed" },
  { kind: "duplex", art: "box-duplex" },
  { kind: "laminated", art: "box-laminated" },
  { kind: "industrial", art: "box-industrial" },
  { kind: "heavyDuty", art: "box-heavy-duty" },
  { kind: "slotted", art: "box-rsc" },
] as const;

/** Returns the product range: eight kinds. */
export function useRange(): readonly Kind[] {
  const texts = useTexts(rangeTexts);
  return kinds.map(({ kind, art }) => ({
    name: texts(`${kind}.name`),
    text: texts(`${kind}.text`),
    art,
  }));
}

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
