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
import { type RecordKind, recordKinds } from "../../../contract/records";
import { ReelIssued, ReelReturned } from "../../../contract/reelScans";
import { Reel, reelSets, reelStatuses } from "../../../contract/reels";
import { SalarySetup } from "../../../contract/salary";
import { Shift } from "../../../contract/shifts";
import { StatutoryRate } from "../../../contract/statutoryRates";
import type { FieldKind } from "../schema/fieldKind";
import { fieldsOf, shownFieldsIn } from "../schema/fieldsOf";

/** How a kind of record is called among react-admin's resources, and the schemas that know its fields. */
interface RecordFields {
  readonly resource: string;
  readonly schemas: readonly z.ZodMiniObject[];
}

const status = z.object({ status: z.enum(reelStatuses), reelSet: z.enum(reelSets) });

const recordFields: Record<RecordKind, RecordFields> = {
  order: { resource: "orders", schemas: [OrderDetails] },
  reel: { resource: "reels", schemas: [status, Reel, ReelIssued, ReelReturned] },
  employee: { resource: "employees", schemas: [EmployeeDetails, SalarySetup, EmploymentEntry] },
  admin: { resource: "admins", schemas: [Admin] },
  industry: { resource: "industries", schemas: [IndustryEdit] },
  box: { resource: "boxes", schemas: [OfficeBox] },
  enquiry: { resource: "contacts", schemas: [Contact] },
  device: { resource: "devices", schemas: [Device] },
  scan: { resource: "attendance", schemas: [] },
  correction: { resource: "corrections", schemas: [Correction] },
  calendar: { resource: "calendar", schemas: [] },
  leave: { resource: "leaves", schemas: [Leave] },
  adjustment: { resource: "adjustments", schemas: [Adjustment] },
  advance: { resource: "advances", schemas: [Advance] },
  rate: { resource: "statutoryRates", schemas: [StatutoryRate] },
  board: { resource: "board", schemas: [] },
  specification: { resource: "specifications", schemas: [] },
  reorder: { resource: "reorderLevels", schemas: [] },
  payroll: { resource: "salaries", schemas: [] },
  shift: { resource: "shifts", schemas: [Shift] },
};

const isRecordKind = (kind: string): kind is RecordKind =>
  recordKinds.some((known) => known === kind);

/** The resource of a kind of record; a kind that a newer host knows has none. */
export const resourceOf = (kind: string): string | undefined =>
  isRecordKind(kind) ? recordFields[kind].resource : undefined;

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
  const schemas = isRecordKind(record) ? recordFields[record].schemas : [];
  // The reels of a cancelled order are a list: they have no kind.
  const schema = schemas.find((known) => shownFieldsIn(known).includes(column));
  return { name: column, kind: schema && fieldsOf(schema, [column])[0]?.kind, value };
}
