import type { FieldKind } from "./fieldKind";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const weight = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const figure = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
/** A calendar date has no time zone: it is read and written in the same one. */
const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });

const dated = (format: Intl.DateTimeFormat) => (value: unknown) => {
  const at = new Date(String(value));
  return Number.isNaN(at.getTime()) ? String(value) : format.format(at);
};

/** How a value that is there is written for people, by its kind. Numbers without separators are names. */
export const wordsFor: Record<FieldKind, (value: unknown) => string> = {
  text: String,
  paragraph: String,
  email: String,
  phone: String,
  password: () => "••••••••",
  picture: String,
  number: (value) => figure.format(Number(value)),
  whole: String,
  kilograms: (value) => `${weight.format(Number(value))} Kg`,
  rupees: (value) => rupees.format(Number(value)),
  choice: String,
  date: dated(day),
  instant: dated(moment),
  yesNo: (value) => (value === true ? "Yes" : "No"),
};
