import { Box, Button, Paper, Stack, Typography } from "@mui/material";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../canonicalPaths";
import { usePrintEmployeeSticker } from "../employees/exports";
import { Barcode } from "../print/stickers";
import { useTexts } from "../useTexts";
import { salaryTexts } from "./screenTexts";

interface EmployeeBarcodeProps {
  readonly barcodeId: string;
  readonly name: string;
  readonly unit: string | undefined;
  /** The host's own picture of the barcode, base64; without it the barcode is drawn here. */
  readonly picture?: string | undefined;
}

/** The employee's barcode, to be printed, and the way back. */
export function EmployeeBarcode({ barcodeId, name, unit, picture }: EmployeeBarcodeProps) {
  const text = useTexts(salaryTexts);
  const print = usePrintEmployeeSticker();

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 480, display: "grid", gap: 2 }}>
      <Typography role="status">{text("barcode.saved", { name })}</Typography>
      <Box sx={{ p: 1.5, bgcolor: "#fff" }}>
        {picture === undefined ? (
          <Box sx={{ height: 96 }}>
            <Suspense fallback={null}>
              <Barcode text={barcodeId} />
            </Suspense>
          </Box>
        ) : (
          <Box
            component="img"
            src={`data:image/png;base64,${picture}`}
            alt={barcodeId}
            sx={{ display: "block", maxWidth: "100%", mx: "auto" }}
          />
        )}
      </Box>
      <Typography sx={{ textAlign: "center", fontWeight: 600 }}>{barcodeId}</Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5 }}>
        <Button variant="contained" onClick={() => print({ barcodeId, name, unit })}>
          {text("barcode.print")}
        </Button>
        <Button component={Link} to={addressOf("admin/employee")} variant="outlined">
          {text("barcode.back")}
        </Button>
      </Stack>
    </Paper>
  );
}
