import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from "@mui/material";
import { type FormEvent, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { type PendingMove, useMoveOrder } from "./useKanbanMoves";

interface ConfirmMoveDialogProps extends PendingMove {
  readonly onClose: () => void;
}

/** Asks before an order is completed or shipped; a shipped one needs its transport number. */
export function ConfirmMoveDialog({ order, to, onClose }: ConfirmMoveDialogProps) {
  const translate = useTranslate();
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
        <DialogTitle id={title}>{translate(`plant.kanban.confirm.${to}.title`)}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {translate(`plant.kanban.confirm.${to}.question`, { id: order.id })}
          </DialogContentText>
          {to === "SHIPPED" && (
            <TextField
              name="transportNumber"
              label={translate("plant.kanban.confirm.transportNumber")}
              placeholder={translate("plant.kanban.confirm.placeholder")}
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
            {translate("plant.kanban.confirm.cancel")}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy}
            autoFocus={to === "COMPLETED"}
          >
            {translate(`plant.kanban.confirm.${isBusy ? "processing" : "confirm"}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/**
 * Sends a confirmed move once. The dialog shows an error and keeps the typed values; the kanban is refetched.
 */
function useConfirmMove({ order, to }: PendingMove, onDone: () => void) {
  const translate = useTranslate();
  const { mutateAsync } = useMoveOrder();
  const [error, setError] = useState<string>();

  const [confirm, isBusy] = useSubmitOnce(async (typed: string) => {
    const transportNumber = typed.trim();
    if (to === "SHIPPED" && transportNumber === "")
      return setError(translate("plant.kanban.confirm.missing"));
    setError(undefined);
    try {
      await mutateAsync({ order, to, transportNumber });
      onDone();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setError(translate("plant.kanban.failed", { message }));
    }
  });

  return { error, isBusy, confirm };
}
