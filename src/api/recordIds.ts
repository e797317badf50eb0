import type { Row } from "./json";
import { type RecordId, readId } from "./readRow";

const noNumber = "–";

function idIn(keys: readonly string[], row: Row): RecordId | undefined {
  for (const key of keys) {
    const id = readId(row[key]);
    if (id !== undefined) return id;
  }
  return undefined;
}

const hasId = <R extends Row>(row: R, id: RecordId): row is R & { readonly id: RecordId } =>
  row.id === id;

/** Returns a record with the `id` that react-admin needs. A record without a key gets `otherwise`. */
export function withId<R extends Row>(
  keys: readonly string[],
  row: R,
  otherwise: RecordId = noNumber,
): R & { readonly id: RecordId } {
  const id = idIn(keys, row) ?? otherwise;
  return hasId(row, id) ? row : { ...row, id };
}

/** Returns the rows, each with a unique `id`. A missing or repeated id is replaced by a mark that no record has. */
export function withIds<R extends Row>(keys: readonly string[], rows: readonly R[]) {
  const usedIds = new Set<string>();
  return rows.map((row) => {
    const named = withId(keys, row);
    let id = named.id;
    for (let nth = 2; usedIds.has(String(id)); nth += 1) id = `${named.id} (${nth})`;
    usedIds.add(String(id));
    return id === named.id ? named : { ...named, id };
  });
}
