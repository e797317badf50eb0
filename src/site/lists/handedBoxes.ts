import { readCatalogueBox } from "./publicLists";
import { readRows } from "./readRows";

/** The boxes that came along with a navigation; none where somebody came without any. */
export function handedBoxes(state: unknown) {
  if (typeof state !== "object" || state === null || !("boxes" in state)) return [];
  return Array.isArray(state.boxes) ? readRows(state.boxes, readCatalogueBox) : [];
}
