import { Paper, type Theme } from "@mui/material";
import { DataTable } from "react-admin";
import { scrollShadow } from "../theme/scrollShadow";
import { useTexts } from "../useTexts";
import type { ResourceDeclaration } from "./declaration";
import { isMoment, isNumeric } from "./fieldKind";
import type { Field } from "./fieldsOf";
import { hasRowActions } from "./hostParts";
import { listCell } from "./listCell";
import { RowActions } from "./RowActions";
import { SelectColumn } from "./SelectColumn";
import { schemaTexts } from "./texts";
import { useBulkActions } from "./useBulkActions";

interface ListTableProps {
  readonly columns: readonly Field[];
  readonly declaration: ResourceDeclaration;
}

/**
 * The row's actions stay in view while the table scrolls to the right. The edge is a shadow, because a table's own
 * borders scroll away with its cells.
 */
const inSight = {
  position: "sticky",
  right: 0,
  zIndex: 1,
  bgcolor: "background.paper",
  boxShadow: ({ palette }: Theme) => `inset 1px 0 ${palette.divider}`,
} as const;

/** A name in the first column gets a minimum width; a number does not. */
const firstColumn = ([first]: readonly Field[]) =>
  first?.kind === "id" ? { whiteSpace: "nowrap" } : { minWidth: "12em" };

/** Dates stay on one line. Texts of several lines get a minimum width. */
function widthOf({ kind }: Field) {
  if (isMoment(kind)) return { whiteSpace: "nowrap" };
  return kind === "paragraph" ? { minWidth: "14em" } : {};
}

/** A list's rows as a table whose columns sort, hide and change places. */
export function ListTable({ columns, declaration }: ListTableProps) {
  const text = useTexts(schemaTexts);
  const bulk = useBulkActions(declaration);
  return (
    <Paper variant="outlined" sx={scrollShadow}>
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        hiddenColumns={[...(declaration.list.hidden ?? [])]}
        sx={{
          "& th": { whiteSpace: "nowrap" },
          "& th, & td": { px: 1.25 },
          // Names longer than ours must not push the other columns out of sight.
          "& td": { py: 1, maxWidth: "26em", overflowWrap: "break-word" },
          // The first one has the boxes by which rows are chosen, where they can be.
          [`& td:nth-of-type(${bulk ? 2 : 1})`]: firstColumn(columns),
        }}
      >
        {bulk && <SelectColumn isSelectable={bulk.isSelectable} />}
        {columns.map((field) => (
          <DataTable.Col
            key={field.name}
            source={field.name}
            align={isNumeric(field.kind) ? "right" : "left"}
            sx={widthOf(field)}
          >
            {listCell(declaration, field)}
          </DataTable.Col>
        ))}
        {hasRowActions(declaration.list) && (
          <DataTable.Col label={text("list.actions")} disableSort sx={inSight}>
            <RowActions list={declaration.list} />
          </DataTable.Col>
        )}
      </DataTable>
    </Paper>
  );
}
