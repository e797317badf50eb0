import { Link } from "@mui/material";
import type { ReactNode } from "react";
import { useCreatePath, useRecordContext, useResourceContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { cellFor } from "./cellFor";
import type { ResourceDeclaration, ShowDeclaration } from "./declaration";
import type { Field } from "./fieldsOf";
import { hasPage } from "./hostParts";

/** Returns a column's cell: a declared cell, a link to the show page, or the cell of the field's kind. */
export function listCell({ list, show }: ResourceDeclaration, field: Field): ReactNode {
  const Own = list.cells?.[field.name];
  if (Own !== undefined) return <Own source={field.name} />;
  if (hasPage(show) && field.name === list.columns[0])
    return <ShowLink field={field} titleOf={show?.titleOf} />;
  const Cell = cellFor[field.kind];
  return <Cell source={field.name} />;
}

interface ShowLinkProps {
  readonly field: Field;
  readonly titleOf: ShowDeclaration["titleOf"];
}

/** The value that names a row, as the link to its show page. */
function ShowLink({ field, titleOf }: ShowLinkProps) {
  const createPath = useCreatePath();
  const resource = useResourceContext();
  const record = useRecordContext();
  const Cell = cellFor[field.kind];
  if (resource === undefined || record === undefined) return null;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: "show", id: record.id })}
      sx={{ fontWeight: 600, color: "inherit" }}
    >
      {titleOf?.(record) || <Cell source={field.name} />}
    </Link>
  );
}
