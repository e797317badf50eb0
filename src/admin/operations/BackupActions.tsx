import Backup from "@mui/icons-material/Backup";
import Download from "@mui/icons-material/Download";
import FactCheck from "@mui/icons-material/FactCheck";
import { Box, Button, TextField } from "@mui/material";
import { useState } from "react";
import type { OperationsState, StoredBackup } from "../../../contract/operations";
import { writesShown } from "../../api/hostWrites";
import { saveFile } from "../../browser/saveFile";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { ConfirmDialog } from "../layout/ConfirmDialog";
import { useSend } from "../sending";
import { operationsTexts } from "./texts";

/** Starts a backup or a drill. Only one runs at a time. */
export function StartButtons({ state }: { readonly state: OperationsState | undefined }) {
  const text = useTexts(operationsTexts);
  const [backUp, isStarting] = useSend({
    call: (host) => host.call("startBackup", {}),
    done: text("actions.backUpBegun"),
    failed: text("actions.backUpFailed"),
    onSettled: writesShown,
  });
  const [prove, isProving] = useSend({
    call: (host) => host.call("startDrill", {}),
    done: text("actions.proveBegun"),
    failed: text("actions.proveFailed"),
    onSettled: writesShown,
  });
  if (state?.place === undefined) return null;
  const isRunning = state.runs.some((run) => run.isRunning);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FactCheck />}
        disabled={isRunning || !state.isProvable || state.backups.length === 0}
        loading={isProving}
        onClick={() => void prove()}
      >
        {text("actions.prove")}
      </Button>
      <Button
        variant="contained"
        startIcon={<Backup />}
        disabled={isRunning}
        loading={isStarting}
        onClick={() => void backUp()}
      >
        {text("actions.backUp")}
      </Button>
    </>
  );
}

export function BackupActions({ backup }: { readonly backup: StoredBackup }) {
  const text = useTexts(operationsTexts);
  const [isAsking, setAsking] = useState(false);
  const { name } = backup;
  const [download, isDownloading] = useSend({
    call: (host) => host.call("getBackup", { name }),
    onDone: (file) => saveFile(file, name),
    failed: text("actions.downloadFailed"),
  });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Button
        size="small"
        startIcon={<Download />}
        loading={isDownloading}
        aria-label={`${text("actions.download")}: ${name}`}
        onClick={() => void download()}
      >
        {text("actions.download")}
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={`${text("actions.restore")} ${name}`}
        onClick={() => setAsking(true)}
      >
        {text("actions.restore")}
      </Button>
      {isAsking && <RestoreDialog backup={backup} onClose={() => setAsking(false)} />}
    </Box>
  );
}

interface RestoreDialogProps {
  readonly backup: StoredBackup;
  readonly onClose: () => void;
}

/** Asks for the name of the backup, because a restore replaces everything. */
function RestoreDialog({ backup: { name, madeAt }, onClose }: RestoreDialogProps) {
  const text = useTexts(operationsTexts);
  const [typedName, setTypedName] = useState("");
  const [backupPassword, setPassword] = useState("");
  const [send, isBusy, error] = useSend({
    notifiesError: false,
    call: (host) => host.call("restoreBackup", { name, typedName, backupPassword }),
    done: text("restore.begun"),
    onDone: onClose,
    failed: text("restore.failed"),
  });
  return (
    <ConfirmDialog
      title={text("restore.title", { made: indiaMoment(madeAt) })}
      question={text("restore.question")}
      cancel={text("restore.keep")}
      confirm={text("restore.confirm")}
      error={error}
      isBusy={isBusy}
      isDisabled={typedName.trim() !== name}
      onCancel={onClose}
      onConfirm={() => void send()}
    >
      <TextField
        fullWidth
        margin="normal"
        label={text("backups.name")}
        helperText={text("restore.typed", { name })}
        value={typedName}
        onChange={({ target }) => setTypedName(target.value)}
        slotProps={{ htmlInput: { autoComplete: "off", spellCheck: false } }}
      />
      {name.endsWith(".age") && (
        <TextField
          fullWidth
          margin="normal"
          type="password"
          label={text("restore.password")}
          value={backupPassword}
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{ htmlInput: { autoComplete: "new-password" } }}
        />
      )}
    </ConfirmDialog>
  );
}
