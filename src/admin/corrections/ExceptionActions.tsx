import PersonAdd from "@mui/icons-material/PersonAddAlt1";
import { Box, Button, Chip, IconButton } from "@mui/material";
import { lazy, Suspense, useEffect, useState } from "react";
import { useListContext, useNotify, useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { hasFeature } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { NextStepButton } from "../layout/RecordButtons";
import { listAddress } from "../recordAddresses";
import { useRowDialog } from "../schema/ListScreen";
import { useSelectedRows } from "../schema/selection";
import { useChoiceName } from "../schema/useResourceTexts";
import { useSend } from "../sending";
import { type ExceptionRow, SettleDialog } from "./SettleDialog";
import { correctionsTexts } from "./texts";

const AssignDialog = lazy(() => import("./AssignDialog"));

export function ExceptionActions() {
  const text = useTexts(correctionsTexts);
  const nameOf = useChoiceName();
  const exception = useRecordContext<ExceptionRow>();
  const openDialog = useRowDialog();
  if (exception === undefined) return null;
  const { kind = "", name = "", isProposed } = exception;
  if (isProposed)
    return (
      <Chip
        component={Link}
        to={listAddress("corrections", { status: "PROPOSED" })}
        clickable
        label={text("proposed")}
      />
    );
  const close = () => openDialog(undefined);
  const of = `${nameOf("kind", kind)}, ${name}`;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${text("settle.action")}: ${of}`}
        onClick={() => openDialog(<SettleDialog exceptions={[exception]} onClose={close} />)}
      >
        {text("settle.action")}
      </Button>
      {hasFeature("notices") && (
        <IconButton
          color="primary"
          title={text("assign.action")}
          aria-label={`${text("assign.action")}: ${of}`}
          onClick={() =>
            openDialog(
              <Suspense fallback={null}>
                <AssignDialog exception={exception} onClose={close} />
              </Suspense>,
            )
          }
        >
          <PersonAdd fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

const isOpen = ({ isProposed }: ExceptionRow) => isProposed !== true;

/** Settles the list's exceptions one after the other. The next one begins with the reason of the last. */
export function SettleNext() {
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

export function SettleTogether() {
  const text = useTexts(correctionsTexts);
  const notify = useNotify();
  const { selectedIds, onUnselectItems } = useListContext<ExceptionRow>();
  const readRows = useSelectedRows<ExceptionRow>();
  const [exceptions, setExceptions] = useState<readonly ExceptionRow[]>();
  const [open, isBusy] = useSend({
    call: readRows,
    onDone: (rows) => {
      const chosen = rows.filter(({ isProposed }) => !isProposed);
      if (chosen.length > 0) return setExceptions(chosen);
      onUnselectItems();
      notify(text("settle.nothingLeft"), { type: "info" });
    },
    failed: text("settle.unread"),
  });
  return (
    <>
      <Button variant="contained" loading={isBusy} onClick={() => void open()}>
        {text("settle.together", { smart_count: selectedIds.length })}
      </Button>
      {exceptions && (
        <SettleDialog
          exceptions={exceptions}
          onClose={() => setExceptions(undefined)}
          onDone={() => onUnselectItems()}
        />
      )}
    </>
  );
}
