import type { Reel } from "../../../../contract/reels";
import type { AsRead } from "../../../provider/readRow";

export const stockFilters = [
  "status",
  "paperType",
  "gsm",
  "burstFactor",
  "deckle",
  "supplierName",
] as const satisfies readonly (keyof Reel)[];

export type StockFilter = (typeof stockFilters)[number];

const order = new Intl.Collator("en", { numeric: true });

/** What the reels of a field's column are, each once, in the order in which people look for it. */
export const stockChoices = (reels: readonly AsRead<Reel>[], field: StockFilter) =>
  [...new Set(reels.map((reel) => reel[field]))]
    .filter((value) => value !== undefined)
    .sort((one, other) => order.compare(String(one), String(other)));
