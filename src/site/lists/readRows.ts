import { isRow, listIn, readText } from "../../api/looseValues";

/** Gives a field of a row as text: empty where the host gave none. */
export type TextOf = (field: string) => string;

/** Its place in the host's list, to tell rows apart that are otherwise equal. */
interface Keyed {
  readonly key: string;
}

/**
 * Reads a host's reply loosely: what is no row is left out, and so is what `read` makes nothing of.
 * @throws when the reply is no list at all.
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
