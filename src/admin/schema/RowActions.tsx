import { Box } from "@mui/material";
import { Suspense } from "react";
import { hostCan } from "../../api/session";
import type { ListDeclaration } from "./declaration";

/** Whether something can be done with the rows of a list on this session's host. */
export const hasRowActions = ({ rowActions, rowActionsNeed }: ListDeclaration) =>
  rowActions !== undefined && (rowActionsNeed === undefined || hostCan(rowActionsNeed));

/** What can be done with a row; its room is there before its code has come. */
export function RowActions({ list }: { readonly list: ListDeclaration }) {
  if (!hasRowActions(list)) return null;
  return (
    <Box sx={{ minHeight: 44, display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <Suspense fallback={null}>{list.rowActions}</Suspense>
    </Box>
  );
}
