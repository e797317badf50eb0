import { Alert, Button, Stack, TextField, Typography } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useGetIdentity, useRecordContext } from "react-admin";
import type { Admin, PasswordLink } from "../../../contract/admins";
import type { ListRow, RecordId } from "../../api/readRow";
import { readSession } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { ConfirmCall, InfoDialog } from "../layout/ConfirmDialog";
import { CallButton } from "../layout/RecordButtons";
import { useAccess } from "../layout/RequireAccess";
import { adminAccessTexts, adminActionTexts, adminSecurityTexts } from "./texts";

export function SetAdminActive() {
  const text = useTexts(adminAccessTexts);
  const admin = useRecordContext<ListRow<Admin>>();
  const isAllowed = useAccess("admins", "deactivateAdmin");
  if (admin === undefined || !isAllowed) return null;
  if (admin.email === readSession()?.admin.email) return null;
  const { id, active = true, firstName = "", lastName = "", email = "" } = admin;
  const name = `${firstName} ${lastName}`.trim() || email;
  const kind = active ? "deactivation" : "reinstatement";
  return (
    <CallButton
      name={name}
      color={active ? "error" : "primary"}
      sx={{ whiteSpace: "nowrap" }}
      text={(part) => text(`${kind}.${part}`, { name })}
      call={(host) => host.call(active ? "deactivateAdmin" : "reinstateAdmin", { id })}
    />
  );
}

/** The buttons that create a link to set a password, or deactivate the account. Empty for the admin's own account. */
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
      <AdminSecurity id={id} name={name} />
      <SetAdminActive />
      {isOpen && (
        <PasswordLinkDialog id={id} name={name} email={email} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const SessionList = lazy(async () => ({
  default: (await import("../account/security/SessionList")).SessionList,
}));

interface AdminSecurityProps {
  readonly id: RecordId;
  readonly name: string;
}

/** Another admin's devices, with a button that signs out each device, and a reset of the second factor. */
function AdminSecurity({ id, name }: AdminSecurityProps) {
  const text = useTexts(adminSecurityTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${text("action")}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {text("action")}
      </Button>
      <InfoDialog
        title={text("title", { name })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 2, rowGap: 1 }}>
            <CallButton
              name={name}
              color="error"
              text={(part) => text(`reset.${part}`, { name })}
              call={(host) => host.call("resetSecondFactor", { id })}
            />
            <Button variant="contained" onClick={() => setOpen(false)}>
              {text("close")}
            </Button>
          </Stack>
        }
      >
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {text("devices")}
        </Typography>
        <Suspense fallback={null}>
          <SessionList adminId={id} />
        </Suspense>
      </InfoDialog>
    </>
  );
}

interface PasswordLinkDialogProps {
  readonly id: RecordId;
  readonly name: string;
  readonly email: string;
  readonly onClose: () => void;
}

function PasswordLinkDialog({ id, name, email, onClose }: PasswordLinkDialogProps) {
  const text = useTexts(adminActionTexts);
  const [link, setLink] = useState<PasswordLink>();
  if (link) return <ShownLink link={link} name={name} onClose={onClose} />;
  return (
    <ConfirmCall
      title={text("link.title", { name })}
      question={text("link.question", { email })}
      cancel={text("link.cancel")}
      confirm={text("link.confirm")}
      call={(host) => host.call("createPasswordLink", { id })}
      failed={text("link.failed")}
      onDone={(made) => setLink(made)}
      onClose={onClose}
    />
  );
}

type ShownLinkProps = Readonly<{ link: PasswordLink; name: string; onClose: () => void }>;

/** Returns the address of a link. The token follows `#`, a part of the address that browsers never send to a server. */
const addressOfLink = (token: string) => `${window.location.origin}/admin/set-password#${token}`;

function ShownLink({ link: { token, expiresAt }, name, onClose }: ShownLinkProps) {
  const text = useTexts(adminActionTexts);
  const [isCopied, setCopied] = useState(false);
  const address = addressOfLink(token);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <InfoDialog
      title={text("link.title", { name })}
      actions={
        <>
          {"clipboard" in navigator && (
            <Button variant="outlined" onClick={() => void copy()}>
              {text(isCopied ? "link.copied" : "link.copy")}
            </Button>
          )}
          <Button variant="contained" onClick={onClose}>
            {text("link.close")}
          </Button>
        </>
      }
    >
      <Alert severity="info" role="status">
        {text("link.give", { name })}
      </Alert>
      <TextField
        label={text("link.address")}
        value={address}
        multiline
        autoFocus
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
      />
      <Typography>{text("link.until", { time: indiaMoment(expiresAt) })}</Typography>
    </InfoDialog>
  );
}
