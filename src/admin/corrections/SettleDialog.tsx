import { Box } from "@mui/material";
import { useState } from "react";
import { FormDataConsumer } from "react-admin";
import * as z from "zod/mini";
import {
  type AttendanceException,
  CorrectionProposal,
  type exceptionKinds,
} from "../../../contract/corrections";
import type { Validation } from "../../../contract/errors";
import { hasText } from "../../../domain/texts";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment, indiaSpan } from "../formatMoment";
import { fieldsOf } from "../schema/fieldsOf";
import { inputFor } from "../schema/inputFor";
import { type Draft, readDraft } from "../schema/readDraft";
import { useChoiceName } from "../schema/useResourceTexts";
import { repliedErrors } from "../sending";
import { CorrectionDialog, type Corrections, RadioInput } from "./CorrectionDialog";
import { ScanCorrection } from "./corrections";
import { correctionsTexts } from "./texts";

export type ExceptionRow = ListRow<AttendanceException>;
type ExceptionKind = (typeof exceptionKinds)[number];

interface Settlement {
  readonly action: CorrectionProposal["action"];
  /** Returns the scan of the settlement. Undefined if the person enters the time. */
  readonly at?: (exception: ExceptionRow) => string | undefined;
}

const settlements = {
  addCheckOut: { action: "ADD" },
  addCheckIn: { action: "ADD" },
  addScan: { action: "ADD", at: ({ at }) => at },
  removeCheckIn: { action: "VOID", at: ({ checkIn }) => checkIn },
  removeCheckOut: { action: "VOID", at: ({ checkOut }) => checkOut },
  removeScan: { action: "VOID", at: ({ at }) => at },
  countEarly: { action: "COUNT_EARLY", at: ({ checkIn }) => checkIn },
  confirm: { action: "CONFIRM" },
} as const satisfies Record<string, Settlement>;

type SettlementName = keyof typeof settlements;

const isSettlementName = (name: unknown): name is SettlementName =>
  typeof name === "string" && Object.hasOwn(settlements, name);

/** The settlements for each kind of exception, the most likely first. */
const fitting: Record<ExceptionKind, readonly SettlementName[]> = {
  OPEN_CHECK_OUT: ["addCheckOut", "addCheckIn", "removeScan", "confirm"],
  LONG_SPAN: ["confirm", "addCheckOut", "removeCheckIn", "removeCheckOut"],
  LATE_SCAN: ["confirm", "removeScan"],
  CLOCK_OFF: ["confirm", "removeScan"],
  DAY_OFF: ["confirm", "removeCheckIn", "removeCheckOut"],
  EARLY_START: ["countEarly", "confirm", "removeCheckIn"],
  DEACTIVATED_BADGE: ["confirm", "addScan", "removeCheckIn", "removeCheckOut"],
  REEL_CONFLICT: ["confirm"],
  DISPATCH_CONFLICT: ["confirm"],
  MACHINE_CONFLICT: ["confirm"],
  DISMISSED_SCAN: ["confirm", "addScan"],
};

const isExceptionKind = (kind: string | undefined): kind is ExceptionKind =>
  kind !== undefined && Object.hasOwn(fitting, kind);

/** Returns the known scan that a settlement removes or adds. Undefined if the person enters the time. */
function scanOf(name: SettlementName, exception: ExceptionRow): string | undefined {
  const { at }: Settlement = settlements[name];
  return at?.(exception);
}

/** Returns the ways to settle an exception, without those that add or remove a scan that the exception does not have. */
export function settlementsOf(exception: ExceptionRow): readonly SettlementName[] {
  const { kind, barcodeId, checkIn } = exception;
  const names = isExceptionKind(kind) ? fitting[kind] : (["confirm"] as const);
  // Only a badge's scan counts for attendance.
  const canAdd = barcodeId?.startsWith("EMP-") === true && checkIn === undefined;
  return names.filter(
    (name) =>
      (!("at" in settlements[name]) || scanOf(name, exception)) && (name !== "addScan" || canAdd),
  );
}

function settlementsOfAll(exceptions: readonly ExceptionRow[]): readonly SettlementName[] {
  const [first = [], ...others] = exceptions.map(settlementsOf);
  return first.filter((name) => others.every((names) => names.includes(name)));
}

const asksForTime = (name: SettlementName) => name === "addCheckOut" || name === "addCheckIn";

export function proposalOf(name: SettlementName, exception: ExceptionRow, typed: Draft): Draft {
  const { action } = settlements[name];
  const { id: exceptionId, version: exceptionVersion, barcodeId } = exception;
  const { reason } = typed;
  if (action === "CONFIRM") return { action, exceptionId, exceptionVersion, reason };
  const at = asksForTime(name) ? typed.at : scanOf(name, exception);
  return { action, exceptionId, exceptionVersion, barcodeId, at, reason };
}

const [at] = fieldsOf(CorrectionProposal, ["at"]);

interface SettleDialogProps {
  readonly exceptions: readonly ExceptionRow[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** A form in which no settlement is chosen. */
const NoSettlement = z.object({ settlement: z.string(), reason: CorrectionProposal.shape.reason });

function readProposal(exception: ExceptionRow, { settlement, ...typed }: Draft) {
  if (!isSettlementName(settlement)) return readDraft(NoSettlement, typed);
  const proposal = proposalOf(settlement, exception, typed);
  return proposal.action === "CONFIRM"
    ? readDraft(CorrectionProposal, proposal)
    : readDraft(ScanCorrection, proposal);
}

const needsTime = ({ settlement }: Draft) =>
  isSettlementName(settlement) && asksForTime(settlement);

/**
 * Asks how to settle exceptions, with one reason for all. No settlement is chosen at first. The dialog leaves out the
 * exceptions that the host has refused.
 */
export function SettleDialog({ exceptions, onClose, onDone }: SettleDialogProps) {
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
  /**
   * Returns the host's messages about one exception, by field. The messages about several are by exception: those
   * exceptions are marked as refused, and no message is returned.
   */
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
      defaultValues={{ settlement: "" }}
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
