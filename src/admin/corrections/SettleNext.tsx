import { useEffect, useState } from "react";
import { useListContext } from "react-admin";
import { useTexts } from "../../texts/useTexts";
import { NextStepButton } from "../layout/NextStepButton";
import { SettleDialog } from "./SettleDialog";
import type { ExceptionRow } from "./settlements";
import { correctionsTexts } from "./texts";

const isOpen = ({ isProposed }: ExceptionRow) => isProposed !== true;

/** Settles the list's exceptions one after the other. The next one begins with the reason of the last. */
export default function SettleNext() {
  const text = useTexts(correctionsTexts);
  const { data = [], isFetching, selectedIds } = useListContext<ExceptionRow>();
  const [settled, setSettled] = useState<readonly unknown[]>([]);
  const [reason, setReason] = useState("");
  const [exception, setException] = useState<ExceptionRow>();
  const [isWaiting, setWaiting] = useState(false);
  const next = data.find((row) => isOpen(row) && !settled.includes(row.id));
  // After the last one of a page, the next exception arrives with the list.
  useEffect(() => {
    if (!isWaiting || (next === undefined && isFetching)) return;
    setWaiting(false);
    setException(next);
  }, [isWaiting, isFetching, next]);
  const goOn = (given: string) => {
    setSettled([...settled, exception?.id]);
    setReason(given);
    setWaiting(true);
  };
  if (exception === undefined && (next === undefined || selectedIds.length > 0)) return null;
  return (
    <>
      <NextStepButton onClick={() => setException(next)}>{text("settle.next")}</NextStepButton>
      {exception && (
        <SettleDialog
          key={exception.id}
          exceptions={[exception]}
          reason={reason}
          onClose={() => setException(undefined)}
          onDone={goOn}
        />
      )}
    </>
  );
}
