import { Box } from "@mui/material";
import { Suspense } from "react";
import type { ListDeclaration } from "./declaration";
import { hasRowActions } from "./hostParts";

/** The actions of a row. Its box is empty only if the row has none; a card then hides it. */
export function RowActions({ list }: { readonly list: ListDeclaration }) {
  if (!hasRowActions(list)) return null;
  return (
    <Box sx={{ minHeight: 44, display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <Suspense fallback={<span />}>{list.rowActions}</Suspense>
    </Box>
  );
}
