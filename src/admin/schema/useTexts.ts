import { useGetResourceLabel, useTranslate } from "react-admin";

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
export function useTexts(resource: string) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  return (name: TextName) =>
    translate(`resources.${resource}.${name}`, {
      _: translate(fallbacks[name], { one: labelOf(resource, 1), many: labelOf(resource, 2) }),
    });
}
