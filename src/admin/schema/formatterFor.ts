import { timeOfMinutes } from "../../../domain/indiaTime";
import type { Language } from "../../../domain/languages";
import { isOwnHost } from "../../api/session";
import { readLanguage } from "../../texts/useTexts";
import { formatDuration, indiaMoment, indiaTime, shownDate, shownMonth } from "../formatMoment";
import type { FieldKind } from "./fieldsOf";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
const unitPrice = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 3,
});
const weight = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const figure = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** Yes and no, for texts that are written outside of components. */
const yesNo: Readonly<Record<Language, Readonly<Record<"yes" | "no", string>>>> = {
  en: { yes: "Yes", no: "No" },
  hi: { yes: "हाँ", no: "नहीं" },
  kn: { yes: "ಹೌದು", no: "ಇಲ್ಲ" },
};

export const noValue = "–";

const text = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : noValue;

const amount = (write: (figure: number) => string) => (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) ? write(value) : noValue;

/** Formats a value by the kind of its field. A value of the wrong type becomes a dash. Ids and whole numbers have no separators. */
export const formatterFor: Record<FieldKind, (value: unknown) => string> = {
  id: text,
  text,
  paragraph: text,
  email: text,
  phone: text,
  password: () => "••••••••",
  picture: text,
  number: amount((value) => figure.format(value)),
  hours: amount((value) => (isOwnHost() ? formatDuration(value * 60) : figure.format(value))),
  whole: text,
  kilograms: amount((value) => `${weight.format(value)} Kg`),
  rupees: amount((value) => rupees.format(value)),
  unitPrice: amount((value) => unitPrice.format(value)),
  choice: text,
  date: (value) => shownDate(value),
  month: (value) => (typeof value === "string" ? shownMonth(value) : noValue),
  time: (value) => indiaTime(typeof value === "number" ? timeOfMinutes(value) : value),
  instant: (value) => indiaMoment(value),
  yesNo: (value) =>
    typeof value === "boolean" ? yesNo[readLanguage()][value ? "yes" : "no"] : noValue,
};

/** Writes a part of a whole, such as `64.2 %`. An unknown part is a dash. */
export const shareText = (part: number | undefined): string =>
  part === undefined ? noValue : `${formatterFor.number(part * 100)} %`;
