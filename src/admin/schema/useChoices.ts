import { useResourceContext, useTranslate } from "react-admin";
import type { Field } from "./fieldsOf";

/** A choice's name in the resource's catalogue; the value itself where it has none. */
export function useChoiceName() {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (field: string, value: string | number) =>
    translate(`resources.${resource}.choices.${field}.${value}`, { _: String(value) });
}

/** The choices of a field as react-admin's inputs ask for them. */
export function useChoices({ name, choices }: Field) {
  const nameOf = useChoiceName();
  return choices.map((value) => ({ id: value, name: nameOf(name, value) }));
}
