import { useGetResourceLabel, useResourceContext, useTranslate } from "react-admin";
import { useTexts } from "../../texts/useTexts";
import type { Field } from "./fieldsOf";
import { schemaTexts } from "./texts";

type TextName =
  | `list.${"title" | "empty" | "failed"}`
  | `create.${"title" | "submit" | "busy" | "toList"}`
  | "show.failed";

/**
 * Returns the texts of a resource's screens. The default is the texts of the generated screens.
 * @param list the key of the list's texts
 */
export function useResourceTexts(resource: string, list = "list") {
  const translate = useTranslate();
  const text = useTexts(schemaTexts);
  const labelOf = useGetResourceLabel();
  return (name: TextName) =>
    translate(`resources.${resource}.${name.replace(/^list(?=\.)/, list)}`, {
      _: text(name, { one: labelOf(resource, 1), many: labelOf(resource, 2) }),
    });
}

/** Returns a choice's name in the resource's catalogue. A choice without a name is returned unchanged. */
export function useChoiceName() {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (field: string, value: string | number) =>
    translate(`resources.${resource}.choices.${field}.${value}`, { _: String(value) });
}

export function useChoices({ name, choices }: Field) {
  const nameOf = useChoiceName();
  return choices.map((value) => ({ id: value, name: nameOf(name, value) }));
}
