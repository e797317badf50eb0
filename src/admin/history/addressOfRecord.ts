import type { HistoryEntry } from "../../../contract/history";
import { isRecordKind, type RecordKind, resourceOf } from "../../../contract/records";
import { addressOf } from "../canonicalPaths";
import { paperAddress, reelAddress, showAddress } from "../recordAddresses";

type Named = Pick<HistoryEntry, "recordId" | "name">;

/** Kinds that have no generated page of a record. */
const addresses: Partial<Record<RecordKind, (record: Named) => string | undefined>> = {
  // A reel's name is its barcode, which the address of a reel contains.
  reel: ({ name }) => (name === undefined ? undefined : reelAddress(name)),
  device: () => addressOf("devices"),
  scan: () => undefined,
  correction: () => addressOf("corrections"),
  leave: () => addressOf("leaves"),
  calendar: () => addressOf("admin/calendar"),
  board: () => paperAddress("settings"),
  specification: ({ recordId }) => paperAddress(`specifications/${recordId}`),
  reorder: () => paperAddress("stock"),
  payroll: ({ recordId: month }) =>
    `${addressOf("admin/salary")}?${new URLSearchParams({ filter: JSON.stringify({ month }) })}`,
};

/** The address at which a change's record is shown; none where nothing shows it. */
export function addressOfRecord({ kind, ...record }: Named & { readonly kind: string }) {
  if (!isRecordKind(kind)) return undefined;
  const address = addresses[kind];
  return address ? address(record) : showAddress(resourceOf(kind), record.recordId);
}
