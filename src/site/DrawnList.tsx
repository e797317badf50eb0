import { type ArtName, artUrl } from "./art/names";

interface DrawnListProps {
  items: readonly { readonly name: string; readonly text: string; readonly art: ArtName }[];
}

/** Things by name, each with its drawing and a sentence. */
export function DrawnList({ items }: DrawnListProps) {
  return (
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
}
