import type { ComponentType } from "react";
import { ChoiceBox } from "./ChoiceInput";
import { FieldBox, type FieldInputProps } from "./FieldInput";
import type { FieldKind } from "./fieldKind";
import { PasswordBox } from "./PasswordInput";
import { YesNoBox } from "./YesNoInput";

const Paragraph = (props: FieldInputProps) => <FieldBox {...props} multiline minRows={3} />;
const Email = (props: FieldInputProps) => <FieldBox {...props} type="email" />;
const Phone = (props: FieldInputProps) => <FieldBox {...props} type="tel" />;
const Picture = (props: FieldInputProps) => <FieldBox {...props} type="url" />;
const Day = (props: FieldInputProps) => <FieldBox {...props} type="date" />;
const Moment = (props: FieldInputProps) => <FieldBox {...props} type="datetime-local" />;

/**
 * Digits and one decimal point. A box of type `number` turns with the mouse wheel and hides what it
 * cannot read: this one does not.
 */
const figures = (typed: string) => {
  const [whole = "", ...decimals] = typed.replace(/[^\d.]/g, "").split(".");
  return decimals.length === 0 ? whole : `${whole}.${decimals.join("")}`;
};
const Figure = (props: FieldInputProps) => (
  <FieldBox {...props} inputMode="decimal" parse={figures} />
);
const Whole = (props: FieldInputProps) => (
  <FieldBox {...props} inputMode="numeric" parse={figures} />
);

/** The input of every kind of field. */
export const inputFor: Record<FieldKind, ComponentType<FieldInputProps>> = {
  id: FieldBox,
  text: FieldBox,
  paragraph: Paragraph,
  email: Email,
  phone: Phone,
  password: PasswordBox,
  picture: Picture,
  number: Figure,
  whole: Whole,
  kilograms: Figure,
  rupees: Figure,
  choice: ChoiceBox,
  date: Day,
  instant: Moment,
  yesNo: YesNoBox,
};
