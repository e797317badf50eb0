import { useGetResourceLabel, useResourceContext, useTranslate } from "react-admin";
import type { Field } from "./fieldsOf";

const fallbacks = {
  "list.title": "plant.schema.list.title",
  "list.empty": "plant.schema.list.empty",
  "list.failed": "plant.schema.list.failed",
  "create.title": "plant.schema.create.title",
  "create.submit": "plant.schema.create.submit",
  "create.busy": "plant.schema.create.busy",
  "create.toList": "plant.schema.create.toList",
  "show.failed": "plant.schema.show.failed",
} as const;

export type TextName = keyof typeof fallbacks;

/** The texts of a resource's screens: its own from the catalogue, or else such as fit any resource. */
export function useResourceTexts(resource: string) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  return (name: TextName) =>
    translate(`resources.${resource}.${name}`, {
      _: translate(fallbacks[name], { one: labelOf(resource, 1), many: labelOf(resource, 2) }),
    });
}

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
