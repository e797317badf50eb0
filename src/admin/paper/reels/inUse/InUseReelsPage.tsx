import ExpandMore from "@mui/icons-material/ExpandMore";
import Refresh from "@mui/icons-material/Refresh";
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Box,
  Button,
  Typography,
} from "@mui/material";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import type { Reel, ReelWithUsages } from "../../../../../contract/reels";
import { HostError, TokenMissing } from "../../../../api/hostErrors";
import type { LenientRow, ListRow, RecordId } from "../../../../api/readRow";
import { isOwnHost } from "../../../../api/session";
import { useTexts } from "../../../../texts/useTexts";
import { reelAddress } from "../../../addresses";
import { Screen } from "../../../layout/Screen";
import { formatterFor } from "../../../schema/formatterFor";
import { useHostCall } from "../../../useHostQuery";
import { reelsTexts } from "../../reelTexts";
import { OrderUsages } from "../UsageTables";

export default function InUseReelsPage() {
  const text = useTexts(reelsTexts);
  const { data, error, isPending, isFetching, refetch } = useHostCall(
    ["reels", "in use"],
    "getInUseReels",
    {},
  );
  const [open, setOpen] = useState<RecordId>();
  const reels = error ? undefined : data;

  return (
    <Screen
      title={text("inUseReels.title")}
      actions={
        <Button startIcon={<Refresh />} loading={isFetching} onClick={() => void refetch()}>
          {text("inUseReels.reload")}
        </Button>
      }
    >
      {isPending && <Typography role="status">{text("inUseReels.loading")}</Typography>}
      {error && (
        <Alert severity="error">
          {text("inUseReels.error", {
            message: inUseError(error, {
              noToken: text("inUseReels.noToken"),
              failed: text("inUseReels.failed"),
            }),
          })}
        </Alert>
      )}
      {reels?.length === 0 && <Typography role="status">{text("inUseReels.empty")}</Typography>}
      {reels !== undefined && reels.length > 0 && (
        <Box>
          {reels.map((reel) => (
            <InUseReel
              key={reel.id}
              reel={reel}
              isOpen={open === reel.id}
              onToggle={(isOpen) => setOpen(isOpen ? reel.id : undefined)}
            />
          ))}
        </Box>
      )}
    </Screen>
  );
}

export function inUseError(
  error: Error,
  { noToken, failed }: Readonly<Record<"noToken" | "failed", string>>,
): string {
  if (error instanceof TokenMissing) return noToken;
  if (error instanceof HostError) return error.body.message ?? failed;
  return error.message;
}

interface InUseReelProps {
  readonly reel: ListRow<ReelWithUsages>;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A running reel; its usages are there once it is opened. */
function InUseReel({ reel, isOpen, onToggle }: InUseReelProps) {
  const text = useTexts(reelsTexts);
  const facts = reelHeader(reel, text("inUseReels.none"));
  const id = useId();
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, isOpening) => onToggle(isOpening)}
      disableGutters
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: "h2" } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} id={`${id}-head`} aria-controls={`${id}-panel`}>
        <Box
          component="span"
          sx={{
            width: "100%",
            display: "grid",
            gap: 1.5,
            gridTemplateColumns: "repeat(auto-fit, minmax(92px, 1fr))",
          }}
        >
          {reelHeaderFields.map((field) => (
            <span key={field}>
              <Typography
                component="span"
                variant="caption"
                color="text.secondary"
                sx={{ display: "block" }}
              >
                {text(`inUseReels.header.${field}`)}{" "}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                sx={{
                  fontWeight: field === "barcodeId" ? 700 : 400,
                  fontVariantNumeric: "tabular-nums",
                }}
              >
                {facts[field]}
              </Typography>
            </span>
          ))}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ borderTop: 1, borderColor: "divider" }}>
        {reel.barcodeId !== undefined && isOwnHost() && (
          <Button component={Link} to={reelAddress(reel.barcodeId)} size="small" sx={{ mb: 1 }}>
            {text("inUseReels.openReel")}
          </Button>
        )}
        <OrderUsages usages={reel.orderUsages ?? []} reel={facts.barcodeId} />
      </AccordionDetails>
    </Accordion>
  );
}

const reelHeaderFields = [
  "barcodeId",
  "reelNo",
  "initialWeight",
  "currentWeight",
  "previousWeight",
  "paperType",
  "gsm",
  "deckle",
] as const;

/** Returns the texts of a row's header. Weights are in Kg. `none` replaces unknown values. */
export function reelHeader(
  reel: LenientRow<Reel>,
  none: string,
): Record<(typeof reelHeaderFields)[number], string> {
  const weight = (kilograms: number | undefined) =>
    kilograms === undefined ? none : formatterFor.kilograms(kilograms);
  return {
    barcodeId: reel.barcodeId ?? none,
    reelNo: String(reel.reelNo ?? none),
    initialWeight: weight(reel.initialWeight),
    currentWeight: weight(reel.currentWeight),
    previousWeight: weight(reel.previousWeight),
    paperType: reel.paperType ?? none,
    gsm: String(reel.gsm ?? none),
    deckle: String(reel.deckle ?? none),
  };
}
