import { indiaFields } from "../../../domain/momentText";
import type { StageKind } from "../../../domain/stages/kinds";
import {
  addMade,
  availableAt,
  type MadeSum,
  type PieceSum,
  stageAtMachine,
} from "../../../domain/stages/stages";
import type { Answered } from "./runSender";
import type { EnteredContent, WaitingScan } from "./scan";
import type { AnsweredScan, StationOrder, StationRecords } from "./stationRecords";

export type StationMachine = NonNullable<StationRecords["machines"]>[number];
export type StageContent = Extract<EnteredContent, { call: "enterStage" }>;

/** The records and scans that a station has while it waits for the host. */
interface Known {
  readonly records: StationRecords;
  readonly waiting: readonly WaitingScan[];
}

/** Returns the barcode of an order's job card. */
export const cardOf = (orderId: number) => `ORD-${String(orderId).padStart(6, "0")}`;

const orderIdOf = (card: string) => Number(card.slice("ORD-".length));

const recordedOutcomes = new Set(["ENTERED", "REVERSED", "STOPPED", "STARTED", "CAME", "LEFT"]);

/** True if the host has recorded a scan at a machine. */
export const isAtMachine = ({ outcome }: Answered) => recordedOutcomes.has(outcome);

/** Returns the scans that the records do not have yet: those that were answered later, and those that wait. */
function scansSince({ records: { answered = [] }, waiting }: Known): readonly AnsweredScan[] {
  const known = new Set(answered.map(({ scanId }) => scanId));
  return [...answered, ...waiting.filter(({ scanId }) => !known.has(scanId))];
}

/**
 * Returns the entries that the records do not have yet. If the reply to an entry was lost, the entry still waits
 * although the machine's record has it as the last one: it is left out.
 */
const waitingEntries = ({ records, waiting }: Known) =>
  scansSince({ records, waiting }).flatMap(({ scanId, scannedAt, content }) => {
    if (content.call !== "enterStage") return [];
    const { barcodeId, machineId, good, waste } = content.body;
    const machine = records.machines?.find(({ id }) => id === machineId);
    if (!machine || machine.lastEntry?.entryId === scanId) return [];
    const entry = { entryId: scanId, orderId: orderIdOf(barcodeId), good, waste, at: scannedAt };
    return [{ machine, entry }];
  });

const reversedIds = (known: Known) =>
  new Set(
    scansSince(known).flatMap(({ content }) =>
      content.call === "reverseStage" ? [content.body.entryId] : [],
    ),
  );

/**
 * Returns a machine as if the records had all scans. The times are the host's.
 * @param clockOffMs the host's clock minus this station's
 */
export function machineAtStation(
  id: number,
  known: Known,
  clockOffMs: number,
): StationMachine | undefined {
  const recorded = known.records.machines?.find((machine) => machine.id === id);
  if (!recorded) return undefined;
  const hostTime = (at: string) => new Date(Date.parse(at) + clockOffMs).toISOString();
  let { openStop, openJob, lastEntry } = recorded;
  const reversed = reversedIds(known);
  if (lastEntry && reversed.has(lastEntry.entryId)) lastEntry = undefined;
  for (const { machine, entry } of waitingEntries(known)) {
    if (machine.id !== id) continue;
    // The machine has another job now, which is of today.
    openJob = undefined;
    lastEntry = reversed.has(entry.entryId) ? undefined : { ...entry, at: hostTime(entry.at) };
  }
  for (const { scanId, scannedAt, content } of scansSince(known)) {
    if (content.call === "stopMachine" && content.body.machineId === id)
      openStop = { stopId: scanId, reason: content.body.reason, startedAt: hostTime(scannedAt) };
    if (content.call === "startMachine" && content.body.stopId === openStop?.stopId)
      openStop = undefined;
  }
  const { name, unit, stage } = recorded;
  let { crew = [] } = recorded;
  for (const { content, outcome } of scansSince(known)) {
    if (content.call !== "scanCrew") continue;
    const { barcodeId, machineId } = content.body;
    const person = known.records.employees.find((one) => one.barcodeId === barcodeId)?.name;
    const others = crew.filter((one) => one !== person);
    // The records may already have a scan that the host has answered. Applying its outcome twice does no harm.
    const comes = outcome === undefined ? others.length === crew.length : outcome === "CAME";
    crew = comes && machineId === id && person !== undefined ? [...others, person] : others;
  }
  return {
    id,
    name,
    unit,
    stage,
    crew,
    ...(openStop && { openStop }),
    ...(openJob && { openJob }),
    ...(lastEntry && { lastEntry }),
  };
}

/** A stage of an order at a machine. Absent figures are not known. */
export interface StageAtStation extends PieceSum {
  readonly kind: StageKind;
  /** The good pieces that are still to make. */
  readonly left: number;
  /** The pieces of the stage before that are not used. Undefined for the first stage. */
  readonly available: number | undefined;
  /** The good pieces that the stage needs. */
  readonly required: number;
  /** The pieces that the stage may have in all before an entry asks. Unknown from an older host. */
  readonly most: number | undefined;
}

/** The reason why an order has nothing to enter at a machine. */
export type NoStage = "noSpecification" | "notOfOrder" | "otherUnit";

/** Returns the stage of an order at a machine as if the host had recorded all waiting entries. */
export function stageAtStation(
  { id, unit, job }: StationOrder,
  machine: StationMachine,
  known: Known,
): StageAtStation | NoStage {
  if (unit !== undefined && unit !== machine.unit) return "otherUnit";
  if (job === undefined) return "noSpecification";
  const stage = stageAtMachine(machine.stage, job, job.stages);
  if (!stage) return "notOfOrder";
  const sums = new Map<StageKind, MadeSum>(
    job.stages.map(({ kind, good, waste, given }) => [kind, { good, waste, given }]),
  );
  const add = (at: StationMachine, pieces: PieceSum, sign: 1 | -1) => {
    const kind = stageAtMachine(at.stage, job, job.stages)?.kind;
    if (kind && sums.has(kind)) sums.set(kind, addMade(job.stages, sums, kind, pieces, sign));
  };
  const reversed = reversedIds(known);
  for (const { machine: at, entry } of waitingEntries(known))
    if (entry.orderId === id && !reversed.has(entry.entryId)) add(at, entry, 1);
  for (const at of known.records.machines ?? [])
    if (at.lastEntry?.orderId === id && reversed.has(at.lastEntry.entryId))
      add(at, at.lastEntry, -1);
  const { good, waste } = sums.get(stage.kind) ?? { good: 0, waste: 0 };
  const { required = 0, most } = job.stages.find(({ kind }) => kind === stage.kind) ?? {};
  return {
    kind: stage.kind,
    good,
    waste,
    left: Math.max(0, required - good),
    available: availableAt(job.stages, sums, stage.kind),
    required,
    most,
  };
}

/** The question that the operator confirms before an entry is recorded. The host asks the same. */
export type EntryDoubt =
  | { readonly reason: "OPEN_JOB"; readonly orderId: number; readonly left: number }
  | { readonly reason: "OVER"; readonly available: number; readonly wanted: number }
  | { readonly reason: "OVER"; readonly required: number; readonly all: number };

/** Returns the next question about an entry. Undefined if there is none, or if it is answered. */
export function findDoubt(
  { body }: StageContent,
  order: StationOrder,
  machine: StationMachine,
  known: Known,
  now: number,
): EntryDoubt | undefined {
  const { openJob } = machine;
  // `indiaDate` gives the same date, but the build puts it into a file of the office, which a station does not fetch.
  const today = indiaFields(new Date(now)).toISOString().slice(0, 10);
  const isEarlier = openJob !== undefined && openJob.day < today;
  if (isEarlier && openJob.orderId !== order.id && openJob.orderId !== body.leavesOrderId)
    return { reason: "OPEN_JOB", orderId: openJob.orderId, left: openJob.left };
  const stage = stageAtStation(order, machine, known);
  const wanted = body.good + body.waste;
  if (typeof stage === "string" || body.isConfirmed === true) return undefined;
  const { available, required, most } = stage;
  if (available !== undefined && wanted > available)
    return { reason: "OVER", available: Math.max(0, available), wanted };
  const all = stage.good + stage.waste + wanted;
  return most !== undefined && all > most ? { reason: "OVER", required, all } : undefined;
}

/** Returns the entry with the answer to a question. */
export const answerDoubt = (content: StageContent, doubt: EntryDoubt): StageContent => ({
  ...content,
  body: {
    ...content.body,
    ...(doubt.reason === "OVER" ? { isConfirmed: true } : { leavesOrderId: doubt.orderId }),
  },
});
