import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material";
import { type ReactNode, useId } from "react";
import { Form, ResourceContextProvider } from "react-admin";
import { CorrectionProposal } from "../../../contract/corrections";
import type { FieldErrors } from "../../../contract/errors";
import { FieldInput } from "../schema/FieldInput";
import { fieldsOf } from "../schema/fieldsOf";
import type { Draft } from "../schema/readDraft";
import { useScreenTexts } from "../useScreenTexts";
import { correctionsTexts } from "./screenTexts";

const [reason] = fieldsOf(CorrectionProposal, ["reason"]);

/** Keeps the form from starting with the record of the page around the dialog. */
const noRecord = {};

/** Keeps the buttons in view while the content scrolls. */
const scrollingContent = { "& form": { display: "flex", flexDirection: "column", minHeight: 0 } };

interface CorrectionDialogProps {
  readonly title: string;
  /** What is corrected. */
  readonly summary: ReactNode;
  readonly defaultValues: Draft;
  readonly validate: (draft: Draft) => FieldErrors;
  readonly onSubmit: (draft: Draft) => Promise<FieldErrors | undefined>;
  readonly submitLabel: string;
  /** Nothing is left to be corrected. */
  readonly isDone?: boolean;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onClose: () => void;
  /** The inputs above the reason. */
  readonly children: ReactNode;
}

/** The form of a correction and its reason. Shows a refusal in the dialog and keeps the input. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { isBusy, isDone = false, error, onClose } = props;
  const text = useScreenTexts(correctionsTexts);
  const title = useId();
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={title}
      fullWidth
      maxWidth="sm"
      sx={scrollingContent}
    >
      <ResourceContextProvider value="corrections">
        <Form
          record={noRecord}
          defaultValues={props.defaultValues}
          validate={props.validate}
          onSubmit={props.onSubmit}
          mode="onTouched"
          noValidate
        >
          <DialogTitle id={title}>{props.title}</DialogTitle>
          <DialogContent>
            <DialogContentText component="div" sx={{ overflowWrap: "anywhere" }}>
              {props.summary}
            </DialogContentText>
            {props.children}
            {reason && <FieldInput field={reason} isRequired multiline minRows={2} />}
            {error !== undefined && <Alert severity="error">{error}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={isBusy}>
              {text("settle.cancel")}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy} disabled={isDone}>
              {props.submitLabel}
            </Button>
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  );
}
