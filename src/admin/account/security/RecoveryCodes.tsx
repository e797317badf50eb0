import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from "@mui/material";
import { useId, useState } from "react";
import { usePrinting } from "../../print/usePrinting";
import { useTexts } from "../../useTexts";
import { securityTexts } from "../screenTexts";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows the recovery codes, which the host sends this once. The dialog closes by its button alone. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const text = useTexts(securityTexts);
  const title = useId();
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
    <Dialog open aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{text("codes.title")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <Alert severity="warning" role="status">
          {text("codes.hint")}
        </Alert>
        <Box
          component="ul"
          sx={{
            ...{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 },
            gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" },
            fontFamily: "monospace",
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
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
      </DialogActions>
    </Dialog>
  );
}
