import { Button } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import type { Admin } from "../../../contract/admins";
import type { ListRow } from "../../api/readRow";
import { editCallOf } from "../../api/resources";
import { readSession } from "../../api/session";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { useAccess } from "../layout/RequireAccess";
import { useTexts } from "../useTexts";
import { adminAccessTexts } from "./screenTexts";

/** Blocks or unblocks an admin after a confirmation. Renders nothing for the admin's own account. */
export default function SetAdminActive() {
  const text = useTexts(adminAccessTexts);
  const admin = useRecordContext<ListRow<Admin>>();
  const isAllowed = useAccess("admins", "deactivateAdmin");
  const [isOpen, setOpen] = useState(false);
  if (admin === undefined || !isAllowed || editCallOf("admins") === undefined) return null;
  if (admin.email === readSession()?.admin.email) return null;
  const { active = true, firstName = "", lastName = "", email = "" } = admin;
  const name = `${firstName} ${lastName}`.trim() || email;
  const action = text(active ? "deactivation.action" : "reinstatement.action");
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        sx={{ whiteSpace: "nowrap" }}
        color={active ? "error" : "primary"}
        aria-label={`${action}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      {isOpen && <ConfirmAccess admin={admin} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ConfirmAccessProps {
  readonly admin: ListRow<Admin>;
  readonly name: string;
  readonly onClose: () => void;
}

/** The dialog shows an error, such as the refusal to block the only super admin. */
function ConfirmAccess({ admin: { id, active = true }, name, onClose }: ConfirmAccessProps) {
  const text = useTexts(adminAccessTexts);
  const kind = active ? "deactivation" : "reinstatement";
  return (
    <ConfirmCall
      title={text(`${kind}.title`, { name })}
      question={text(`${kind}.question`, { name })}
      cancel={text("cancel")}
      confirm={text(`${kind}.action`)}
      color={active ? "error" : "primary"}
      done={text(`${kind}.done`, { name })}
      failed={text(`${kind}.failed`)}
      call={(host) => host.call(active ? "deactivateAdmin" : "reinstateAdmin", { id })}
      onClose={onClose}
    />
  );
}
