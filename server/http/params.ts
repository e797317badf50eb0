import { notFound } from "./httpError";

const largest = 2 ** 31 - 1;

/**
 * The whole number of a record out of a path.
 * @throws HttpError 404: what has no such number does not exist
 */
export function idOf(text: string, what: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > largest) throw notFound(what);
  return id;
}
