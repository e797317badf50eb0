import { Box, Link, Paper, Stack, type Theme } from "@mui/material";
import { type ReactNode, Suspense } from "react";
import {
  DataTable,
  type RaRecord,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { scrollShadow } from "../theme/plantTheme";
import { cellFor, FieldList, hasValue } from "./cellFor";
import type { ListDeclaration, ResourceDeclaration, ShowDeclaration } from "./declaration";
import { type Field, isMoment, isNumeric } from "./fieldsOf";
import { hasPage, hasRowActions } from "./hostParts";
import { SelectColumn, SelectRow, useBulkActions } from "./selection";
import { schemaTexts } from "./texts";

type ListTableProps = Readonly<{ columns: readonly Field[]; declaration: ResourceDeclaration }>;

/** A finger needs larger rows than a mouse. */
const dense = {
  "& td": { py: 0.625 },
  "& td .MuiButton-root, & td .MuiIconButton-root": { minHeight: 30, py: 0.25 },
  "& td .MuiCheckbox-root": { minHeight: 28, p: 0.25, my: -0.5 },
} as const;

/** Keeps the row's actions in view. The edge is a shadow, because a table's borders scroll away with its cells. */
const inSight = {
  position: "sticky",
  right: 0,
  zIndex: 1,
  bgcolor: "background.paper",
  boxShadow: ({ palette }: Theme) => `inset 1px 0 ${palette.divider}`,
  "@media (pointer: fine)": { "&&": { py: 0 } },
} as const;

/** Returns the style of the first column. A name gets a minimum width, a number does not. */
const firstColumn = ([first]: readonly Field[]) =>
  first?.kind === "id" ? { whiteSpace: "nowrap" } : { minWidth: "12em" };

/** Dates stay on one line. Texts of several lines get a minimum width. */
function widthOf({ kind }: Field) {
  if (isMoment(kind)) return { whiteSpace: "nowrap" };
  return kind === "paragraph" ? { minWidth: "14em" } : {};
}

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
          // A long name, such as another host may have, must not push the other columns out of sight.
          "& td": { py: 1, maxWidth: "26em", overflowWrap: "break-word" },
          "@media (pointer: fine)": dense,
          // If rows can be selected, the checkboxes are the first column.
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

type ListCardsProps = Readonly<{ columns: readonly Field[]; declaration: ResourceDeclaration }>;

export function ListCards({ columns, declaration }: ListCardsProps) {
  const { data = [] } = useListContext();
  const bulk = useBulkActions(declaration);
  const [lead, ...others] = columns;
  const { hidden = [], cells = {} } = declaration.list;
  /** Returns a card's fields: those with a value, and those with a declared cell, which may show something without a value. */
  const shownOf = (record: RaRecord) =>
    others.filter(
      ({ name }) => !hidden.includes(name) && (name in cells || hasValue(record[name])),
    );
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, gap: 1.5, listStyle: "none" }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Paper
            component="li"
            variant="outlined"
            sx={{ p: 2, display: "grid", gap: 1.5, "& > :empty": { display: "none" } }}
          >
            <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
              {lead && (
                <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                  {listCell(declaration, lead)}
                </Box>
              )}
              {bulk && <SelectRow isSelectable={bulk.isSelectable} />}
            </Box>
            <FieldList fields={shownOf(record)} cell={(field) => listCell(declaration, field)} />
            <RowActions list={declaration.list} />
          </Paper>
        </RecordContextProvider>
      ))}
    </Stack>
  );
}

/** Returns a column's cell: a declared cell, a link to the show page, or the cell of the field's kind. */
function listCell({ list, show }: ResourceDeclaration, field: Field): ReactNode {
  const Own = list.cells?.[field.name];
  if (Own !== undefined) return <Own source={field.name} />;
  if (hasPage(show) && field.name === list.columns[0])
    return <ShowLink field={field} titleOf={show?.titleOf} />;
  const Cell = cellFor[field.kind];
  return <Cell source={field.name} />;
}

type ShowLinkProps = Readonly<{ field: Field; titleOf: ShowDeclaration["titleOf"] }>;

function ShowLink({ field, titleOf }: ShowLinkProps) {
  const createPath = useCreatePath();
  const translate = useTranslate();
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
      {titleOf?.(record, translate) || <Cell source={field.name} />}
    </Link>
  );
}

/** The actions of a row. Its box is empty only if the row has none; a card then hides it. */
function RowActions({ list }: { readonly list: ListDeclaration }) {
  if (!hasRowActions(list)) return null;
  return (
    <Box
      sx={{
        minHeight: 44,
        "td > &": { "@media (pointer: fine)": { minHeight: 30 } },
        display: "flex",
        flexWrap: "wrap",
        gap: 1,
        alignItems: "center",
      }}
    >
      <Suspense fallback={<span />}>{list.rowActions}</Suspense>
    </Box>
  );
}
