import { Button } from "@mui/material";
import { lazy, Suspense } from "react";
import { RecordContextProvider } from "react-admin";
import { Link, useParams } from "react-router-dom";
import { hasFeature } from "../../../../api/session";
import { useTexts } from "../../../../texts/useTexts";
import { addressOf } from "../../../canonicalPaths";
import { RecordHistory } from "../../../history/RecordHistory";
import { normalizeBarcode } from "../../../layout/BarcodeLink";
import { DelayedProgress, LoadError } from "../../../layout/QueryResult";
import { NextStepButton } from "../../../layout/RecordButtons";
import { Screen } from "../../../layout/Screen";
import { reelHistoryAddress } from "../../../recordAddresses";
import { EditButton } from "../../../schema/ShowScreen";
import { reelsTexts } from "../../reelTexts";
import { PrintReelButton, ReelDetails, useReel } from "../ReelDetails";

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
          {hasFeature("paper") && reel.id !== undefined && (
            <Suspense fallback={null}>
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
