import {
  Alert,
  Box,
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
  settlementsOfAll,
} from "./settlements";
import { useSettle } from "./useSettle";

const [at, reason] = fieldsOf(CorrectionProposal, ["at", "reason"]);

/** The exception whose row the dialog stands in is not what the form begins with. */
const noRecord = {};

interface SettleDialogProps {
  readonly exceptions: readonly ExceptionRow[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Reads what was typed as the correction of one exception, by the schema that the host has for it. */
function readProposal(exception: ExceptionRow, { settlement, ...typed }: Draft) {
  const way = isSettlementName(settlement) ? settlement : "confirm";
  const proposal = proposalOf(way, exception, typed);
  return proposal.action === "CONFIRM"
    ? readDraft(CorrectionProposal, proposal)
    : readDraft(ScanCorrection, proposal);
}

/** Asks how to settle exceptions, with one reason for all. Shows a refusal in the dialog and keeps the input. */
export function SettleDialog({ exceptions, onClose, onDone }: SettleDialogProps) {
  const texts = useScreenTexts(correctionsTexts);
  const nameOf = useChoiceName();
  const title = useId();
  const close = () => {
    onDone?.();
    onClose();
  };
  const { error, refused, isBusy, settle } = useSettle(close);
  const text = (key: string, values = {}) => texts(`settle.${key}`, values);
  const left = exceptions.filter(({ id }) => !refused.has(String(id)));
  const only = exceptions.length === 1 ? exceptions[0] : undefined;
  const ways = settlementsOfAll(exceptions);
  const readAll = (draft: Draft) => left.map((exception) => readProposal(exception, draft));
  const errorsIn = (draft: Draft) => readAll(draft).find((answer) => !answer.ok)?.errors ?? {};
  const submit = (draft: Draft) =>
    settle(readAll(draft).flatMap((answer) => (answer.ok ? [answer.value] : [])));

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
          validate={errorsIn}
          onSubmit={submit}
          mode="onTouched"
          noValidate
        >
          <DialogTitle id={title}>
            {only
              ? text("title", { kind: nameOf("kind", only.kind ?? "") })
              : text("titleTogether", { smart_count: left.length })}
          </DialogTitle>
          <DialogContent>
            <Summary exceptions={left} />
            <SettlementInput exceptions={exceptions} names={ways} />
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
            <Button type="submit" variant="contained" loading={isBusy} disabled={left.length === 0}>
              {only ? text("submit") : text("together", { smart_count: left.length })}
            </Button>
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  );
}

/** The name and the barcode, or one of them if they are the same: an unknown badge has its barcode as its name. */
const whoIn = ({ name, barcodeId }: ExceptionRow) =>
  [...new Set([name, barcodeId])].filter(Boolean).join(" · ");

/** The summary names this many exceptions and counts the others. */
const namedAtMost = 5;

/** Whom they are about, when, and what is wrong. */
function Summary({ exceptions }: Pick<SettleDialogProps, "exceptions">) {
  const texts = useScreenTexts(correctionsTexts);
  const more = exceptions.length - namedAtMost;
  return (
    <DialogContentText component="div" sx={{ overflowWrap: "anywhere" }}>
      {exceptions.slice(0, namedAtMost).map((exception) => (
        <Box key={exception.id} sx={{ mb: 1 }}>
          <strong>{whoIn(exception)}</strong>
          <div>{whenOf(exception)}</div>
          <div>{exception.detail}</div>
        </Box>
      ))}
      {more > 0 && texts("settle.more", { smart_count: more })}
    </DialogContentText>
  );
}

const whenOf = ({ checkIn, checkOut, at }: ExceptionRow) =>
  [checkIn ?? at, checkOut]
    .filter(Boolean)
    .map((moment) => indiaMoment(moment))
    .join(" – ");
