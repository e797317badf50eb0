import { Alert } from "@mui/material";
import type { ComponentProps, ReactNode } from "react";
import { ResourceContextProvider } from "react-admin";
import { CorrectionProposal } from "../../../contract/corrections";
import { FieldInput } from "../schema/FieldInput";
import { FormDialog } from "../schema/FormDialog";
import { fieldsOf } from "../schema/fieldsOf";
import { useTexts } from "../useTexts";
import { correctionsTexts } from "./screenTexts";

const [reason] = fieldsOf(CorrectionProposal, ["reason"]);

type FormProps = ComponentProps<typeof FormDialog>;

interface CorrectionDialogProps
  extends Pick<FormProps, "title" | "confirm" | "defaultValues" | "validate" | "onSubmit"> {
  /** What is corrected. */
  readonly summary: ReactNode;
  /** True if nothing is left to be corrected. */
  readonly isDone?: boolean;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onClose: () => void;
  /** The inputs above the reason. */
  readonly children: ReactNode;
}

/** The form of a correction and its reason. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { summary, isDone = false, error, onClose, children, ...form } = props;
  const text = useTexts(correctionsTexts);
  return (
    <ResourceContextProvider value="corrections">
      <FormDialog
        {...form}
        validates="onTouched"
        question={summary}
        cancel={text("settle.cancel")}
        color="primary"
        isDisabled={isDone}
        onCancel={onClose}
      >
        {children}
        {reason && <FieldInput field={reason} isRequired multiline minRows={2} />}
        {error !== undefined && <Alert severity="error">{error}</Alert>}
      </FormDialog>
    </ResourceContextProvider>
  );
}
