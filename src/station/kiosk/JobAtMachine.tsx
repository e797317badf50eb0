import type { ReactNode } from "react";
import { useTexts } from "../../texts/useTexts";
import { type StageContent, type StationMachine, stageAtStation } from "../queue/machineAtStation";
import type { WaitingScan } from "../queue/scan";
import type { StationOrder, StationRecords } from "../queue/stationRecords";
import { stationTexts } from "../texts";
import { MachineScreen } from "./MachineScreen";
import { type DoubtQuestion as Doubt, doubtTexts, noStageText } from "./machine";
import { QuestionFrame } from "./QuestionFrame";
import styles from "./Questions.module.css";

interface JobProps {
  readonly order: StationOrder;
  readonly machine: StationMachine;
  readonly records: StationRecords;
  readonly waiting: readonly WaitingScan[];
  readonly bar: ReactNode;
  readonly onCancel: () => void;
  readonly onEnter: (order: StationOrder, content: StageContent) => void;
}

/** Shows a scanned order at the machine, or why the machine has nothing to enter for it. */
export function JobAtMachine(props: JobProps) {
  const { order: scanned, machine, records, waiting, bar, onCancel, onEnter } = props;
  const text = useTexts(stationTexts);
  const order = records.orders.find(({ id }) => id === scanned.id) ?? scanned;
  const stage = stageAtStation(order, machine, { records, waiting });
  if (typeof stage === "string")
    return (
      <QuestionFrame
        title={text("order", { id: order.id })}
        about={order.client}
        question={noStageText(stage, order.id, machine.name, text)}
        onCancel={onCancel}
      >
        {bar}
      </QuestionFrame>
    );
  return (
    <MachineScreen
      order={order}
      machineId={machine.id}
      stage={stage}
      onCancel={onCancel}
      onEnter={(content) => onEnter(order, content)}
    >
      {bar}
    </MachineScreen>
  );
}

interface DoubtProps {
  readonly question: Doubt;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
  readonly onAnyway: () => void;
}

/** Asks about an entry that is more than was available, or that leaves a job unfinished. */
export function DoubtQuestion({ question, onCancel, onAgain, onAnyway }: DoubtProps) {
  const text = useTexts(stationTexts);
  const { order, content, doubt } = question;
  const { question: doubtText, hint, again, anyway } = doubtTexts(doubt, content, text);
  return (
    <QuestionFrame
      title={text("order", { id: order.id })}
      about={order.client}
      question={doubtText}
      hint={hint}
      onCancel={onCancel}
    >
      <div className={styles.choices}>
        <button type="button" className={styles.choice} onClick={onAgain}>
          {again}
        </button>
        <button type="button" className={styles.choice} onClick={onAnyway}>
          {anyway}
        </button>
      </div>
    </QuestionFrame>
  );
}
