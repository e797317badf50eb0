import { Box, Button, Typography } from "@mui/material";
import { useListContext, useTranslate } from "react-admin";
import type { ResourceDeclaration } from "./declaration";
import { useResourceTexts } from "./useResourceTexts";

/** A list without rows: there are none at all, or none that the filters let through. */
export function EmptyList({
  declaration: { name },
}: {
  readonly declaration: ResourceDeclaration;
}) {
  const translate = useTranslate();
  const text = useResourceTexts(name);
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "center", py: 8, textAlign: "center" }}>
      <Typography role="status" color="text.secondary">
        {isFiltered ? translate("plant.schema.list.nothingFound") : text("list.empty")}
      </Typography>
      {isFiltered && (
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate("plant.schema.list.clearFilters")}
        </Button>
      )}
    </Box>
  );
}
