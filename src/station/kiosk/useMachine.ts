import { useState } from "react";
import type { ScanLabel } from "../format";
import {
  answerDoubt,
  cardOf,
  type EntryDoubt,
  findDoubt,
  machineAtStation,
  type StageContent,
  type StationMachine,
} from "../queue/machineAtStation";
import type { EnteredContent, WaitingScan } from "../queue/scan";
import type { StationOrder, StationRecords } from "../queue/stationRecords";

const machineKey = "stationMachine";

/** Reads the machine at which this station stands. Undefined for a station at the gate. */
function readMachineId(): number | undefined {
  const id = Number(localStorage.getItem(machineKey) ?? "");
  return id > 0 ? id : undefined;
}

/** The question about an entry that the operator has made. */
export interface DoubtQuestion {
  readonly kind: "doubt";
  readonly order: StationOrder;
  readonly content: StageContent;
  readonly doubt: EntryDoubt;
}

interface MachineOptions {
  readonly records: StationRecords | undefined;
  readonly waiting: readonly WaitingScan[];
  readonly clockOffMs: number;
  readonly record: (content: EnteredContent, label: ScanLabel) => Promise<void>;
  readonly ask: (question: DoubtQuestion | undefined) => void;
}

/** Returns the machine at which this station stands, and what its operator does. */
export function useMachine({ records, waiting, clockOffMs, record, ask }: MachineOptions) {
  const [machineId, setMachineId] = useState(readMachineId);
  const machine =
    records && machineId !== undefined
      ? machineAtStation(machineId, { records, waiting }, clockOffMs)
      : undefined;

  /** Records an entry, after the operator has answered each question about it. */
  function enter(order: StationOrder, content: StageContent) {
    const known = records && { records, waiting };
    const doubt =
      machine && known && findDoubt(content, order, machine, known, Date.now() + clockOffMs);
    ask(doubt && { kind: "doubt", order, content, doubt });
    if (doubt === undefined) void record(content, { order: order.id });
  }

  const ofMachine = ({ id }: StationMachine) => ({ barcodeId: `MACHINE-${id}`, machineId: id });

  return {
    machineId,
    machine,
    choose: (id: number | undefined) => {
      if (id === undefined) localStorage.removeItem(machineKey);
      else localStorage.setItem(machineKey, String(id));
      setMachineId(id);
    },
    enter,
    answer: ({ order, content, doubt }: DoubtQuestion) => enter(order, answerDoubt(content, doubt)),
    actions: {
      stop: (at: StationMachine, reason: NonNullable<StationMachine["openStop"]>["reason"]) =>
        void record({ call: "stopMachine", body: { ...ofMachine(at), reason } }, at.name),
      start: (at: StationMachine, stopId: string) =>
        void record({ call: "startMachine", body: { ...ofMachine(at), stopId } }, at.name),
      takeBack: (
        { id }: StationMachine,
        { entryId, orderId }: NonNullable<StationMachine["lastEntry"]>,
      ) =>
        void record(
          {
            call: "reverseStage",
            body: {
              barcodeId: cardOf(orderId),
              machineId: id,
              entryId,
            },
          },
          { order: orderId },
        ),
    },
  };
}

export type MachineActions = ReturnType<typeof useMachine>["actions"];
