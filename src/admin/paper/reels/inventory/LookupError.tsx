import { Alert, Button } from "@mui/material";
import { HostError, TokenMissing } from "../../../../api/hostErrors";
import { defineTexts, useTexts } from "../../../useTexts";

const lookupTexts = defineTexts("reelLookup", {
  which: "Several suppliers have a reel with this number. Which one do you mean?",
});

interface LookupErrorProps {
  readonly error: Error;
  readonly failed: string;
  readonly onChoose: (barcodeId: string) => void;
}

/** Why no reel is shown. Where two suppliers have one with this number, each of them can be chosen. */
export function LookupError({ error, failed, onChoose }: LookupErrorProps) {
  const text = useTexts(lookupTexts);
  const isChoice = error instanceof HostError && error.status === 409;
  const reels = isChoice ? Object.entries(error.body.errors ?? {}) : [];
  if (reels.length === 0) {
    return <Alert severity="error">{error instanceof TokenMissing ? error.message : failed}</Alert>;
  }
  return (
    <Alert severity="info" slotProps={{ message: { sx: { display: "grid", gap: 1 } } }}>
      {text("which")}
      {reels.map(([barcodeId, supplier]) => (
        <Button
          key={barcodeId}
          variant="outlined"
          color="inherit"
          onClick={() => onChoose(barcodeId)}
          sx={{ justifySelf: "start", overflowWrap: "anywhere", textAlign: "left" }}
        >
          {supplier} · {barcodeId}
        </Button>
      ))}
    </Alert>
  );
}
