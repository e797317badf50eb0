import type { Reel } from "../../../../contract/reels";

export const stockFilters = [
  "status",
  "paperType",
  "gsm",
  "burstFactor",
  "deckle",
  "supplierName",
] as const satisfies readonly (keyof Reel)[];

const order = new Intl.Collator("en", { numeric: true });

/** Choices in the order in which people look for them. */
export const stockOrder = (choices: readonly (string | number | boolean)[]) =>
  choices
    .map((choice) => (typeof choice === "boolean" ? String(choice) : choice))
    .sort((one, other) => order.compare(String(one), String(other)));
