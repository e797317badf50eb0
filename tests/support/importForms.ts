import { boxImport, industryImport } from "../../contract/catalogue";
import { clientImport } from "../../contract/clients";
import { employeeImport } from "../../contract/employees";
import type { ImportForms } from "../../contract/imports";
import { machineImport } from "../../contract/machines";
import { orderImport } from "../../contract/orders";
import { rateImport, wasteRowImport } from "../../contract/rates";
import type { ImportableResource } from "../../contract/records";
import { reelImport } from "../../contract/reels";

/**
 * The resources whose rows become records or change them. The rows of a bank statement are matched to clients, and the
 * rows of a biometric reader to employees. Entries of pay, corrections and leaves are only cancelled, and terms of pay
 * need people.
 */
export type ImportedResource = Exclude<
  ImportableResource,
  | ("receipts" | "attendance" | "adjustments" | "advances" | "leaves" | "leaveEntries")
  | ("corrections" | "payTerms" | "pieceRates" | "payComponents")
>;

/** The forms of all files whose rows become records or change them. */
export const importForms = {
  boxes: boxImport,
  employees: employeeImport,
  clients: clientImport,
  industries: industryImport,
  machines: machineImport,
  orders: orderImport,
  rates: rateImport,
  reels: reelImport,
  wasteRows: wasteRowImport,
} as const satisfies Record<ImportedResource, ImportForms>;
