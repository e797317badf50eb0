import { Box } from "@mui/material";
import { Suspense } from "react";
import type { ListDeclaration } from "./declaration";
import { hasRowActions } from "./hostParts";

/** What can be done with a row. Until its code has come it is not empty, so that a card keeps its room. */
export function RowActions({ list }: { readonly list: ListDeclaration }) {
  if (!hasRowActions(list)) return null;
  return (
    <Box sx={{ minHeight: 44, display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <Suspense fallback={<span />}>{list.rowActions}</Suspense>
    </Box>
  );
}
