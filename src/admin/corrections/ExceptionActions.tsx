import PersonAdd from "@mui/icons-material/PersonAddAlt1";
import { Box, Button, Chip, IconButton, MenuItem } from "@mui/material";
import { useState } from "react";
import { useListContext, useNotify, useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { ExceptionAssignment } from "../../../contract/corrections";
import { useTexts } from "../../texts/useTexts";
import { listAddress } from "../addresses";
import { NextStepButton } from "../layout/RecordButtons";
import { CallDialog } from "../schema/FormDialog";
import { FormField } from "../schema/formInputs";
import { useRowDialog } from "../schema/ListScreen";
import { readDraft } from "../schema/readDraft";
import { useSelectedRows } from "../schema/selectedRows";
import { useChoiceName } from "../schema/useResourceTexts";
import { useSend } from "../sending";
import { useHostCall } from "../useHostQuery";
import { type ExceptionRow, SettleDialog } from "./SettleDialog";
import { correctionsTexts } from "./texts";

/** The choice that takes the exception from its admin. */
const nobody = "nobody";

type AssignDialogProps = Readonly<{ exception: ExceptionRow; onClose: () => void }>;

/** Assigns an exception to an admin, who is told by the bell. */
function AssignDialog({ exception, onClose }: AssignDialogProps) {
  const text = useTexts(correctionsTexts);
  const { data } = useHostCall(["exceptions", "assignees"], "getAssignees", {});
  const { id = "", name = "", assignedTo } = exception;
  return (
    <CallDialog
      title={text("assign.title", { name })}
      question={
        assignedTo === undefined
          ? text("assign.question")
          : text("assign.again", { admin: assignedTo })
      }
      cancel={text("assign.cancel")}
      confirm={text("assign.action")}
      color="primary"
      defaultValues={{ adminId: "" }}
      read={({ adminId }) =>
        readDraft(ExceptionAssignment, {
          exceptionId: String(id),
          adminId: adminId === nobody ? null : adminId,
        })
      }
      call={(host, assignment) => host.call("assignException", assignment)}
      done={(_, [{ adminId }]) => text(adminId === null ? "assign.taken" : "assign.done")}
      failed={text("assign.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <FormField fullWidth margin="normal" name="adminId" label={text("assign.to")} select required>
        {assignedTo !== undefined && <MenuItem value={nobody}>{text("assign.nobody")}</MenuItem>}
        {(data?.admins ?? []).map((admin) => (
          <MenuItem key={admin.id} value={String(admin.id)}>
            {admin.name}
          </MenuItem>
        ))}
      </FormField>
    </CallDialog>
  );
}

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
      <IconButton
        color="primary"
        title={text("assign.action")}
        aria-label={`${text("assign.action")}: ${of}`}
        onClick={() => openDialog(<AssignDialog exception={exception} onClose={close} />)}
      >
        <PersonAdd fontSize="small" />
      </IconButton>
    </Box>
  );
}

const isOpen = ({ isProposed }: ExceptionRow) => isProposed !== true;

/** Opens the list's next open exception. After it is settled, the person presses again for the one after it. */
export function SettleNext() {
  const text = useTexts(correctionsTexts);
  const { data = [], selectedIds } = useListContext<ExceptionRow>();
  const [settled, setSettled] = useState<readonly unknown[]>([]);
  const [exception, setException] = useState<ExceptionRow>();
  const next = data.find((row) => isOpen(row) && !settled.includes(row.id));
  if (exception === undefined && (next === undefined || selectedIds.length > 0)) return null;
  return (
    <>
      <NextStepButton onClick={() => setException(next)}>{text("settle.next")}</NextStepButton>
      {exception && (
        <SettleDialog
          key={exception.id}
          exceptions={[exception]}
          onClose={() => setException(undefined)}
          onDone={() => setSettled([...settled, exception.id])}
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
