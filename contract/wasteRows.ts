import * as z from "zod/mini";
import { rowStates } from "../domain/quotations/rateKinds";
import { featureCall, listOf } from "./call";
import { calendarDate, editedVersion, enteredDate, id, line, version } from "./fields";
import type { ImportForms } from "./imports";

const fields = {
  /** The largest quantity of the row, in boxes. A smaller row covers smaller runs. */
  uptoQuantity: z.int().check(z.positive(), z.maximum(10_000_000)),
  setupSheets: z.int().check(z.nonnegative(), z.maximum(100_000)),
  /** Percent of the boxes. */
  runPercent: z.number().check(z.nonnegative(), z.maximum(100)),
  validFrom: enteredDate(),
  source: line(200),
};

export const WasteRowForm = z.object(fields);
export type WasteRowForm = z.infer<typeof WasteRowForm>;

const WasteRowImport = z.extend(WasteRowForm, { active: z.optional(z.boolean()) });

export const WasteRowEdit = z.extend(WasteRowImport, { version: editedVersion() });
export type WasteRowEdit = z.infer<typeof WasteRowEdit>;

export const WasteRow = z.object({
  id: id(),
  uptoQuantity: z.int(),
  setupSheets: z.int(),
  runPercent: z.number(),
  state: z.enum(rowStates),
  validFrom: calendarDate(),
  source: z.string(),
  nextFrom: z.optional(calendarDate()),
  active: z.boolean(),
  createdBy: z.string(),
  version: version(),
});
export type WasteRow = z.infer<typeof WasteRow>;

export const wasteRowImport = {
  create: WasteRowImport,
  edit: WasteRowEdit,
  record: WasteRow,
  keys: ["id"],
} as const satisfies ImportForms;

const ratesCall = featureCall("rates");

export const wasteRowCalls = {
  getWasteRows: ratesCall("/admin/waste-rows", "GET", "admin", {
    serves: ["list", "wasteRows"],
    ...listOf(WasteRow),
  }),
  createWasteRow: ratesCall("/admin/waste-rows", "POST", "admin", {
    serves: ["create", "wasteRows"],
    creates: true,
    body: WasteRowForm,
    reply: WasteRow,
  }),
  updateWasteRow: ratesCall("/admin/waste-rows/:id", "PUT", "admin", {
    serves: ["update", "wasteRows"],
    body: WasteRowEdit,
    reply: WasteRow,
  }),
};
