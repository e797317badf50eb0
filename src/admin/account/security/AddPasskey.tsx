import type { ReplyOf } from "../../../api/host";
import { HostError } from "../../../api/hostErrors";
import { createPasskey } from "../../../api/passkeys";
import { useTexts } from "../../../texts/useTexts";
import { CallDialog } from "../../schema/FormDialog";
import { FormField } from "../../schema/FormField";
import { securityTexts } from "../texts";
import { PasswordField } from "./PasswordField";

interface AddPasskeyProps {
  readonly isFirst: boolean;
  readonly onDone: (added: ReplyOf<"finishPasskey">) => void;
  readonly onClose: () => void;
}

interface Typed {
  readonly name: string;
  readonly currentPassword: string;
}

/** Adds a passkey of this device, or of a phone or a key that the browser offers. */
export function AddPasskey({ isFirst, onDone, onClose }: AddPasskeyProps) {
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
