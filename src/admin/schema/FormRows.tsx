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
  /** Returns the values of a row that is added. */
  readonly blank: () => Draft;
  /** The text of the button that adds a row. */
  readonly add: string;
  /** The number of rows that a list may have. */
  readonly most?: number;
  /** Returns the name of the button that removes a row. Without it, the row has a button of its own. */
  readonly remove?: (row: Draft, place: number) => string;
  /** Returns the name of the button that moves a row up. Without it, the rows stay in their order. */
  readonly moveUp?: (place: number) => string;
  /** The columns of a row's inputs, as in CSS. The default is one column. */
  readonly columns?: string;
  /** True for a line between two rows. */
  readonly isDivided?: boolean;
  /** The inputs of a row, whose paths begin at the row. */
  readonly children: ReactNode;
}

/** The rows of a list in a form: react-admin's inputs of an array, with named buttons that are always in sight. */
export function FormRows(props: FormRowsProps) {
  const { source, blank, add, most, remove, moveUp, children } = props;
  return (
    <ArrayInput source={source} label={false} helperText={false} margin="none">
      <SimpleFormIterator
        resource={source}
        // A second press of Enter on the button adds a second row. It must not submit the form from the first one.
        disableAutoFocus
        disableClear
        addButton={<AddButton text={add} blank={blank} most={most} />}
        removeButton={remove && <RemoveButton nameOf={remove} />}
        disableRemove={remove === undefined}
        reOrderButtons={moveUp && <MoveUpButton nameOf={moveUp} />}
        disableReordering={moveUp === undefined}
        sx={rowsLook(props)}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

const rowsLook = ({ columns, remove, isDivided = false }: FormRowsProps) => ({
  display: "grid",
  gap: columns === undefined ? 3 : 2,
  "& .RaSimpleFormIterator-list": {
    display: "grid",
    gap: isDivided ? 2 : { xs: 3, sm: columns === undefined ? 3 : 1.5 },
  },
  "& .RaSimpleFormIterator-list:empty": { display: "none" },
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
    gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: columns ?? "minmax(0, 1fr)" },
  },
  "& .RaSimpleFormIterator-action": {
    visibility: "visible",
    mt: 0,
    display: remove ? "flex" : "none",
    flexDirection: { xs: "column", sm: "row" },
    alignItems: "start",
  },
});

interface AddButtonProps extends Pick<FormRowsProps, "blank"> {
  readonly text: string;
  readonly most: number | undefined;
}

function AddButton({ text, blank, most = Number.POSITIVE_INFINITY }: AddButtonProps) {
  const { add, total } = useSimpleFormIterator();
  return (
    <Button
      variant="outlined"
      startIcon={<Add />}
      disabled={total >= most}
      onClick={() => add(blank())}
    >
      {text}
    </Button>
  );
}

function RemoveButton({ nameOf }: { readonly nameOf: NonNullable<FormRowsProps["remove"]> }) {
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
