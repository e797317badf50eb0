import { isRow } from "../../../api/json";

/** A box that the visitor has estimated, and asks the price of. */
export interface EnquiredBox {
  /** The specification as data, for this product's own host. */
  readonly specification: Readonly<Record<string, unknown>>;
  /** The first lines of the message. */
  readonly summary: string;
  readonly size: string;
  /** The address of the estimator with its entries. */
  readonly address: string;
}

/** Reads the box from the state of a navigation. Undefined if the visitor came another way. */
export function readEnquiredBox(state: unknown): EnquiredBox | undefined {
  if (!isRow(state)) return undefined;
  const { specification, summary, size, address } = state;
  return isRow(specification) &&
    typeof summary === "string" &&
    typeof size === "string" &&
    typeof address === "string"
    ? { specification, summary, size, address }
    : undefined;
}
