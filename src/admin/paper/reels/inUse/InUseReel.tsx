import ExpandMore from "@mui/icons-material/ExpandMore";
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Typography,
} from "@mui/material";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { ReelWithUsages } from "../../../../../contract/reels";
import type { ListRow } from "../../../../api/readRow";
import { hasFeature } from "../../../../api/session";
import { reelAddress } from "../../../recordAddresses";
import { useTexts } from "../../../useTexts";
import { reelsTexts } from "../screenTexts";
import { OrderUsages } from "./OrderUsages";
import { reelHeader, reelHeaderFields } from "./reelHeader";

interface InUseReelProps {
  readonly reel: ListRow<ReelWithUsages>;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A running reel; its usages are there once it is opened. */
export function InUseReel({ reel, isOpen, onToggle }: InUseReelProps) {
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
        {reel.barcodeId !== undefined && hasFeature("history") && (
          <Button component={Link} to={reelAddress(reel.barcodeId)} size="small" sx={{ mb: 1 }}>
            {text("inUseReels.openReel")}
          </Button>
        )}
        <OrderUsages usages={reel.orderUsages ?? []} reel={facts.barcodeId} />
      </AccordionDetails>
    </Accordion>
  );
}
