import { useTranslate } from "react-admin";
import type * as z from "zod/mini";
import type { HistoryEntry } from "../../../contract/history";
import { ReelIssued, ReelReturned } from "../../../contract/machineScans";
import { OrderDetails } from "../../../contract/orderDetails";
import { findResource } from "../../../contract/records";
import { SalarySetup } from "../../../contract/salary";
import { EmploymentEntry } from "../../../contract/shifts";
import { fieldOfColumn } from "../../../domain/storedUnits";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment, shownDate } from "../formatMoment";
import { findDeclaration } from "../schema/declaration";
import { type FieldKind, fieldsOf, shownFieldsIn } from "../schema/fieldsOf";
import { formatterFor, noValue } from "../schema/formatterFor";
import { hiddenColumns } from "./columns";
import { columnTexts } from "./columnTexts";
import { historyTexts } from "./texts";

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
const inWords = (name: string) => {
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
  return date.test(text) ? shownDate(text) : text;
}

/** Formats a field's value by the field's kind, or by the value's type if the kind is unknown. */
function valueText(value: unknown, kind: FieldKind | undefined): string {
  if (isNothing(value)) return noValue;
  if (kind === undefined) return textOfUnknown(value);
  const text = formatterFor[kind](value);
  return text === noValue ? textOfUnknown(value) : text;
}

/** A field of a change, in the office's own words. A field that had no value, or did not change, has no `before`. */
export type FieldChange = Readonly<{ name: string; label: string; before?: string; after: string }>;

type Change = Pick<HistoryEntry, "call" | "kind" | "recordId" | "name">;

const { fields: fieldTexts, calls: callTexts, verbs: verbTexts } = historyTexts.english;

const columns = columnTexts.english;

const namesIn = (fields: Readonly<Record<string, unknown>> = {}) => Object.keys(fields);

export function useChangeWords() {
  const translate = useTranslate();
  const text = useTexts(historyTexts);
  const columnText = useTexts(columnTexts);

  const furtherLabel = (name: string) => {
    if (hasText(fieldTexts, name)) return text(`fields.${name}`);
    return hasText(columns.fields, name) ? columnText(`fields.${name}`) : inWords(name);
  };

  const labelOf = (kind: string, name: string) =>
    translate(`resources.${findResource(kind)}.fields.${name}`, { _: furtherLabel(name) });

  const choiceOf = (kind: string, name: string, value: unknown, otherwise: string) =>
    typeof value === "string"
      ? translate(`resources.${findResource(kind)}.choices.${name}.${value}`, {
          _: hasText(columns.codes, value) ? columnText(`codes.${value}`) : otherwise,
        })
      : otherwise;

  const textOf = (kind: string, column: string, fields: HistoryEntry["before"]) => {
    const field = knownField(kind, column, fields?.[column]);
    return choiceOf(kind, field.name, field.value, valueText(field.value, field.kind));
  };

  const kindText = (kind: string) => {
    const names = `resources.${findResource(kind)}`;
    const name = translate(`${names}.name`, { smart_count: 1, _: inWords(kind) });
    return translate(`${names}.record`, { _: name });
  };

  return {
    text,
    kindText,
    callText: (call: string) => {
      if (hasText(callTexts, call)) return text(`calls.${call}`);
      const [verb] = call.match(/^[a-z]+/) ?? [];
      return hasText(verbTexts, verb) ? text(`verbs.${verb}`) : inWords(call);
    },

    /** Names the record, such as `Order #17 · Kaveri Weaves`. A number from a station is omitted. */
    recordText: ({ kind, recordId, name }: Change) =>
      [
        /^\d+$/.test(recordId) ? `${kindText(kind)} #${recordId}` : kindText(kind),
        ...(name === undefined ? [] : [name]),
      ].join(" · "),

    fieldsOf: ({ kind, before, after }: HistoryEntry): FieldChange[] =>
      [...new Set([...namesIn(before), ...namesIn(after)])]
        .filter((column) => !hiddenColumns.has(column))
        .map((column) => {
          const label = labelOf(kind, fieldOfColumn(column).name);
          const was = textOf(kind, column, before);
          if (after !== undefined && !Object.hasOwn(after, column))
            return { name: column, label, after: was };
          return {
            name: column,
            label,
            ...(was !== noValue && { before: was }),
            after: textOf(kind, column, after),
          };
        }),
  };
}
