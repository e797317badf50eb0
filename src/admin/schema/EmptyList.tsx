import { Box, Button, Typography } from "@mui/material";
import { useListContext } from "react-admin";
import { useTexts } from "../useTexts";
import type { ResourceDeclaration } from "./declaration";
import { schemaTexts } from "./texts";
import { useResourceTexts } from "./useResourceTexts";

/** A list without rows: there are none at all, or none that the filters let through. */
export function EmptyList({
  declaration: { name },
}: {
  readonly declaration: ResourceDeclaration;
}) {
  const schemaText = useTexts(schemaTexts);
  const text = useResourceTexts(name);
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "center", py: 8, textAlign: "center" }}>
      <Typography role="status" color="text.secondary">
        {isFiltered ? schemaText("list.nothingFound") : text("list.empty")}
      </Typography>
      {isFiltered && (
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {schemaText("list.clearFilters")}
        </Button>
      )}
    </Box>
  );
}
