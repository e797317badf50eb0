import type {
  AttendanceException,
  CorrectionProposal,
  exceptionKinds,
} from "../../../contract/corrections";
import type { ListRow } from "../../api/readRow";
import type { Draft } from "../schema/readDraft";

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

export type SettlementName = keyof typeof settlements;

export const isSettlementName = (name: unknown): name is SettlementName =>
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
export function scanOf(name: SettlementName, exception: ExceptionRow): string | undefined {
  const { at }: Settlement = settlements[name];
  return at?.(exception);
}

/** Returns the ways to settle an exception. A scan that does not exist can be neither added nor removed. */
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

export function settlementsOfAll(exceptions: readonly ExceptionRow[]): readonly SettlementName[] {
  const [first = [], ...others] = exceptions.map(settlementsOf);
  return first.filter((name) => others.every((names) => names.includes(name)));
}

export const asksForTime = (name: SettlementName) =>
  name === "addCheckOut" || name === "addCheckIn";

export function proposalOf(name: SettlementName, exception: ExceptionRow, typed: Draft): Draft {
  const { action } = settlements[name];
  const { id: exceptionId, version: exceptionVersion, barcodeId } = exception;
  const { reason } = typed;
  if (action === "CONFIRM") return { action, exceptionId, exceptionVersion, reason };
  const at = asksForTime(name) ? typed.at : scanOf(name, exception);
  return { action, exceptionId, exceptionVersion, barcodeId, at, reason };
}
