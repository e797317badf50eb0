import { isRow } from "../../../api/json";

/** The parameter that names the sector or the industry for which a visitor asks. */
const parameter = "about";
const longest = 200;

const read = (search: string, name: string): string | undefined =>
  new URLSearchParams(search).get(name)?.trim().slice(0, longest) || undefined;

/** Returns the path of the enquiry form. The message then begins with a sector or an industry. */
export const enquiryPath = (subject: string) =>
  `/contact?${new URLSearchParams({ [parameter]: subject })}#contactus`;

/** Reads the size, board and code of a box that is ordered again. `server/orders/repeatRoute.ts` writes them. */
export const readRepeatedBox = (search: string) => read(search, "again");

/** Reads the sector or the industry from the query of the address. */
export const readEnquirySubject = (search: string) => read(search, parameter);

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
