import { useTranslate } from "react-admin";
import type { HistoryEntry } from "../../../contract/history";
import { findResource } from "../../../contract/records";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { noValue } from "../schema/formatterFor";
import { fieldOfColumn, hiddenColumns } from "./columns";
import { columnTexts } from "./columnTexts";
import { inWords, knownField, valueText } from "./recordFields";
import { historyTexts } from "./texts";

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
