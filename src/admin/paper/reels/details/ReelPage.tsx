import History from "@mui/icons-material/History";
import Print from "@mui/icons-material/Print";
import { Box, Button, Paper, Typography } from "@mui/material";
import { lazy, Suspense, useMemo } from "react";
import { RecordContextProvider, ResourceContextProvider } from "react-admin";
import { Link, useParams } from "react-router-dom";
import type { Reel } from "../../../../../contract/reels";
import type { LenientRow } from "../../../../api/readRow";
import { isOwnHost } from "../../../../api/session";
import { useTexts } from "../../../../texts/useTexts";
import { addressOf, reelHistoryAddress } from "../../../addresses";
import { RecordHistory } from "../../../history/RecordHistory";
import { normalizeBarcode } from "../../../layout/BarcodeLink";
import { DelayedProgress, LoadError } from "../../../layout/QueryResult";
import { NextStepButton } from "../../../layout/RecordButtons";
import { Screen } from "../../../layout/Screen";
import { cellFor, FieldList } from "../../../schema/cellFor";
import { fieldsOf } from "../../../schema/fieldsOf";
import { EditButton } from "../../../schema/ShowScreen";
import { useHostCall, useHostQuery } from "../../../useHostQuery";
import { reelsTexts } from "../../reelTexts";
import { usePrintReels } from "../reelStickers";
import { paperFields, reels } from "../resource";

const LedgerSection = lazy(() => import("../../ledger/LedgerSection"));

export default function ReelPage() {
  const text = useTexts(reelsTexts);
  const barcodeId = normalizeBarcode(useParams().barcodeId ?? "");
  const { data: reel, error, isPending, refetch } = useReel(barcodeId);
  // A reel in the store needs its sticker. A used one has a history.
  const isStored = reel?.status === "AVAILABLE";

  return (
    <Screen
      title={text("reel.title", { barcodeId })}
      actions={
        <>
          <Button component={Link} to={addressOf("admin/inventory")}>
            {text("reel.toInventory")}
          </Button>
          {reel?.id !== undefined && <EditButton resource="reels" id={reel.id} />}
          <PrintReelButton reel={reel} isNext={isStored} />
          {reel && !isStored && (
            <NextStepButton to={reelHistoryAddress(barcodeId)}>
              {text("reel.history")}
            </NextStepButton>
          )}
        </>
      }
    >
      {isPending && <DelayedProgress />}
      {error && (
        <LoadError message={text("reel.failed")} error={error} onRetry={() => void refetch()} />
      )}
      {reel && !error && (
        <>
          <ReelDetails reel={reel} hasHistoryLink={isStored} />
          {isOwnHost() && reel.id !== undefined && (
            <Suspense fallback={<DelayedProgress />}>
              <LedgerSection reel={{ ...reel, id: reel.id }} />
            </Suspense>
          )}
          <RecordContextProvider value={reel}>
            <RecordHistory kind="reel" />
          </RecordContextProvider>
        </>
      )}
    </Screen>
  );
}

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

interface ReelDetailsProps {
  readonly reel: LenientRow<Reel>;
  /** False if the page has the link itself. */
  readonly hasHistoryLink?: boolean;
}

export function ReelDetails({ reel, hasHistoryLink = true }: ReelDetailsProps) {
  const text = useTexts(reelsTexts);
  const { barcodeId = "" } = reel;
  const fields = useMemo(
    () => fieldsOf(reels.list.row, isOwnHost() ? [...specified, ...paperFields] : specified),
    [],
  );
  const { data: barcode, error } = useReelBarcode(barcodeId);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2.5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <Box sx={{ minWidth: 250, minHeight: 183, bgcolor: "#fff", p: 1 }}>
          {barcode !== undefined && (
            // The barcode has the size in which it was drawn, so that a scanner can read it off the screen.
            <Box
              component="img"
              src={barcode}
              alt={text("reel.barcode", { barcodeId })}
              sx={{ display: "block", maxWidth: "100%" }}
            />
          )}
          {error && <Typography color="#a8201a">{text("reel.noBarcode")}</Typography>}
        </Box>
        {hasHistoryLink && (
          <Button
            component={Link}
            to={reelHistoryAddress(barcodeId)}
            variant="outlined"
            startIcon={<History />}
          >
            {text("reel.history")}
          </Button>
        )}
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

interface PrintReelProps {
  readonly reel: LenientRow<Reel> | undefined;
  /** True if the sticker is the reel's next step. */
  readonly isNext?: boolean;
}

export function PrintReelButton({ reel, isNext = false }: PrintReelProps) {
  const text = useTexts(reelsTexts);
  const print = usePrintReels();
  return (
    <Button
      variant={isNext ? "contained" : "outlined"}
      startIcon={<Print />}
      onClick={() => print(reel ? [reel] : [])}
    >
      {text("reel.print")}
    </Button>
  );
}

/** Reads a reel by its barcode or its number. An empty code sends no request. */
export const useReel = (code: string) =>
  useHostCall(
    ["reels", "details", code],
    "getReelDetails",
    { barcodeIdOrReelNo: code },
    { enabled: code !== "" },
  );

const asDataUrl = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });

const useReelBarcode = (barcodeId: string) =>
  useHostQuery({
    key: ["reels", "barcode", barcodeId],
    ask: async (host, signal) =>
      asDataUrl(await host.call("getReelBarcode", { barcodeId }, { signal })),
    enabled: barcodeId !== "",
  });
