import { HttpError } from "../errors";

/** A message that names more records is not readable. */
const namedAtMost = 5;

/**
 * Refuses a change of many records if some of the records cannot be changed.
 * @param refusals why not, in a sentence, by the record's id
 * @param total how many records were asked for
 * @throws HttpError 409 that names the records, unless there are no refusals; its fields are their ids
 */
export function refuseTogether(
  refusals: ReadonlyMap<string, string>,
  total: number,
  nameOf: (id: string) => string,
) {
  if (refusals.size === 0) return;
  const named = [...refusals].slice(0, namedAtMost).map(([id, why]) => `${nameOf(id)}: ${why}`);
  const more = refusals.size - named.length;
  const list = [...named, ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
  throw new HttpError(
    409,
    `Nothing was saved, because of ${refusals.size} of ${total}. ${list}`,
    Object.fromEntries(refusals),
  );
}
