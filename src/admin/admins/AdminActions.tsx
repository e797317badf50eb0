import { Button } from "@mui/material";
import { useState } from "react";
import { useGetIdentity, useRecordContext } from "react-admin";
import type { Admin } from "../../../contract/admins";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../useTexts";
import { PasswordLinkDialog } from "./PasswordLinkDialog";
import SetAdminActive from "./SetAdminActive";
import { adminActionTexts } from "./screenTexts";

/**
 * Actions of an admin in the list: create a link to set a password, or block the account. Renders nothing for
 * the admin's own account.
 */
export default function AdminActions() {
  const text = useTexts(adminActionTexts);
  const admin = useRecordContext<ListRow<Admin>>();
  const { identity } = useGetIdentity();
  const [isOpen, setOpen] = useState(false);
  if (admin === undefined || identity?.id === admin.email) return null;
  const { id, email = "", firstName = "", lastName = "" } = admin;
  const name = `${firstName} ${lastName}`.trim() || email;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${text("link.action")}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {text("link.action")}
      </Button>
      <SetAdminActive />
      {isOpen && (
        <PasswordLinkDialog id={id} name={name} email={email} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
