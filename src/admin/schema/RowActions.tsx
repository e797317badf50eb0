import { Box } from "@mui/material";
import { Suspense } from "react";
import type { ListDeclaration } from "./declaration";
import { hasRowActions } from "./hostParts";

/** What can be done with a row; its room is there before its code has come. */
export function RowActions({ list }: { readonly list: ListDeclaration }) {
  if (!hasRowActions(list)) return null;
  return (
    <Box sx={{ minHeight: 44, display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <Suspense fallback={null}>{list.rowActions}</Suspense>
    </Box>
  );
}
