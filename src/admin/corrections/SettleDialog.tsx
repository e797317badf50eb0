import { Box } from "@mui/material";
import { useState } from "react";
import { FormDataConsumer } from "react-admin";
import { CorrectionProposal } from "../../../contract/corrections";
import type { Validation } from "../../../contract/errors";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment, indiaSpan } from "../formatMoment";
import { fieldsOf } from "../schema/fieldsOf";
import { inputFor } from "../schema/inputFor";
import { type Draft, readDraft } from "../schema/readDraft";
import { useChoiceName } from "../schema/useResourceTexts";
import { repliedErrors } from "../sending";
import { CorrectionDialog, type Corrections } from "./CorrectionDialog";
import { ScanCorrection } from "./corrections";
import { RadioInput } from "./RadioInput";
import {
  asksForTime,
  type ExceptionRow,
  isSettlementName,
  proposalOf,
  type SettlementName,
  scanOf,
  settlementsOfAll,
} from "./settlements";
import { correctionsTexts } from "./texts";

const [at] = fieldsOf(CorrectionProposal, ["at"]);

interface SettleDialogProps {
  readonly exceptions: readonly ExceptionRow[];
  /** The reason that the form begins with. */
  readonly reason?: string;
  readonly onClose: () => void;
  readonly onDone?: (reason: string) => void;
}

function readProposal(exception: ExceptionRow, { settlement, ...typed }: Draft) {
  const way = isSettlementName(settlement) ? settlement : "confirm";
  const proposal = proposalOf(way, exception, typed);
  return proposal.action === "CONFIRM"
    ? readDraft(CorrectionProposal, proposal)
    : readDraft(ScanCorrection, proposal);
}

const needsTime = ({ settlement }: Draft) =>
  isSettlementName(settlement) && asksForTime(settlement);

/**
 * Asks how to settle exceptions, with one reason for all. Exceptions that the host refuses are removed from the list.
 */
export function SettleDialog({ exceptions, reason = "", onClose, onDone }: SettleDialogProps) {
  const text = useTexts(correctionsTexts);
  const nameOf = useChoiceName();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const left = exceptions.filter(({ id }) => !refused.includes(String(id)));
  const only = exceptions.length === 1 ? exceptions[0] : undefined;
  const ways = settlementsOfAll(exceptions);
  const read = (draft: Draft): Validation<Corrections> => {
    const answers = left.map((exception) => readProposal(exception, draft));
    const invalid = answers.find((answer) => !answer.ok);
    if (invalid && !invalid.ok) return invalid;
    const corrections = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    return { ok: true, value: { corrections, asksForTime: needsTime(draft) } };
  };
  /** Returns the host's messages. Messages about one exception are by field, messages about several by exception. */
  const errorsIn = (failure: unknown) => {
    const errors = repliedErrors(failure);
    if (left.length === 1) return errors;
    setRefused([...refused, ...Object.keys(errors ?? {})]);
    return undefined;
  };

  return (
    <CorrectionDialog
      title={
        only
          ? text("settle.title", { kind: nameOf("kind", only.kind ?? "") })
          : text("settle.titleTogether", { smart_count: left.length })
      }
      question={<Summary exceptions={left} />}
      defaultValues={{ settlement: ways[0], reason }}
      read={read}
      confirm={only ? text("settle.submit") : text("settle.together", { smart_count: left.length })}
      isDisabled={left.length === 0}
      errorsIn={errorsIn}
      {...(onDone && { onDone })}
      onClose={onClose}
    >
      <SettlementInput exceptions={exceptions} names={ways} />
      <FormDataConsumer>
        {({ formData }) => at && needsTime(formData) && <inputFor.instant field={at} isRequired />}
      </FormDataConsumer>
    </CorrectionDialog>
  );
}

/** Returns the name and the barcode. An unknown badge has its barcode as its name, which is not repeated. */
const whoIn = ({ name, barcodeId }: ExceptionRow) =>
  [...new Set([name, barcodeId])].filter(Boolean).join(" · ");

const namedAtMost = 5;

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

const confirmations = correctionsTexts.english.settle.confirm;

interface SettlementInputProps {
  readonly exceptions: readonly ExceptionRow[];
  readonly names: readonly SettlementName[];
}

function SettlementInput({ exceptions, names }: SettlementInputProps) {
  const text = useTexts(correctionsTexts);
  const [exception, ...more] = exceptions;
  const kinds = new Set(exceptions.map(({ kind }) => kind));
  const labelOf = (name: SettlementName) => {
    if (name === "confirm")
      return kinds.size === 1 && hasText(confirmations, exception?.kind)
        ? text(`settle.confirm.${exception.kind}`)
        : text("settle.many.confirm");
    if (exception === undefined || more.length > 0) return text(`settle.many.${name}`);
    return text(`settle.${name}`, { time: indiaMoment(scanOf(name, exception)) });
  };
  return (
    <RadioInput
      source="settlement"
      label={text("settle.how")}
      choices={names.map((name) => ({ value: name, label: labelOf(name) }))}
    />
  );
}
