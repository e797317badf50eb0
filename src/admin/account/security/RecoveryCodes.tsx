import { Alert, Box, Button } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../texts/useTexts";
import { InfoDialog } from "../../layout/ConfirmDialog";
import { usePrinting } from "../../print/usePrinting";
import { securityTexts } from "../texts";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows the recovery codes, which the host sends this once. The dialog closes by its button alone. */
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
