/** Reads values of any host without a validator, which the public site does not load. */
import { isRow } from "./json";

/** The texts that programs write for a missing value. */
const printedNothing: ReadonlySet<string> = new Set(["null", "undefined", "NaN", "Invalid Date"]);

/** Returns a text or a number as text. Undefined for other values and for texts that mean "no value". */
export function readText(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  return text === "" || printedNothing.has(text) ? undefined : value;
}

/**
 * Returns the list in a reply, bare or inside a page or an envelope. An envelope's list of records is preferred to its
 * other lists, such as one of warnings. Undefined if the reply has no list.
 */
export function listIn(reply: unknown, depth = 0): readonly unknown[] | undefined {
  if (Array.isArray(reply)) return reply;
  if (reply === null || reply === undefined || reply === "") return [];
  if (!isRow(reply) || depth > 1) return undefined;
  const inner = Object.values(reply);
  const lists = inner.filter(Array.isArray);
  return (
    lists.find((list) => list.some(isRow)) ??
    lists[0] ??
    inner
      .filter(isRow)
      .reduce<readonly unknown[] | undefined>(
        (found, part) => found ?? listIn(part, depth + 1),
        undefined,
      )
  );
}
