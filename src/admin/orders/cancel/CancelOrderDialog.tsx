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
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { RecordId } from "../../../api/readRow";
import type { PlantDataProvider } from "../../../dataProvider";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { serverMessage } from "../../serverMessage";
import { useScreenTexts } from "../../useScreenTexts";
import { whileSignedIn } from "../../useSessionEnd";
import { cancelTexts } from "./screenTexts";

interface CancelOrderDialogProps {
  readonly id: RecordId;
  readonly onClose: () => void;
}

/** Asks why an order is cancelled, and cancels it. An error is said in the dialog, where the reason still stands. */
export default function CancelOrderDialog({ id, onClose }: CancelOrderDialogProps) {
  const text = useScreenTexts(cancelTexts);
  const titleId = useId();
  const { error, isMissing, isBusy, cancel } = useCancellation(id, onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void cancel(String(new FormData(event.currentTarget).get("reason") ?? ""));
  };

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{text("title", { id })}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text("text")}</DialogContentText>
          <TextField
            name="reason"
            label={text("reason")}
            error={isMissing}
            helperText={text(isMissing ? "missing" : "reasonHint")}
            autoFocus
            required
            fullWidth
            margin="normal"
            slotProps={{ htmlInput: { maxLength: 300, autoComplete: "off" } }}
          />
          {error !== undefined && <Alert severity="error">{error}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy}>
            {text("keep")}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={isBusy}>
            {text("confirm")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Sends a cancellation once. What failed may have been somebody else's move: the orders are read again. */
function useCancellation(id: RecordId, onDone: () => void) {
  const host = useDataProvider<PlantDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const text = useScreenTexts(cancelTexts);
  const [error, setError] = useState<string>();
  const [isMissing, setMissing] = useState(false);

  const [cancel, isBusy] = useSubmitOnce(async (typed: string) => {
    const reason = typed.trim();
    setError(undefined);
    setMissing(reason === "");
    if (reason === "") return;
    try {
      await whileSignedIn(host.cancelOrder(id, reason));
      notify(text("done", { id }), { type: "success" });
      onDone();
    } catch (error) {
      setError(serverMessage(error, text("failed")));
    }
    void queryClient.invalidateQueries({ queryKey: ["orders"] });
  });

  return { error, isMissing, isBusy, cancel };
}
