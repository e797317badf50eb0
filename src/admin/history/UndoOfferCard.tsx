import Close from "@mui/icons-material/Close";
import { Box, Button, IconButton, Paper, Typography } from "@mui/material";
import { useNotify } from "react-admin";
import type { UndoableChange } from "../../../contract/history";
import { followAccount } from "../../api/sessionChanges";
import { longNotice, useSend } from "../sending";
import { type Host, useHost } from "../useHostQuery";
import { useChangeWords } from "./useChangeWords";

interface UndoOfferCardProps {
  readonly change: UndoableChange;
  readonly secondsLeft: number;
  /** Dismisses the offer and keeps the change. */
  readonly onLeave: () => void;
}

export default function UndoOfferCard({ change, secondsLeft, onLeave }: UndoOfferCardProps) {
  const { text, callText, recordText } = useChangeWords();
  const [undo, isBusy] = useUndo(change, {
    done: text("undo.done", { change: `${recordText(change)}, ${callText(change.call)}` }),
    failed: text("undo.failed"),
  });
  return (
    <Paper
      elevation={6}
      sx={{
        pl: 2,
        pr: 1,
        py: 0.5,
        maxWidth: { sm: 440 },
        display: "flex",
        gap: 1,
        alignItems: "center",
        pointerEvents: "auto",
        borderLeft: 4,
        borderColor: "primary.main",
      }}
    >
      <Typography
        variant="body2"
        sx={{
          flexGrow: 1,
          minWidth: 0,
          overflow: "hidden",
          overflowWrap: "anywhere",
          // A long name must not cover the screen.
          display: "-webkit-box",
          WebkitBoxOrient: "vertical",
          WebkitLineClamp: 2,
        }}
      >
        <strong>{callText(change.call)}</strong>: {recordText(change)}
      </Typography>
      <Button
        loading={isBusy}
        onClick={() => void undo()}
        sx={{ flex: "none", minHeight: 44, fontVariantNumeric: "tabular-nums" }}
      >
        {text("undo.action")}
        <Box component="span" aria-hidden="true" sx={{ ml: 0.75, minWidth: "3ch" }}>
          {secondsLeft} s
        </Box>
      </Button>
      <IconButton
        aria-label={text("undo.close")}
        onClick={onLeave}
        sx={{ flex: "none", minWidth: 44, minHeight: 44 }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Paper>
  );
}

type UndoTexts = Readonly<Record<"done" | "failed", string>>;

/** Undoes a change. A refusal means that another person has changed the record. */
function useUndo(change: UndoableChange, { done, failed }: UndoTexts) {
  const host = useHost();
  const notify = useNotify();
  return useSend({
    call: (host) => host.call("undoChange", { id: change.id }),
    onDone: ({ message: addition = "" }) => {
      const isMore = addition !== "";
      notify(isMore ? `${done}. ${addition}` : done, {
        type: "success",
        ...(isMore && longNotice),
      });
    },
    failed,
    onSettled: () => (change.kind === "admin" ? followOwnName(host) : undefined),
  });
}

/**
 * Updates the admin's own name, which the change may concern. If the read fails, the old greeting stays until the
 * account is opened.
 */
async function followOwnName(host: Host): Promise<void> {
  await host.call("getAccount", {}).then(followAccount, () => undefined);
}
