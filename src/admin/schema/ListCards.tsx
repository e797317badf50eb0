import { Box, Paper, Stack } from "@mui/material";
import { RecordContextProvider, useListContext } from "react-admin";
import type { ResourceDeclaration } from "./declaration";
import { FieldList } from "./FieldList";
import type { Field } from "./fieldsOf";
import { listCell } from "./listCell";
import { RowActions } from "./RowActions";
import { SelectRow } from "./SelectColumn";
import { useBulkActions } from "./useBulkActions";

interface ListCardsProps {
  readonly columns: readonly Field[];
  readonly declaration: ResourceDeclaration;
}

/** A list's rows as cards, for screens too narrow for a table. */
export function ListCards({ columns, declaration }: ListCardsProps) {
  const { data = [] } = useListContext();
  const bulk = useBulkActions(declaration);
  const [lead, ...others] = columns;
  const shown = others.filter(({ name }) => !declaration.list.hidden?.includes(name));
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
              {lead && <Box sx={{ flexGrow: 1, minWidth: 0 }}>{listCell(declaration, lead)}</Box>}
              {bulk && <SelectRow isSelectable={bulk.isSelectable} />}
            </Box>
            <FieldList fields={shown} cell={(field) => listCell(declaration, field)} />
            <RowActions list={declaration.list} />
          </Paper>
        </RecordContextProvider>
      ))}
    </Stack>
  );
}
