import type * as z from "zod/mini";
import { EmploymentEntry } from "../../../contract/employment";
import { OrderDetails } from "../../../contract/orderDetails";
import { findResource } from "../../../contract/records";
import { ReelIssued, ReelReturned } from "../../../contract/reelScans";
import { SalarySetup } from "../../../contract/salary";
import { dateText, indiaMoment } from "../formatMoment";
import { findDeclaration } from "../schema/declaration";
import { type FieldKind, fieldsOf, shownFieldsIn } from "../schema/fieldsOf";
import { formatterFor, noValue } from "../schema/formatterFor";
import { fieldOfColumn } from "./columns";

/** The schemas of columns that no declared list or page has. */
const further: Partial<Record<string, readonly z.ZodMiniObject[]>> = {
  order: [OrderDetails],
  reel: [ReelIssued, ReelReturned],
  employee: [SalarySetup, EmploymentEntry],
};

/** Returns the schemas of a record kind's fields. Without schemas, the types of the values decide the format. */
function schemasOf(kind: string): z.ZodMiniObject[] {
  const { list, show } = findDeclaration(findResource(kind)) ?? {};
  return [...(show ? [show.row] : []), ...(list ? [list.row] : []), ...(further[kind] ?? [])];
}

type KnownField = Readonly<{ name: string; kind: FieldKind | undefined; value: unknown }>;

/** Returns a column with its value in the office's unit. */
export function knownField(record: string, column: string, value: unknown): KnownField {
  const { name, unit } = fieldOfColumn(column);
  if (unit !== undefined) {
    const shown = typeof value === "number" ? value / unit.perUnit : value;
    return { name, kind: unit.kind, value: shown };
  }
  // The reels of a cancelled order are a list: they have no kind.
  const schema = schemasOf(record).find((one) => shownFieldsIn(one).includes(column));
  return { name, kind: schema && fieldsOf(schema, [column])[0]?.kind, value };
}

/** Writes a name of the program in words: `coreWeight` is `Core Weight`. */
export const inWords = (name: string) => {
  const words = name.replace(/[-_]/g, " ").replace(/([a-z\d])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isNothing = (value: unknown) => value === null || value === undefined || value === "";

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const date = /^\d{4}-\d\d-\d\d$/;

/** Writes a value of unknown kind. Its form alone decides the format. */
function textOfUnknown(value: unknown): string {
  if (isNothing(value)) return noValue;
  if (Array.isArray(value)) return value.map(textOfUnknown).join("; ") || noValue;
  if (typeof value === "object" && value !== null)
    return (
      Object.values(value)
        .map(textOfUnknown)
        .filter((part) => part !== noValue)
        .join(", ") || noValue
    );
  if (typeof value === "boolean") return formatterFor.yesNo(value);
  if (typeof value === "number") return formatterFor.number(value);
  const text = String(value);
  if (instant.test(text)) return indiaMoment(text);
  return date.test(text) ? dateText(text) : text;
}

/** Formats a field's value by the field's kind, or by the value's type if the kind is unknown. */
export function valueText(value: unknown, kind: FieldKind | undefined): string {
  if (isNothing(value)) return noValue;
  if (kind === undefined) return textOfUnknown(value);
  const text = formatterFor[kind](value);
  return text === noValue ? textOfUnknown(value) : text;
}
