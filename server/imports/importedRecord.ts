import { type ImportableResource, resourceOf } from "../../contract/records";
import type { RecordTable } from "../db/writeFields";
import type { SqlList } from "../lists/listSource";
import type { AnyRecord, ImportRules, RecordFeatures, Records } from "../records/defineRecord";

/** A record kind of which files are imported. */
export type ImportedRecord = AnyRecord & {
  readonly import: ImportRules<RecordTable, object>;
  readonly list: SqlList<"id">;
};

const isImported = (record: RecordFeatures | AnyRecord): record is ImportedRecord =>
  "import" in record && record.list !== undefined;

export function importedRecord(records: Records, resource: ImportableResource): ImportedRecord {
  const found = Object.values(records)
    .filter(isImported)
    .find(({ kind }) => resourceOf(kind) === resource);
  if (!found) throw new Error(`${resource} have no rules of import`);
  return found;
}
