import Add from "@mui/icons-material/Add";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import Delete from "@mui/icons-material/Delete";
import { Button, IconButton } from "@mui/material";
import type { ReactNode } from "react";
import {
  ArrayInput,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from "react-admin";
import { useWatch } from "react-hook-form";
import type { Draft } from "./readDraft";

interface FormRowsProps {
  /** The path of the list in the form. */
  readonly source: string;
  /** The values of a row that is added. */
  readonly blank: Draft;
  /** The text of the button that adds a row. */
  readonly add: string;
  /** Returns the name of the button that removes a row. */
  readonly remove: (row: Draft, place: number) => string;
  /** Returns the name of the button that moves a row up. Without it, the rows stay in their order. */
  readonly moveUp?: (place: number) => string;
  /** The columns of a row's inputs, as in CSS. */
  readonly columns: string;
  /** True for a line between two rows. */
  readonly isDivided?: boolean;
  /** The inputs of a row, whose paths begin at the row. */
  readonly children: ReactNode;
}

/** The rows of a list in a form: react-admin's inputs of an array, with named buttons that are always in sight. */
export function FormRows({ source, blank, add, children, isDivided, ...row }: FormRowsProps) {
  const { remove, moveUp, columns } = row;
  return (
    <ArrayInput source={source} label={false} margin="none" sx={{ mb: -1 }}>
      <SimpleFormIterator
        resource={source}
        // A second press of Enter on the button adds a second row. It must not submit the form from the first one.
        disableAutoFocus
        disableClear
        addButton={<AddButton text={add} blank={blank} />}
        removeButton={<RemoveButton nameOf={remove} />}
        reOrderButtons={moveUp && <MoveUpButton nameOf={moveUp} />}
        disableReordering={moveUp === undefined}
        sx={rowsLook(columns, isDivided)}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

const rowsLook = (columns: string, isDivided = false) => ({
  display: "grid",
  gap: 2,
  "& .RaSimpleFormIterator-list": { display: "grid", gap: { xs: 3, sm: isDivided ? 2 : 1.5 } },
  "& .RaSimpleFormIterator-line": { display: "flex", gap: 1.5, borderBottom: "none" },
  ...(isDivided && {
    "& .RaSimpleFormIterator-line + .RaSimpleFormIterator-line": {
      borderTop: 1,
      borderColor: "divider",
      pt: 2,
    },
  }),
  "& .RaSimpleFormIterator-form": {
    flex: 1,
    display: "grid",
    gap: 1.5,
    alignItems: "start",
    gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: columns },
  },
  "& .RaSimpleFormIterator-action": {
    visibility: "visible",
    mt: 0,
    display: "flex",
    flexDirection: { xs: "column", sm: "row" },
    alignItems: "start",
  },
});

function AddButton({ text, blank }: { readonly text: string; readonly blank: Draft }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" startIcon={<Add />} onClick={() => add(blank)}>
      {text}
    </Button>
  );
}

function RemoveButton({ nameOf }: { readonly nameOf: FormRowsProps["remove"] }) {
  const { source } = useSimpleFormIterator();
  const { index, remove } = useSimpleFormIteratorItem();
  const row: unknown = useWatch({ name: `${source}.${index}` });
  return (
    <IconButton aria-label={nameOf({ ...Object(row) }, index + 1)} onClick={remove}>
      <Delete />
    </IconButton>
  );
}

function MoveUpButton({ nameOf }: { readonly nameOf: (place: number) => string }) {
  const { index, reOrder } = useSimpleFormIteratorItem();
  return (
    <IconButton
      aria-label={nameOf(index + 1)}
      disabled={index === 0}
      onClick={() => reOrder(index - 1)}
    >
      <ArrowUpward />
    </IconButton>
  );
}
