import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { ReplyOf } from "../../../api/host";
import { HostError } from "../../../api/hostErrors";
import { createPasskey } from "../../../api/passkeys";
import { useTexts } from "../../../texts/useTexts";
import { InfoDialog } from "../../layout/ConfirmDialog";
import { usePrinting } from "../../print/usePrinting";
import { CallDialog } from "../../schema/FormDialog";
import { FormField } from "../../schema/formInputs";
import { securityTexts } from "../texts";

/** The present password, which the first second factor needs. */
export function PasswordField() {
  const text = useTexts(securityTexts);
  return (
    <FormField
      name="currentPassword"
      label={text("password")}
      type="password"
      fullWidth
      margin="normal"
      slotProps={{ htmlInput: { autoComplete: "current-password", maxLength: 128 } }}
    />
  );
}

interface AddFactorProps<Call extends "finishApp" | "finishPasskey"> {
  readonly isFirst: boolean;
  readonly onDone: (added: ReplyOf<Call>) => void;
  readonly onClose: () => void;
}

/** Adds an authenticator app: the password if it is the first factor, the QR code, and a code that the app shows. */
export function AddApp({ isFirst, onDone, onClose }: AddFactorProps<"finishApp">) {
  const text = useTexts(securityTexts);
  const [begun, setBegun] = useState<ReplyOf<"beginApp">>();
  if (begun) return <ConfirmApp begun={begun} onDone={onDone} onClose={onClose} />;
  return (
    <CallDialog<string, ReplyOf<"beginApp">>
      title={text("app.add")}
      question={text(isFirst ? "app.passwordFirst" : "app.begin")}
      cancel={text("cancel")}
      confirm={text("next")}
      color="primary"
      defaultValues={{ currentPassword: "" }}
      read={({ currentPassword }) => ({ ok: true, value: String(currentPassword ?? "") })}
      call={(host, currentPassword) => host.call("beginApp", { currentPassword })}
      failed={text("app.failed")}
      onDone={setBegun}
      onCancel={onClose}
    >
      {isFirst && <PasswordField />}
    </CallDialog>
  );
}

/** Groups of four letters are easier to type. */
const grouped = (key: string) => key.replace(/(.{4})(?=.)/g, "$1 ");

function ConfirmApp({
  begun: { ticket, key, qrCode },
  onDone,
  onClose,
}: Omit<AddFactorProps<"finishApp">, "isFirst"> & { readonly begun: ReplyOf<"beginApp"> }) {
  const text = useTexts(securityTexts);
  return (
    <CallDialog<string, ReplyOf<"finishApp">>
      title={text("app.add")}
      question={text("app.scan")}
      cancel={text("cancel")}
      confirm={text("app.confirm")}
      color="primary"
      defaultValues={{ code: "" }}
      read={({ code }) => {
        const value = String(code ?? "").trim();
        return value === ""
          ? { ok: false, errors: { code: text("app.missing") } }
          : { ok: true, value };
      }}
      call={(host, code) => host.call("finishApp", { ticket, code })}
      failed={text("app.failed")}
      done={text("app.done")}
      onDone={onDone}
      onCancel={onClose}
    >
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={text("app.qrCode")}
        sx={{ display: "block", width: 220, height: 220, mx: "auto", my: 2, p: 2, bgcolor: "#fff" }}
      />
      <Typography variant="body2">{text("app.typed")}</Typography>
      <Typography component="code" sx={{ display: "block", mb: 2, overflowWrap: "anywhere" }}>
        {grouped(key)}
      </Typography>
      <FormField
        name="code"
        label={text("app.code")}
        autoFocus
        fullWidth
        slotProps={{
          htmlInput: { autoComplete: "one-time-code", inputMode: "numeric", maxLength: 20 },
        }}
      />
    </CallDialog>
  );
}

interface Typed {
  readonly name: string;
  readonly currentPassword: string;
}

/** Adds a passkey of this device, or of a phone or a key that the browser offers. */
export function AddPasskey({ isFirst, onDone, onClose }: AddFactorProps<"finishPasskey">) {
  const text = useTexts(securityTexts);
  return (
    <CallDialog<Typed, ReplyOf<"finishPasskey">>
      title={text("passkey.add")}
      question={text(isFirst ? "passkey.passwordFirst" : "passkey.question")}
      cancel={text("cancel")}
      confirm={text("next")}
      color="primary"
      defaultValues={{ name: "", currentPassword: "" }}
      read={({ name, currentPassword }) => {
        const value = { name: String(name ?? "").trim(), currentPassword: String(currentPassword) };
        return value.name === ""
          ? { ok: false, errors: { name: text("passkey.missing") } }
          : { ok: true, value };
      }}
      call={async (host, { name, currentPassword }) => {
        const { ticket, ...enrolment } = await host.call("beginPasskey", { currentPassword });
        const attestation = await createPasskey(enrolment);
        return host.call("finishPasskey", { ticket, name, attestation });
      }}
      explain={(failure) => {
        if (failure instanceof HostError || !(failure instanceof Error)) return undefined;
        return failure.name === "InvalidStateError" ? text("passkey.present") : undefined;
      }}
      failed={text("passkey.failed")}
      done={text("passkey.done")}
      onDone={onDone}
      onCancel={onClose}
    >
      {isFirst && <PasswordField />}
      <FormField
        name="name"
        label={text("passkey.name")}
        helperText={text("passkey.nameHint")}
        fullWidth
        margin="normal"
        slotProps={{ htmlInput: { autoComplete: "off", maxLength: 60 } }}
      />
    </CallDialog>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows the new recovery codes, which the host never sends again. Only the dialog's button closes it. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const text = useTexts(securityTexts);
  const printSheet = usePrinting();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    setCopied(true);
  };
  const print = () =>
    printSheet({
      title: text("codes.title"),
      size: { width: 4, height: 5 },
      stickers: (
        <div className="sticker">
          <h1>{text("codes.title")}</h1>
          {codes.map((code) => (
            <code key={code}>{code}</code>
          ))}
          <footer>{text("codes.hint")}</footer>
        </div>
      ),
    });
  return (
    <InfoDialog
      title={text("codes.title")}
      actions={
        <>
          {"clipboard" in navigator && (
            <Button variant="outlined" onClick={() => void copy()}>
              {text(isCopied ? "codes.copied" : "codes.copy")}
            </Button>
          )}
          <Button variant="outlined" onClick={print}>
            {text("codes.print")}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {text("codes.close")}
          </Button>
        </>
      }
    >
      <Alert severity="warning" role="status">
        {text("codes.hint")}
      </Alert>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: "none",
          display: "grid",
          gap: 1,
          gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" },
          fontFamily: "monospace",
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </InfoDialog>
  );
}
