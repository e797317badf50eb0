import { useTexts } from "../texts/useTexts";
import type { ArtName } from "./art/names";
import { rangeTexts } from "./texts/rangeTexts";

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
