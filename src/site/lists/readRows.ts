import { isRow, listIn, readText } from "../../api/looseValues";

/** Gives a field of a row as text: empty where the host gave none. */
export type TextOf = (field: string) => string;

/** Its place in the host's list, to tell rows apart that are otherwise equal. */
interface Keyed {
  readonly key: string;
}

/**
 * Reads the rows of a host's reply. Skips values that are not rows, and rows for which `read` returns undefined.
 * @throws if the reply is not a list
 */
export function readRows<Row>(
  reply: unknown,
  read: (text: TextOf) => Row | undefined,
): (Row & Keyed)[] {
  const list = listIn(reply);
  if (list === undefined) throw new Error("The host's answer is not a list");
  return list.filter(isRow).flatMap((record, place) => {
    const row = read((field) => readText(record[field]) ?? "");
    return row === undefined ? [] : [{ ...row, key: String(place) }];
  });
}
