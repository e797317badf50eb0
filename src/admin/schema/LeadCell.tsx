import { Link } from "@mui/material";
import { useCreatePath, useRecordContext, useResourceContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { cellFor } from "./cellFor";
import type { Field } from "./fieldsOf";

/** The value that names a row, as the link to its show page. */
export function LeadCell({ field }: { readonly field: Field }) {
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
      <Cell source={field.name} />
    </Link>
  );
}
