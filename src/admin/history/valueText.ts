import { dateText, indiaMoment } from "../formatMoment";
import type { FieldKind } from "../schema/fieldKind";
import { formatterFor, noValue } from "../schema/formatterFor";

/** A name of the program in words: `coreWeight` is `Core Weight`. */
export const inWords = (name: string) => {
  const words = name.replace(/[-_]/g, " ").replace(/([a-z\d])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isNothing = (value: unknown) => value === null || value === undefined || value === "";

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const date = /^\d{4}-\d\d-\d\d$/;

/** A value of which only its look tells what it is. */
function textOfUnknown(value: unknown): string {
  if (isNothing(value)) return noValue;
  if (Array.isArray(value)) return value.map(textOfUnknown).join("; ") || noValue;
  if (typeof value === "object" && value !== null)
    return Object.values(value).map(textOfUnknown).join(", ");
  if (typeof value === "boolean") return formatterFor.yesNo(value);
  if (typeof value === "number") return formatterFor.number(value);
  const text = String(value);
  if (instant.test(text)) return indiaMoment(text);
  return date.test(text) ? dateText(text) : text;
}

/**
 * Returns the text for a field's value, by the field's kind, or by the value's type if the kind is unknown.
 */
export function valueText(value: unknown, kind: FieldKind | undefined): string {
  if (isNothing(value)) return noValue;
  if (kind === undefined) return textOfUnknown(value);
  const text = formatterFor[kind](value);
  return text === noValue ? textOfUnknown(value) : text;
}
