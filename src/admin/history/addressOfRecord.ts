import type { HistoryEntry } from "../../../contract/history";
import type { RecordKind } from "../../../contract/records";
import { addressOf } from "../canonicalPaths";
import { paperAddress, reelAddress, showAddress } from "../recordAddresses";

type Named = Pick<HistoryEntry, "recordId" | "name">;

const shownAs = (resource: string) => (record: Named) => showAddress(resource, record.recordId);

/** Where each kind of record is shown: on a page of its own, or in its list. */
const addresses: Record<RecordKind, ((record: Named) => string | undefined) | undefined> = {
  order: shownAs("orders"),
  // A reel's name is its barcode, by which its screen knows it.
  reel: ({ name }) => (name === undefined ? undefined : reelAddress(name)),
  employee: shownAs("employees"),
  admin: shownAs("admins"),
  industry: shownAs("industries"),
  box: shownAs("boxes"),
  enquiry: shownAs("contacts"),
  device: () => addressOf("devices"),
  scan: undefined,
  correction: () => addressOf("corrections"),
  calendar: () => addressOf("admin/calendar"),
  leave: () => addressOf("leaves"),
  adjustment: shownAs("adjustments"),
  advance: shownAs("advances"),
  rate: shownAs("statutoryRates"),
  board: () => paperAddress("settings"),
  specification: ({ recordId }) => paperAddress(`specifications/${recordId}`),
  reorder: () => paperAddress("stock"),
  shift: shownAs("shifts"),
  payroll: ({ recordId: month }) =>
    `${addressOf("admin/salary")}?${new URLSearchParams({ filter: JSON.stringify({ month }) })}`,
};

/** The address at which a change's record is shown; none where nothing shows it. */
export function addressOfRecord({ kind, ...record }: Named & { readonly kind: string }) {
  const [, address] = Object.entries(addresses).find(([known]) => known === kind) ?? [];
  return address?.(record);
}
