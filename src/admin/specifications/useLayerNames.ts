import { useTexts } from "../useTexts";
import { specificationTexts } from "./screenTexts";

/** Returns the names of a board's papers, from the outside in. */
export function useLayerNames(ply: number): readonly string[] {
  const text = useTexts(specificationTexts);
  return Array.from({ length: ply }, (_, index) => {
    if (index % 2 === 1) return text("layers.flute", { number: (index + 1) / 2 });
    if (index === 0) return text("layers.top");
    return index === ply - 1
      ? text("layers.bottom")
      : text("layers.liner", { number: index / 2 + 1 });
  });
}
