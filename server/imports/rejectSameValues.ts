import { say } from "../../domain/messages/say";
import type { WriteDatabase } from "../db/connect";
import type { NamedRow } from "./planChanges";
import type { NewRow } from "./readRows";
import type { ImportedRecord } from "./recordEditor";

export async function rejectSameValues<Value extends object>(
  tx: WriteDatabase,
  record: ImportedRecord,
  created: readonly NewRow<Value>[],
  changed: readonly NamedRow[],
) {
  const { uniqueField } = record.import;
  const [constraint] = Object.values(record.unique ?? {});
  if (!uniqueField || !constraint) return { created, changed };
  const [field, known] = constraint;
  const keyOf = (row: NewRow<Value> | NamedRow): string | undefined => {
    if ("change" in row && row.change)
      return uniqueField.keyOf({ ...row.change.record.row, ...row.change.fields });
    return "value" in row && row.value !== undefined ? uniqueField.keyOf(row.value) : undefined;
  };
  const inOrder = [...created, ...changed].sort((a, b) => a.row - b.row);
  const owners = await uniqueField.findOwners(
    tx,
    inOrder.flatMap((row) => keyOf(row) ?? []),
  );
  const firstRows = new Map<string, number>();
  for (const row of inOrder) {
    const key = keyOf(row);
    if (key !== undefined && !firstRows.has(key)) firstRows.set(key, row.row);
  }
  const checked = <Row extends NewRow<Value> | NamedRow>(row: Row): Row => {
    const key = keyOf(row);
    if (key === undefined) return row;
    const owner = owners.get(key);
    const ownerId = "change" in row ? row.change?.record.id : undefined;
    const first = firstRows.get(key);
    const isInUse = owner !== undefined && owner !== ownerId;
    if (!isInUse && first === row.row) return row;
    const message = isInUse ? known : say("import.sameValue", { row: String(first) });
    return { ...row, errors: { ...row.errors, [field]: message } };
  };
  return { created: created.map(checked), changed: changed.map(checked) };
}
