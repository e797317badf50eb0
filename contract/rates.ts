import * as z from "zod/mini";
import { plies } from "../domain/board/boardFactors";
import { schemaError } from "../domain/messages/schemaError";
import { hasDecimals } from "../domain/numbers";
import {
  joints,
  kindOfField,
  type RateKind,
  type RateUnit,
  rateKinds,
  rateUnitOf,
  rateUnits,
  rowStates,
} from "../domain/quotations/rates";
import { ownCall } from "./call";
import {
  amount,
  calendarDate,
  editedVersion,
  enteredDate,
  id,
  line,
  optional,
  settingsVersion,
  unitPrice,
  version,
} from "./fields";
import type { ImportForms } from "./imports";
import { kindCalls } from "./kindCalls";

const gsm = () => z.optional(z.number().check(z.minimum(0.01), z.maximum(1000)));

const fields = {
  kind: z.enum(rateKinds),
  /** The smallest and the largest GSM of a paper, both included. */
  fromGsm: gsm(),
  toGsm: gsm(),
  burstFactor: z.optional(z.number().check(z.minimum(0.01), z.maximum(100))),
  shade: optional(line(60)),
  mill: optional(line()),
  joint: z.optional(z.enum(joints)),
  /** The ply of a conversion rate. A conversion rate without a ply is valid for every board. */
  ply: z.optional(
    z.int().check(z.refine((ply) => plies.some((one) => one === ply), schemaError("rate.ply"))),
  ),
  /** The price of a plate or a die, or a unit price. */
  rate: unitPrice().check(z.positive()),
  /** The unit of the rate. The default is the kind's only unit. */
  per: z.optional(z.enum(rateUnits)),
  validFrom: enteredDate(),
  source: line(200),
};

interface Rated {
  readonly kind: RateKind;
  readonly rate: number;
  readonly fromGsm?: number | undefined;
  readonly toGsm?: number | undefined;
  readonly joint?: string | undefined;
  readonly per?: RateUnit | undefined;
}

/** Adds an error to each field that rates of the kind do not have. */
const refuseOtherKinds = z.superRefine<Rated>((rate, context) => {
  const values = new Map(Object.entries(rate));
  for (const [field, kind] of Object.entries(kindOfField))
    if (kind !== rate.kind && values.get(field) !== undefined)
      context.addIssue({
        code: "custom",
        path: [field],
        input: rate,
        message: schemaError("rate.otherKind"),
      });
});

const checks = [
  z.refine<Rated>(
    ({ fromGsm, toGsm }) => fromGsm === undefined || toGsm === undefined || fromGsm <= toGsm,
    { path: ["toGsm"], message: schemaError("rate.gsmRange") },
  ),
  z.refine<Rated>(({ kind, joint }) => kind !== "JOINING" || joint !== undefined, {
    path: ["joint"],
    message: schemaError("rate.joint"),
  }),
  z.refine<Rated>(({ kind, per }) => rateUnitOf(kind, per) !== undefined, {
    path: ["per"],
    message: schemaError("rate.unit"),
  }),
  z.refine<Rated>(
    ({ kind, per, rate }) => rateUnitOf(kind, per) !== "PIECE" || hasDecimals(rate, 2),
    {
      path: ["rate"],
      message: schemaError("amount.decimals"),
    },
  ),
  refuseOtherKinds,
] as const;

export const RateForm = z.object(fields).check(...checks);
export type RateForm = z.infer<typeof RateForm>;

const RateImport = z.object({ ...fields, active: z.optional(z.boolean()) }).check(...checks);

export const RateEdit = z
  .object({ ...fields, active: z.optional(z.boolean()), version: editedVersion() })
  .check(...checks);

/** A rate of the list. States, ages and next rates are of today in India. */
export const Rate = z.object({
  id: id(),
  kind: z.enum(rateKinds),
  /** The GSM, the burst factor, the shade and the mill of a paper in one text. */
  paper: z.optional(z.string()),
  rate: unitPrice(),
  per: z.enum(rateUnits),
  state: z.enum(rowStates),
  validFrom: calendarDate(),
  /** Days since the rate began, of a current rate. */
  ageDays: z.optional(z.int()),
  /** True if a current rate is older than the plant allows. */
  isStale: z.boolean(),
  source: z.string(),
  nextFrom: z.optional(calendarDate()),
  nextRate: z.optional(unitPrice()),
  fromGsm: z.optional(z.number()),
  toGsm: z.optional(z.number()),
  burstFactor: z.optional(z.number()),
  shade: z.optional(z.string()),
  mill: z.optional(z.string()),
  joint: z.optional(z.enum(joints)),
  ply: z.optional(z.int()),
  active: z.boolean(),
  createdBy: z.string(),
  version: version(),
});
export type Rate = z.infer<typeof Rate>;

export const rateImport = {
  create: RateImport,
  edit: RateEdit,
  record: Rate,
  keys: ["id"],
} as const satisfies ImportForms;

const percent = (most: number) => z.number().check(z.nonnegative(), z.maximum(most));

export const RateSettings = z.object({
  /** The age in days above which rates are marked as stale. */
  maxAgeDays: z.int().check(z.positive(), z.maximum(3650)),
  /** The validity and the markup with which a new quotation begins. */
  validityDays: z.int().check(z.positive(), z.maximum(365)),
  markupPercent: percent(1000),
  /** The quantity below which the site warns visitors who estimate an order. 1 means no warning. */
  leastQuantity: z.int().check(z.positive(), z.maximum(10_000_000)),
  /** True if the public estimate shows price bands. */
  showPriceBands: z.boolean(),
  /** The markup of the price bands, in percent of the cost. */
  bandMarkupPercent: percent(500),
  /** The distance of a band's ends from the price, in percent of the price. */
  bandSpreadPercent: percent(90),
  /** Both ends of a band are rounded to a multiple of this amount. */
  bandStep: amount().check(z.maximum(1000)),
});
export type RateSettings = z.infer<typeof RateSettings>;

/** The settings with their version, which is 0 before the first edit. */
export const VersionedRateSettings = z.extend(RateSettings, { version: settingsVersion() });
export type VersionedRateSettings = z.infer<typeof VersionedRateSettings>;

export const rateSettingsCalls = {
  getRateSettings: ownCall("/admin/rate-settings", "GET", "admin", {
    reply: VersionedRateSettings,
  }),
  updateRateSettings: ownCall("/admin/rate-settings", "PUT", "super", {
    changes: ["rateSettings"],
    body: VersionedRateSettings,
    reply: VersionedRateSettings,
  }),
};

const wasteRowFields = {
  /** The largest quantity of the row, in boxes. A smaller row covers smaller runs. */
  uptoQuantity: z.int().check(z.positive(), z.maximum(10_000_000)),
  setupSheets: z.int().check(z.nonnegative(), z.maximum(100_000)),
  /** The running waste in percent of the boxes. */
  runPercent: z.number().check(z.nonnegative(), z.maximum(100)),
  validFrom: enteredDate(),
  source: line(200),
};

export const WasteRowForm = z.object(wasteRowFields);

const WasteRowImport = z.extend(WasteRowForm, { active: z.optional(z.boolean()) });

export const WasteRowEdit = z.extend(WasteRowImport, { version: editedVersion() });

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

export const wasteRowImport = {
  create: WasteRowImport,
  edit: WasteRowEdit,
  record: WasteRow,
  keys: ["id"],
} as const satisfies ImportForms;

export const wasteRowCalls = kindCalls("/admin/waste-rows", "admin", ["wasteRow", "wasteRows"], {
  row: WasteRow,
  create: WasteRowForm,
  update: WasteRowEdit,
});

export const priceCalls = kindCalls("/admin/rates", "admin", ["rate", "rates"], {
  row: Rate,
  create: RateForm,
  update: RateEdit,
});

export const rateCalls = { ...priceCalls, ...wasteRowCalls, ...rateSettingsCalls };
