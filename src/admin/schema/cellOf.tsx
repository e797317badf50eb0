import type { ReactNode } from "react";
import { cellFor } from "./cellFor";
import type { Declaration } from "./declaration";
import type { Field } from "./fieldsOf";
import { LeadCell } from "./LeadCell";

/** A column's cell in a list: its own, the link that leads to the row's page, or its kind's. */
export function cellOf({ list, show }: Declaration, field: Field): ReactNode {
  const Own = list.cells?.[field.name];
  if (Own !== undefined) return <Own source={field.name} />;
  if (show !== undefined && field.name === list.columns[0]) return <LeadCell field={field} />;
  const Cell = cellFor[field.kind];
  return <Cell source={field.name} />;
}
