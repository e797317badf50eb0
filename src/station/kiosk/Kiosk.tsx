import { useState } from "react";
import type { PairedStation } from "../../api/deviceHost";
import { useServiceWorker, useWakeLock } from "../../browser/devicePage";
import { CameraPanel } from "../camera/CameraPanel";
import type { Station } from "../openStation";
import styles from "../Station.module.css";
import { chooseReading, useScanner } from "../scanning/useScanner";
import { AnswerScreen } from "./AnswerScreen";
import { ConfirmQuestion } from "./ConfirmQuestion";
import { DispatchQuestions } from "./DispatchQuestions";
import { IssueQuestions } from "./IssueQuestions";
import { DoubtQuestion, JobAtMachine } from "./JobAtMachine";
import { MachineBar } from "./MachineBar";
import { QueuePanel, SettingsPanel } from "./Panels";
import { WhoseReel } from "./QuestionFrame";
import { ReadyScreen } from "./ReadyScreen";
import { ReturnQuestions } from "./ReturnQuestions";
import { Notices, StatusBar } from "./StatusBar";
import { useKiosk } from "./useKiosk";

interface KioskProps {
  readonly station: Station;
  readonly pairedAs: PairedStation | undefined;
}

/** The whole screen of a station. The scanner works on every view. */
export function Kiosk({ station, pairedAs }: KioskProps) {
  const kiosk = useKiosk(station);
  const [panel, setPanel] = useState<"queue" | "settings">();
  const toggle = (shown: typeof panel) => () =>
    setPanel((before) => (before === shown ? undefined : shown));
  const { queueState, records, answer, busyWith } = kiosk;
  useScanner({ read: chooseReading, onScan: kiosk.scan });
  useWakeLock();

  const { machine, actions } = kiosk.atMachine;
  // A job that is on the screen is closed if the station has left its machine.
  const isLeft = kiosk.question?.kind === "machine" && machine === undefined;
  const question = isLeft ? undefined : kiosk.question;
  const bar = machine && (
    <MachineBar machine={machine} clockOffMs={records.clockOffMs} actions={actions} />
  );
  const isReady = answer === undefined && busyWith === undefined && question === undefined;
  useServiceWorker(isReady && panel === undefined, {
    script: "/station-worker.js",
    scope: "/scan",
  });

  return (
    <main className={styles.page}>
      <StatusBar
        pairedAs={pairedAs}
        queueState={queueState}
        showsQueue={panel === "queue"}
        onShowQueue={toggle("queue")}
        showsSettings={panel === "settings"}
        onShowSettings={toggle("settings")}
      />
      <div className={styles.stage}>
        {question?.kind === "issue" && (
          <IssueQuestions
            key={`${question.reel.barcodeId} ${kiosk.scannedOrder?.id ?? ""}`}
            reel={question.reel}
            scannedOrder={kiosk.scannedOrder}
            orders={records.records?.orders ?? []}
            unit={pairedAs?.unit}
            onCancel={kiosk.cancel}
            onComplete={kiosk.complete}
          />
        )}
        {question?.kind === "confirm" && (
          <ConfirmQuestion
            {...question}
            orders={records.records?.orders ?? []}
            onCancel={kiosk.cancel}
            onComplete={kiosk.complete}
            onAgain={kiosk.chooseReel}
          />
        )}
        {question?.kind === "whose" && (
          <WhoseReel
            reelNo={question.reelNo}
            reels={question.reels}
            onCancel={kiosk.cancel}
            onChoose={kiosk.chooseReel}
          />
        )}
        {question?.kind === "dispatch" && (
          <DispatchQuestions
            key={question.order.id}
            order={question.order}
            vehicles={records.records?.vehicles ?? []}
            waiting={queueState.waiting}
            onCancel={kiosk.cancel}
            onComplete={kiosk.complete}
          />
        )}
        {question?.kind === "doubt" && (
          <DoubtQuestion
            question={question}
            onCancel={kiosk.cancel}
            onAgain={() => kiosk.ask("machine", question.order)}
            onAnyway={() => kiosk.atMachine.answer(question)}
          />
        )}
        {question?.kind === "machine" && machine && records.records && (
          <JobAtMachine
            key={question.order.id}
            order={question.order}
            machine={machine}
            records={records.records}
            waiting={queueState.waiting}
            bar={bar}
            onCancel={kiosk.cancel}
            onEnter={kiosk.atMachine.enter}
          />
        )}
        {question?.kind === "return" && (
          <ReturnQuestions
            key={question.reel.barcodeId}
            reel={question.reel}
            running={question.running}
            onCancel={kiosk.cancel}
            onComplete={kiosk.complete}
          />
        )}
        {/* The camera stays on during a question, so that an employee can show a badge. */}
        <div className={question === undefined ? styles.listening : styles.aside}>
          <ReadyScreen
            isReady={isReady}
            clockOffMs={records.clockOffMs}
            recent={kiosk.recent}
            scannedOrder={kiosk.scannedOrder}
            onForgetOrder={kiosk.forgetOrder}
            machineBar={question === undefined ? bar : undefined}
            onOrder={kiosk.ask}
            onCode={kiosk.scan}
          />
          <CameraPanel onCode={kiosk.scan} />
        </div>
        {panel === "queue" && (
          <QueuePanel
            queue={station.queue}
            state={queueState}
            onClose={() => setPanel(undefined)}
          />
        )}
        {panel === "settings" && (
          <SettingsPanel
            machines={records.records?.machines ?? []}
            machineId={machine?.id}
            onMachine={kiosk.atMachine.choose}
            onClose={() => setPanel(undefined)}
          />
        )}
        <AnswerScreen answer={answer} busyWith={busyWith} onClose={kiosk.clearAnswer} />
      </div>
      <Notices
        hasIndexedDb={station.hasIndexedDb}
        clockOffMs={records.clockOffMs}
        isForeign={queueState.isForeign}
      />
    </main>
  );
}
