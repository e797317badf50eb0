import History from "@mui/icons-material/History";
import { Box, Button, Paper, Typography } from "@mui/material";
import { useMemo } from "react";
import { RecordContextProvider, ResourceContextProvider } from "react-admin";
import { Link } from "react-router-dom";
import type { Reel } from "../../../../contract/reels";
import type { LenientRow } from "../../../api/readRow";
import { hasFeature } from "../../../api/session";
import { reelHistoryAddress } from "../../recordAddresses";
import { cellFor } from "../../schema/cellFor";
import { FieldList } from "../../schema/FieldList";
import { fieldsOf } from "../../schema/fieldsOf";
import { useTexts } from "../../useTexts";
import { paperFields, reels } from "./resource";
import { reelsTexts } from "./screenTexts";
import { useReelBarcode } from "./useReel";

const specified = [
  "barcodeId",
  "reelNo",
  "status",
  "reelSet",
  "paperType",
  "gsm",
  "burstFactor",
  "deckle",
  "initialWeight",
  "currentWeight",
  "previousWeight",
  "unit",
  "supplierName",
  "createdBy",
  "createdAt",
] as const;

/** All that is known of a reel, beside its barcode. */
export function ReelDetails({ reel }: { readonly reel: LenientRow<Reel> }) {
  const text = useTexts(reelsTexts);
  const { barcodeId = "" } = reel;
  const fields = useMemo(
    () =>
      fieldsOf(reels.list.row, hasFeature("paper") ? [...specified, ...paperFields] : specified),
    [],
  );
  const { data: barcode, error } = useReelBarcode(barcodeId);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <Box sx={{ minWidth: 250, minHeight: 120, bgcolor: "#fff", p: 1 }}>
          {barcode !== undefined && (
            // As large as it was drawn: a scanner can read it off the screen.
            <Box
              component="img"
              src={barcode}
              alt={text("reel.barcode", { barcodeId })}
              sx={{ display: "block", maxWidth: "100%" }}
            />
          )}
          {error && <Typography color="#a8201a">{text("reel.noBarcode")}</Typography>}
        </Box>
        <Button
          component={Link}
          to={reelHistoryAddress(barcodeId)}
          variant="outlined"
          startIcon={<History />}
        >
          {text("reel.history")}
        </Button>
      </Box>
      <ResourceContextProvider value="reels">
        <RecordContextProvider value={reel}>
          <FieldList
            fields={fields}
            minWidth={150}
            cell={({ name, kind }) => {
              const Cell = cellFor[kind];
              return <Cell source={name} />;
            }}
          />
        </RecordContextProvider>
      </ResourceContextProvider>
    </Paper>
  );
}
