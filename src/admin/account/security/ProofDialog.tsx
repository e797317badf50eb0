import { Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import type { SecondStep } from "../../../../contract/admins";
import { canUsePasskeys, signByPasskey } from "../../../api/passkeys";
import { useTexts } from "../../../texts/useTexts";
import { QuestionDialog } from "../../layout/ConfirmDialog";
import { QueryResult } from "../../layout/QueryResult";
import { CallDialog } from "../../schema/FormDialog";
import { FormField } from "../../schema/formInputs";
import { useSend } from "../../sending";
import { useHostQuery } from "../../useHostQuery";
import { proofTexts } from "../texts";

interface ProofDialogProps {
  readonly onAnswer: (isProven: boolean) => void;
}

/** Asks for one of the person's second factors. */
export default function ProofDialog({ onAnswer }: ProofDialogProps) {
  const text = useTexts(proofTexts);
  const query = useHostQuery({
    key: ["proof"],
    ask: (host) => host.call("beginProof", {}),
    gcTime: 0,
  });
  if (query.data) return <StepDialog step={query.data} onAnswer={onAnswer} />;
  return (
    <QuestionDialog
      title={text("title")}
      question={
        <QueryResult query={query} failed={text("notBegun")}>
          {() => null}
        </QueryResult>
      }
      cancel={text("cancel")}
      confirm={text("confirm")}
      isDisabled
      onCancel={() => onAnswer(false)}
      renderForm={(parts) => parts}
    />
  );
}

function StepDialog({ step, onAnswer }: ProofDialogProps & { readonly step: SecondStep }) {
  const text = useTexts(proofTexts);
  const [isRecovery, setRecovery] = useState(!step.hasApp);
  const { ticket, hasApp, hasRecoveryCodes, passkey } = step;
  const field = isRecovery ? "recoveryCode" : "code";
  const usablePasskey = canUsePasskeys() ? passkey : undefined;
  const [sendPasskey, isAsking, passkeyError] = useSend({
    notifiesError: false,
    call: async (host) => {
      if (usablePasskey)
        await host.call("finishProof", { ticket, passkey: await signByPasskey(usablePasskey) });
    },
    failed: text("passkeyFailed"),
    onDone: () => onAnswer(true),
  });
  return (
    <CallDialog
      title={text("title")}
      question={text("question")}
      cancel={text("cancel")}
      confirm={text("confirm")}
      color="primary"
      key={field}
      defaultValues={{ [field]: "" }}
      read={(draft) => {
        const value = String(draft[field] ?? "").trim();
        return value === ""
          ? { ok: false, errors: { [field]: text("missing") } }
          : { ok: true, value };
      }}
      call={(host, value: string) => host.call("finishProof", { ticket, [field]: value })}
      failed={text("failed")}
      onDone={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <Stack sx={{ gap: 1.5, mt: 2, alignItems: "start" }}>
        {usablePasskey && (
          <Button variant="outlined" loading={isAsking} onClick={() => void sendPasskey()}>
            {text("usePasskey")}
          </Button>
        )}
        {passkeyError !== undefined && (
          <Typography color="error" role="alert">
            {passkeyError}
          </Typography>
        )}
        <FormField
          name={field}
          label={text(field)}
          autoFocus={!usablePasskey}
          fullWidth
          slotProps={{
            htmlInput: {
              autoComplete: isRecovery ? "off" : "one-time-code",
              inputMode: isRecovery ? "text" : "numeric",
              maxLength: isRecovery ? 40 : 20,
            },
          }}
        />
        {hasApp && hasRecoveryCodes && (
          <Button size="small" onClick={() => setRecovery(!isRecovery)}>
            {text(isRecovery ? "useApp" : "useRecoveryCode")}
          </Button>
        )}
      </Stack>
    </CallDialog>
  );
}
