import Add from "@mui/icons-material/Add";
import { Button } from "@mui/material";
import { ColumnsButton, SortButton, useCreatePath } from "react-admin";
import { Link } from "react-router-dom";
import { useIsNarrow } from "../layout/useIsNarrow";
import { useTexts } from "../useTexts";
import type { ResourceDeclaration } from "./declaration";
import { ExportButton } from "./ExportButton";
import type { Field } from "./fieldsOf";
import { ImportButton } from "./ImportButton";
import { useVisibleColumns } from "./ListBody";
import { SavedViewsButton } from "./savedViews/SavedViewsButton";
import { schemaTexts } from "./texts";

interface ListToolsProps {
  readonly columns: readonly Field[];
  readonly declaration: ResourceDeclaration;
}

/** The actions of a whole list: choose columns (on a phone: sort), export, create. */
export function ListTools({ columns: all, declaration }: ListToolsProps) {
  const { name, list, create } = declaration;
  const text = useTexts(schemaTexts);
  const createPath = useCreatePath();
  const columns = useVisibleColumns(all, list);
  const isNarrow = useIsNarrow();
  return (
    <>
      {isNarrow ? <SortButton fields={columns.map((column) => column.name)} /> : <ColumnsButton />}
      <SavedViewsButton hidden={list.hidden} />
      <ExportButton declaration={declaration} />
      {create && <ImportButton resource={name} />}
      {list.actions}
      {create && (
        <Button
          component={Link}
          to={createPath({ resource: name, type: "create" })}
          variant="contained"
          startIcon={<Add />}
        >
          {text("list.create")}
        </Button>
      )}
    </>
  );
}
