import { Box, Button, Typography } from "@mui/material";
import { useListContext, useResourceContext, useTranslate } from "react-admin";
import { useTexts } from "../../texts/useTexts";
import { findNamedView, type ListDeclaration } from "./declaration";
import { schemaTexts } from "./texts";

/** Names the view with which a link has opened the list. One press shows all rows again. */
export function NamedViewBar({ list }: { readonly list: ListDeclaration }) {
  const text = useTexts(schemaTexts);
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filterValues, setFilters } = useListContext();
  const view = findNamedView(list, filterValues);
  if (view === undefined) return null;
  const leave = () => {
    const others = Object.entries(filterValues).filter(([name]) => !(name in view.filter));
    setFilters(Object.fromEntries(others), {});
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
      <Typography variant="h2">{translate(`resources.${resource}.views.${view.name}`)}</Typography>
      <Button size="small" variant="outlined" onClick={leave}>
        {text("list.showAll")}
      </Button>
    </Box>
  );
}
