import Close from "@mui/icons-material/Close";
import { Box, Button, IconButton, Paper, Typography } from "@mui/material";
import { useChangeWords } from "./useChangeWords";
import { useUndo, useUndoOffer } from "./useUndoOffer";

/** Offers for a few seconds to take the last change back, wherever in the office somebody is. */
export default function UndoOffer() {
  const { text, callText, recordText } = useChangeWords();
  const { change, secondsLeft, leave } = useUndoOffer();
  const [undo, isBusy] = useUndo({
    done: (undone) =>
      text("undo.done", { change: `${recordText(undone)}, ${callText(undone.call)}` }),
    failed: text("undo.failed"),
  });
  return (
    <Box
      component="section"
      aria-label={text("undo.label")}
      aria-live="polite"
      sx={{
        position: "fixed",
        zIndex: "snackbar",
        right: { xs: 8, sm: 24 },
        left: { xs: 8, sm: "auto" },
        bottom: { xs: 80, sm: 24 },
        pointerEvents: "none",
        "@media print": { display: "none" },
      }}
    >
      {change !== undefined && (
        <Paper
          key={change.id}
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
            onClick={() => void undo(change)}
            sx={{ flex: "none", minHeight: 44, fontVariantNumeric: "tabular-nums" }}
          >
            {text("undo.action")}
            <Box component="span" aria-hidden="true" sx={{ ml: 0.75, minWidth: "3ch" }}>
              {secondsLeft} s
            </Box>
          </Button>
          <IconButton
            aria-label={text("undo.close")}
            onClick={leave}
            sx={{ flex: "none", minWidth: 44, minHeight: 44 }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Paper>
      )}
    </Box>
  );
}
