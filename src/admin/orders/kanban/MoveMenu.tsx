import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Divider,
  Menu,
  MenuItem,
  TextField,
} from "@mui/material";
import { type FormEvent, useId, useState } from "react";
import { type OrderStatus, targetsOf } from "../../../../contract/orders";
import { editCallOf } from "../../../api/resources";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { useTexts } from "../../useTexts";
import { kanbanTexts } from "../screenTexts";
import type { KanbanOrder } from "./kanbanRules";
import { type PendingMove, useMoveOrder } from "./useKanbanMoves";

export type MoveChoice = Readonly<{ order: KanbanOrder; button: HTMLElement }>;

interface MoveMenuProps {
  readonly choice: MoveChoice | undefined;
  readonly onChoose: (order: KanbanOrder, to: OrderStatus) => void;
  readonly onEdit: (order: KanbanOrder) => void;
  readonly onCancel: (order: KanbanOrder) => void;
  readonly onClose: () => void;
}

/** Lists the columns an order may move to, as an alternative to dragging, with edit and cancel. */
export function MoveMenu({ choice, onChoose, onEdit, onCancel, onClose }: MoveMenuProps) {
  const text = useTexts(kanbanTexts);
  if (choice === undefined) return null;
  const { order, button } = choice;
  return (
    <Menu anchorEl={button} open onClose={onClose}>
      {targetsOf(order.status).map((status) => (
        <MenuItem key={status} onClick={() => onChoose(order, status)}>
          {text(`columns.${status}`)}
        </MenuItem>
      ))}
      {editCallOf("orders") !== undefined && [
        <Divider key="divider" />,
        <MenuItem key="edit" onClick={() => onEdit(order)}>
          {text("menu.edit")}
        </MenuItem>,
        <MenuItem key="cancel" onClick={() => onCancel(order)} sx={{ color: "error.main" }}>
          {text("menu.cancel")}
        </MenuItem>,
      ]}
    </Menu>
  );
}

interface ConfirmMoveDialogProps extends PendingMove {
  readonly onClose: () => void;
}

/** Asks before an order is completed or shipped; a shipped one needs its transport number. */
export function ConfirmMoveDialog({ order, to, onClose }: ConfirmMoveDialogProps) {
  const text = useTexts(kanbanTexts);
  const title = useId();
  const { error, isBusy, confirm } = useConfirmMove({ order, to }, onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void confirm(String(new FormData(event.currentTarget).get("transportNumber") ?? ""));
  };

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={title}
      fullWidth
      maxWidth="sm"
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={title}>{text(`confirm.${to}.title`)}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text(`confirm.${to}.question`, { id: order.id })}</DialogContentText>
          {to === "SHIPPED" && (
            <TextField
              name="transportNumber"
              label={text("confirm.transportNumber")}
              placeholder={text("confirm.placeholder")}
              autoFocus
              required
              fullWidth
              margin="normal"
              slotProps={{ htmlInput: { maxLength: 60 }, inputLabel: { shrink: true } }}
            />
          )}
          {error !== undefined && <Alert severity="error">{error}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {text("confirm.cancel")}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy}
            autoFocus={to === "COMPLETED"}
          >
            {text(`confirm.${isBusy ? "processing" : "confirm"}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Sends a confirmed move once. After an error the dialog keeps the typed values. */
function useConfirmMove({ order, to }: PendingMove, onDone: () => void) {
  const text = useTexts(kanbanTexts);
  const { mutateAsync } = useMoveOrder();
  const [error, setError] = useState<string>();

  const [confirm, isBusy] = useSubmitOnce(async (typed: string) => {
    const transportNumber = typed.trim();
    if (to === "SHIPPED" && transportNumber === "") return setError(text("confirm.missing"));
    setError(undefined);
    try {
      await mutateAsync({ order, to, transportNumber });
      onDone();
    } catch (error) {
      setError(text("failed", { message: error instanceof Error ? error.message : String(error) }));
    }
  });

  return { error, isBusy, confirm };
}
