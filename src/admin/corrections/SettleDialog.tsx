import { Box } from "@mui/material";
import { FormDataConsumer } from "react-admin";
import { CorrectionProposal } from "../../../contract/corrections";
import { indiaSpan } from "../formatMoment";
import { fieldsOf } from "../schema/fieldsOf";
import { inputFor } from "../schema/inputFor";
import { type Draft, readDraft } from "../schema/readDraft";
import { useChoiceName } from "../schema/useResourceTexts";
import { useTexts } from "../useTexts";
import { CorrectionDialog } from "./CorrectionDialog";
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

const [at] = fieldsOf(CorrectionProposal, ["at"]);

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

/** The chosen way needs a time that the person enters. */
const needsTime = ({ settlement }: Draft) =>
  isSettlementName(settlement) && asksForTime(settlement);

/** Asks how to settle exceptions, with one reason for all. */
export function SettleDialog({ exceptions, onClose, onDone }: SettleDialogProps) {
  const text = useTexts(correctionsTexts);
  const nameOf = useChoiceName();
  const close = () => {
    onDone?.();
    onClose();
  };
  const { error, refused, isBusy, settle } = useSettle(close);
  const left = exceptions.filter(({ id }) => !refused.has(String(id)));
  const only = exceptions.length === 1 ? exceptions[0] : undefined;
  const ways = settlementsOfAll(exceptions);
  const readAll = (draft: Draft) => left.map((exception) => readProposal(exception, draft));
  const errorsIn = (draft: Draft) => readAll(draft).find((answer) => !answer.ok)?.errors ?? {};
  const submit = (draft: Draft) =>
    settle(
      readAll(draft).flatMap((answer) => (answer.ok ? [answer.value] : [])),
      { asksForTime: needsTime(draft) },
    );

  return (
    <CorrectionDialog
      title={
        only
          ? text("settle.title", { kind: nameOf("kind", only.kind ?? "") })
          : text("settle.titleTogether", { smart_count: left.length })
      }
      summary={<Summary exceptions={left} />}
      defaultValues={{ settlement: ways[0] }}
      validate={errorsIn}
      onSubmit={submit}
      confirm={only ? text("settle.submit") : text("settle.together", { smart_count: left.length })}
      isDone={left.length === 0}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
    >
      <SettlementInput exceptions={exceptions} names={ways} />
      <FormDataConsumer>
        {({ formData }) => at && needsTime(formData) && <inputFor.instant field={at} isRequired />}
      </FormDataConsumer>
    </CorrectionDialog>
  );
}

/** The name and the barcode. An unknown badge has its barcode as its name, which is not repeated. */
const whoIn = ({ name, barcodeId }: ExceptionRow) =>
  [...new Set([name, barcodeId])].filter(Boolean).join(" · ");

/** The summary names this many exceptions and counts the others. */
const namedAtMost = 5;

/** Whom they are about, when, and what is wrong. */
function Summary({ exceptions }: Pick<SettleDialogProps, "exceptions">) {
  const text = useTexts(correctionsTexts);
  const more = exceptions.length - namedAtMost;
  return (
    <>
      {exceptions.slice(0, namedAtMost).map((exception) => (
        <Box key={exception.id} sx={{ mb: 1 }}>
          <strong>{whoIn(exception)}</strong>
          <div>{indiaSpan(exception.checkIn ?? exception.at, exception.checkOut)}</div>
          <div>{exception.detail}</div>
        </Box>
      ))}
      {more > 0 && text("settle.more", { smart_count: more })}
    </>
  );
}
