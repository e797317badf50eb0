import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material";
import { useId } from "react";
import { Form, FormDataConsumer, ResourceContextProvider } from "react-admin";
import { CorrectionProposal } from "../../../contract/corrections";
import { indiaMoment } from "../formatMoment";
import { FieldInput } from "../schema/FieldInput";
import { fieldsOf } from "../schema/fieldsOf";
import { inputFor } from "../schema/inputFor";
import { type Draft, readDraft } from "../schema/readDraft";
import { useChoiceName } from "../schema/useResourceTexts";
import { useScreenTexts } from "../useScreenTexts";
import { ScanCorrection } from "./corrections";
import { SettlementInput } from "./SettlementInput";
import { correctionsTexts } from "./screenTexts";
import {
  asksForTime,
  type ExceptionRow,
  isSettlementName,
  proposalOf,
  settlementsOf,
} from "./settlements";
import { useSettle } from "./useSettle";

const [at, reason] = fieldsOf(CorrectionProposal, ["at", "reason"]);

/** The exception whose row the dialog stands in is not what the form begins with. */
const noRecord = {};

interface SettleDialogProps {
  readonly exception: ExceptionRow;
  readonly onClose: () => void;
}

/** Asks how an exception is to be settled, and why. What is refused is said here, and nothing typed is lost. */
export function SettleDialog({ exception, onClose }: SettleDialogProps) {
  const texts = useScreenTexts(correctionsTexts);
  const nameOf = useChoiceName();
  const title = useId();
  const { error, isBusy, settle } = useSettle(onClose);
  const text = (key: string, values = {}) => texts(`settle.${key}`, values);
  const ways = settlementsOf(exception);
  const read = ({ settlement, ...typed }: Draft) => {
    const way = isSettlementName(settlement) ? settlement : "confirm";
    const proposal = proposalOf(way, exception, typed);
    return proposal.action === "CONFIRM"
      ? readDraft(CorrectionProposal, proposal)
      : readDraft(ScanCorrection, proposal);
  };
  const validate = (draft: Draft) => {
    const answer = read(draft);
    return answer.ok ? {} : answer.errors;
  };
  const submit = async (draft: Draft) => {
    const answer = read(draft);
    return answer.ok ? settle(answer.value) : answer.errors;
  };

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={title}
      fullWidth
      maxWidth="sm"
    >
      <ResourceContextProvider value="corrections">
        <Form
          record={noRecord}
          defaultValues={{ settlement: ways[0] }}
          validate={validate}
          onSubmit={submit}
          mode="onTouched"
          noValidate
        >
          <DialogTitle id={title}>
            {text("title", { kind: nameOf("kind", exception.kind ?? "") })}
          </DialogTitle>
          <DialogContent>
            <Summary exception={exception} />
            <SettlementInput exception={exception} names={ways} />
            <FormDataConsumer>
              {({ formData: { settlement } }) =>
                at &&
                isSettlementName(settlement) &&
                asksForTime(settlement) && <inputFor.instant field={at} isRequired />
              }
            </FormDataConsumer>
            {reason && <FieldInput field={reason} isRequired multiline minRows={2} />}
            {error !== undefined && <Alert severity="error">{error}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={isBusy}>
              {text("cancel")}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              {text("submit")}
            </Button>
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  );
}

/** Whom it is about, when, and what is wrong. */
function Summary({ exception }: { readonly exception: ExceptionRow }) {
  const { name, barcodeId, checkIn, checkOut, at, detail } = exception;
  const who = [name, barcodeId].filter(Boolean).join(" · ");
  const when = [checkIn ?? at, checkOut].filter(Boolean).map((moment) => indiaMoment(moment));
  return (
    <DialogContentText component="div" sx={{ overflowWrap: "anywhere" }}>
      <strong>{who}</strong>
      <div>{when.join(" – ")}</div>
      <div>{detail}</div>
    </DialogContentText>
  );
}
