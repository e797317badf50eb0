import * as z from "zod/mini";
import { Adjustment } from "../../../contract/adjustments";
import { Admin } from "../../../contract/admins";
import { Advance } from "../../../contract/advances";
import { OfficeBox } from "../../../contract/boxes";
import { Leave } from "../../../contract/calendar";
import { Contact } from "../../../contract/contacts";
import { Correction } from "../../../contract/corrections";
import { Device } from "../../../contract/devices";
import { EmployeeDetails } from "../../../contract/employees";
import { EmploymentEntry } from "../../../contract/employment";
import { OrderDetails } from "../../../contract/history";
import { IndustryEdit } from "../../../contract/industries";
import { isRecordKind, type RecordKind } from "../../../contract/records";
import { ReelIssued, ReelReturned } from "../../../contract/reelScans";
import { Reel, reelSets, reelStatuses } from "../../../contract/reels";
import { SalarySetup } from "../../../contract/salary";
import { Shift } from "../../../contract/shifts";
import { StatutoryRate } from "../../../contract/statutoryRates";
import type { FieldKind } from "../schema/fieldKind";
import { fieldsOf, shownFieldsIn } from "../schema/fieldsOf";

const status = z.object({ status: z.enum(reelStatuses), reelSet: z.enum(reelSets) });

/**
 * The schemas that know the fields of a record kind. For a kind without schemas, the types of the values
 * decide the format.
 */
const schemas: Partial<Record<RecordKind, readonly z.ZodMiniObject[]>> = {
  order: [OrderDetails],
  reel: [status, Reel, ReelIssued, ReelReturned],
  employee: [EmployeeDetails, SalarySetup, EmploymentEntry],
  admin: [Admin],
  industry: [IndustryEdit],
  box: [OfficeBox],
  enquiry: [Contact],
  device: [Device],
  correction: [Correction],
  leave: [Leave],
  adjustment: [Adjustment],
  advance: [Advance],
  rate: [StatutoryRate],
  shift: [Shift],
};

/** A field as the office knows it, and what a column's value is in its unit. */
interface KnownField {
  readonly name: string;
  readonly kind: FieldKind | undefined;
  readonly value: unknown;
}

const units = [
  { ending: "Grams", kind: "kilograms", perUnit: 1000 },
  { ending: "Paise", kind: "rupees", perUnit: 100 },
] as const;

/** A column as the office knows it: weights are kept in grams and shown in kilograms, as money is in rupees. */
export function knownField(record: string, column: string, value: unknown): KnownField {
  const unit = units.find(({ ending }) => column.endsWith(ending));
  if (unit !== undefined) {
    const base = column.slice(0, -unit.ending.length);
    const name = base === "monthlyBase" ? "monthlyBaseSalary" : base;
    const shown = typeof value === "number" ? value / unit.perUnit : value;
    return { name, kind: unit.kind, value: shown };
  }
  const known = isRecordKind(record) ? schemas[record] : undefined;
  // The reels of a cancelled order are a list: they have no kind.
  const schema = known?.find((one) => shownFieldsIn(one).includes(column));
  return { name: column, kind: schema && fieldsOf(schema, [column])[0]?.kind, value };
}
