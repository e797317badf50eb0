import { MenuItem } from "@mui/material";
import { useRefresh } from "react-admin";
import { ExceptionAssignment } from "../../../contract/corrections";
import { useTexts } from "../../texts/useTexts";
import { CallDialog, FormField } from "../schema/FormDialog";
import { readDraft } from "../schema/readDraft";
import { useHostCall } from "../useHostQuery";
import type { ExceptionRow } from "./SettleDialog";
import { correctionsTexts } from "./texts";

/** The choice that takes the exception from its admin. */
const nobody = "nobody";

type AssignDialogProps = Readonly<{ exception: ExceptionRow; onClose: () => void }>;

/** Assigns an exception to an admin, who is told by the bell. */
export default function AssignDialog({ exception, onClose }: AssignDialogProps) {
  const text = useTexts(correctionsTexts);
  const refresh = useRefresh();
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
      onSettled={refresh}
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
