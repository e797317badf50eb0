import { Box } from "@mui/material";
import { Suspense } from "react";
import type { ListDeclaration } from "./declaration";

/** What can be done with a row; its room is there before its code has come. */
export function RowActions({ list: { rowActions } }: { readonly list: ListDeclaration }) {
  if (rowActions === undefined) return null;
  return (
    <Box sx={{ minHeight: 44, display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <Suspense fallback={null}>{rowActions}</Suspense>
    </Box>
  );
}
