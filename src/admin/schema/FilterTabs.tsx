import { Tab, Tabs } from "@mui/material";
import { useListContext, useTranslateLabel } from "react-admin";
import { useTexts } from "../../texts/useTexts";
import type { Field } from "./fieldsOf";
import { schemaTexts } from "./texts";
import { useChoices } from "./useResourceTexts";

/** A filter with few choices as tabs, such as the units. */
export default function FilterTabs({ field }: { readonly field: Field }) {
  const text = useTexts(schemaTexts);
  const labelOf = useTranslateLabel();
  const { resource, filterValues, setFilters } = useListContext();
  const label = String(labelOf({ source: field.name, resource }));
  const { [field.name]: chosen = "", ...others } = filterValues;
  const choices = useChoices(field);
  const tabs = [
    { id: "", name: text("list.all") },
    ...choices.map(({ id, name }) => ({ id: String(id), name: `${label} ${name}` })),
  ];
  return (
    <Tabs
      aria-label={label}
      value={tabs.some(({ id }) => id === chosen) ? chosen : false}
      onChange={(_, value: unknown) =>
        setFilters(value === "" ? others : { ...others, [field.name]: value }, {})
      }
      sx={{ minHeight: 44 }}
    >
      {tabs.map(({ id, name }) => (
        <Tab key={id} value={id} label={name} sx={{ minHeight: 44, minWidth: 64, px: 1.5 }} />
      ))}
    </Tabs>
  );
}
